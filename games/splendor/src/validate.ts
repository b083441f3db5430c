/** The boundary: action objects checked in the specified order, each refusal with its stable code (S16). */
import type { Event } from './events.ts';
import type { Action } from './actions.ts';
import { advance } from './advance.ts';
import { BONUS, COLORS, cardNumber, GOLD, nobleNumber, TOKENS } from './facts.ts';
import { BUY, claimable, DEEP, excess, HELD, type Move, moves, NOBLE, PASS, RESERVE, RETURN, SAME } from './moves.ts';
import { lanes, meets, owed, packedLeastGold, spareGold } from './payment.ts';
import { ACTION, CHOOSE_NOBLE, copy, GIVE_BACK, OVER, RESERVE_LIMIT, RULES, type State } from './state.ts';
import { playerId } from './view.ts';

const refusals = {
  MATCH_FINISHED: 'The game is over.',
  NOT_PLAYER_TURN: 'It is not your turn.',
  UNKNOWN_ACTION: 'There is no action of that name.',
  WRONG_PHASE: 'That cannot be done now.',
  COLORS_NOT_DISTINCT: 'Take one gem each of different colours.',
  TOKEN_POOL_TOO_LOW: 'The bank does not have enough of that colour.',
  TOKEN_COUNT_INVALID: 'That is not a number of gems one may take.',
  RESERVE_LIMIT_REACHED: 'You already hold three reserved cards.',
  CARD_NOT_FOUND: 'That card is not on the table.',
  TIER_UNKNOWN: 'The tiers are 1, 2 and 3, or tier1, tier2 and tier3.',
  DECK_EMPTY: 'That deck is empty.',
  RESERVED_CARD_NOT_OWNED: 'You have not reserved that card.',
  INSUFFICIENT_PAYMENT: 'That does not pay for the card.',
  OVERPAYMENT: 'Pay exactly: no more of a colour than is owed.',
  NOT_IN_OVERFLOW: 'You do not hold more than ten tokens.',
  RETURN_COUNT_INVALID: 'Return exactly what is above ten, of tokens you have.',
  NOBLE_NOT_CLAIMABLE: 'That noble would not visit you now.',
} as const;
export type RefusalCode = keyof typeof refusals;

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string;
}
export interface Performed {
  readonly ok: true;
  readonly state: State;
  /** What happened, with what only some may see still marked as hidden. */
  readonly events: readonly Event[];
}

/** Why the action is refused; `null` when it is legal. */
export function validate(state: State, action: Action): Refusal | null {
  const done = perform(state, action);
  return done.ok ? null : done;
}

/** The state after the action; the one given stays as it was. */
export function perform(state: State, action: Action): Performed | Refusal {
  const asked: Asked = { ...(action as object | null) };
  const move = readMove(state, asked);
  if (typeof move === 'string') return refuse(move);
  const wish = readNoble(state, asked, move);
  if (typeof wish === 'string') return refuse(wish);
  const after = copy(state);
  after.events = [];
  if (wish >= 0) after.wish = wish;
  advance(after, move);
  const code = finish(after, asked);
  if (code !== null) return refuse(code);
  const events = after.events;
  after.events = state.events === null ? null : [...state.events, ...events];
  return { ok: true, state: after, events };
}

const refuse = (code: RefusalCode): Refusal => ({ ok: false, code, message: refusals[code] });

const ACTION_TYPES = [
  'TAKE_TOKENS_DIFFERENT',
  'TAKE_TOKENS_SAME',
  'RESERVE_VISIBLE_CARD',
  'RESERVE_TOP_DECK_CARD',
  'PURCHASE_VISIBLE_CARD',
  'PURCHASE_RESERVED_CARD',
  'RETURN_TOKENS_AFTER_OVERFLOW',
  'SELECT_NOBLE',
  'PASS',
] as const satisfies readonly Action['type'][];

/** By number, or as the state of the specification names them. */
const TIERS = [
  [1, 'tier1'],
  [2, 'tier2'],
  [3, 'tier3'],
] as const;

/** An action before anything in it is believed. */
type Asked = Readonly<Record<string, unknown>>;

/** Ownership, then phase, then what each action asks for. */
function readMove(state: State, asked: Asked): Move | RefusalCode {
  if (state.step === OVER) return 'MATCH_FINISHED';
  if (asked.playerId !== playerId(state.turn)) return 'NOT_PLAYER_TURN';
  if (!ACTION_TYPES.some((known) => known === asked.type)) return 'UNKNOWN_ACTION';
  switch (asked.type) {
    case 'RETURN_TOKENS_AFTER_OVERFLOW':
      return state.step === GIVE_BACK ? readReturn(state, asked.return) : 'NOT_IN_OVERFLOW';
    case 'SELECT_NOBLE':
      return state.step === CHOOSE_NOBLE ? readSelection(state, asked.nobleId) : 'WRONG_PHASE';
  }
  if (state.step !== ACTION) return 'WRONG_PHASE';
  switch (asked.type) {
    case 'TAKE_TOKENS_DIFFERENT':
      return readDifferent(state, asked.take);
    case 'TAKE_TOKENS_SAME':
      return readSame(state, asked.take);
    case 'RESERVE_VISIBLE_CARD':
      return readReserve(state, asked.cardId);
    case 'RESERVE_TOP_DECK_CARD':
      return readReserveDeep(state, asked.tier);
    case 'PURCHASE_VISIBLE_CARD':
    case 'PURCHASE_RESERVED_CARD':
      return readPurchase(state, asked);
    default:
      return moves(state)[0] === PASS ? PASS : 'WRONG_PHASE';
  }
}

function readDifferent(state: State, take: unknown): Move | RefusalCode {
  const counts = readCounts(take, COLORS);
  if (counts === null) return 'TOKEN_COUNT_INVALID';
  if (counts.some((count) => count > 1)) return 'COLORS_NOT_DISTINCT';
  if (counts.some((count, color) => count > state.bank[color])) return 'TOKEN_POOL_TOO_LOW';
  const there = COLORS.filter((_, color) => state.bank[color] > 0).length;
  if (sum(counts) === 0 || sum(counts) !== (state.strictThree ? 3 : Math.min(3, there))) return 'TOKEN_COUNT_INVALID';
  return counts.reduce((mask, count, color) => mask | (count << color), 0);
}

function readSame(state: State, take: unknown): Move | RefusalCode {
  const counts = readCounts(take, COLORS);
  if (counts === null || counts.filter((count) => count > 0).length !== 1) return 'TOKEN_COUNT_INVALID';
  const color = counts.findIndex((count) => count > 0);
  if (state.bank[color] < 4) return 'TOKEN_POOL_TOO_LOW';
  return counts[color] === 2 ? SAME + color : 'TOKEN_COUNT_INVALID';
}

function readReserve(state: State, cardId: unknown): Move | RefusalCode {
  if (state.reserved[state.turn].length >= RESERVE_LIMIT) return 'RESERVE_LIMIT_REACHED';
  const slot = placeOf(state.slots, cardId);
  return slot < 0 ? 'CARD_NOT_FOUND' : RESERVE + slot;
}

function readReserveDeep(state: State, tier: unknown): Move | RefusalCode {
  if (state.reserved[state.turn].length >= RESERVE_LIMIT) return 'RESERVE_LIMIT_REACHED';
  const deck = TIERS.findIndex((names) => names.some((name) => name === tier));
  if (deck < 0) return 'TIER_UNKNOWN';
  return state.left[deck] === 0 ? 'DECK_EMPTY' : DEEP + deck;
}

function readPurchase(state: State, asked: Asked): Move | RefusalCode {
  const held = asked.type === 'PURCHASE_RESERVED_CARD';
  const place = placeOf(held ? state.reserved[state.turn] : state.slots, asked.cardId);
  if (place < 0) return held ? 'RESERVED_CARD_NOT_OWNED' : 'CARD_NOT_FOUND';
  const card = (held ? state.reserved[state.turn] : state.slots)[place];
  const gems = readPayment(state, card, asked.payment);
  return typeof gems === 'string' ? gems : ((held ? HELD : BUY) + place) | (gems << 7);
}

/** The gems of a payment, packed. */
function readPayment(state: State, card: number, payment: unknown): number | RefusalCode {
  const tokens = state.tokens[state.turn];
  const bonuses = state.bonuses[state.turn];
  if (spareGold(bonuses, tokens, card) < 0) return 'INSUFFICIENT_PAYMENT';
  if (payment === undefined) return packedLeastGold(bonuses, tokens, card);
  const paid = readCounts(payment, TOKENS);
  if (paid === null || paid.some((count, kind) => count > tokens[kind])) return 'INSUFFICIENT_PAYMENT';
  const due = COLORS.map((_, color) => owed(bonuses, card, color));
  const useful = sum(due.map((owing, color) => Math.min(owing, paid[color])));
  if (useful + paid[GOLD] < sum(due)) return 'INSUFFICIENT_PAYMENT';
  if (sum(paid) !== sum(due) || useful + paid[GOLD] > sum(due)) return 'OVERPAYMENT';
  return due.reduce((packed, _, color) => packed | (paid[color] << (3 * color)), 0);
}

function readReturn(state: State, raw: unknown): Move | RefusalCode {
  const tokens = state.tokens[state.turn];
  const counts = readCounts(raw, TOKENS);
  if (counts === null || sum(counts) !== excess(tokens) || counts.some((count, kind) => count > tokens[kind]))
    return 'RETURN_COUNT_INVALID';
  return counts.reduce((move, count, kind) => move | (count << (7 + 2 * kind)), RETURN);
}

function readSelection(state: State, nobleId: unknown): Move | RefusalCode {
  const open = claimable(state);
  if (nobleId === undefined && RULES[state.rules].unnamedNoble === 'lowest id') return NOBLE + open[0];
  const noble = nobleNamed(nobleId);
  return open.includes(noble) ? NOBLE + noble : 'NOBLE_NOT_CLAIMABLE';
}

/** The noble named with an action, or -1; it must come with the bonuses that the action leads to. */
function readNoble(state: State, asked: Asked, move: Move): number | RefusalCode {
  if (asked.nobleId === undefined || asked.nobleId === null || asked.type === 'SELECT_NOBLE') return -1;
  const bonuses = state.bonuses[state.turn].slice();
  const code = move & 127;
  if (code >= BUY && code < NOBLE) {
    const card = code >= HELD ? state.reserved[state.turn][code - HELD] : state.slots[code - BUY];
    bonuses[BONUS[card]]++;
  }
  const noble = nobleNamed(asked.nobleId);
  return state.nobles.includes(noble) && meets(lanes(bonuses), noble) ? noble : 'NOBLE_NOT_CLAIMABLE';
}

/** The return that came with the action, and the noble that nobody named. */
function finish(after: State, asked: Asked): RefusalCode | null {
  if (asked.return !== undefined && asked.type !== 'RETURN_TOKENS_AFTER_OVERFLOW') {
    const counts = readCounts(asked.return, TOKENS);
    if (counts === null) return 'RETURN_COUNT_INVALID';
    if (after.step === GIVE_BACK) {
      const move = readReturn(after, asked.return);
      if (typeof move === 'string') return move;
      advance(after, move);
    } else if (sum(counts) > 0) return 'NOT_IN_OVERFLOW';
  }
  const lowest = asked.nobleId === undefined && RULES[after.rules].unnamedNoble === 'lowest id';
  if (after.step === CHOOSE_NOBLE && lowest) advance(after, NOBLE + claimable(after)[0]);
  return null;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Numbers by name, in gem order; `null` when it is not an object of known names and whole numbers from 0. */
function readCounts(raw: unknown, names: readonly string[]): number[] | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const given = raw as Readonly<Record<string, unknown>>;
  if (Object.keys(given).some((name) => !names.includes(name))) return null;
  const counts = names.map((name) => (Object.hasOwn(given, name) ? given[name] : 0));
  return counts.every((count) => Number.isInteger(count) && (count as number) >= 0) ? (counts as number[]) : null;
}

const nobleNamed = (id: unknown): number => (typeof id === 'string' ? nobleNumber(id) : -1);

const placeOf = (cards: readonly number[], cardId: unknown): number => {
  const card = typeof cardId === 'string' ? cardNumber(cardId) : -1;
  return card < 0 ? -1 : cards.indexOf(card);
};
