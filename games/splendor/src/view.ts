/** What a seat, or an onlooker, knows: the specified payload, and a full state that looks like it. */
import { type Random, type Seat, shuffle } from '@baize/game';
import {
  type Card,
  CARDS,
  type Color,
  COLORS,
  cardNumber,
  type Noble,
  NOBLES,
  nobleNumber,
  type Tier,
  TIER,
  type Token,
  TOKENS,
} from './facts.ts';
import { claimable, excess } from './moves.ts';
import { ranking } from './ranking.ts';
import {
  ACTION,
  CHOOSE_NOBLE,
  copy,
  type Ending,
  GIVE_BACK,
  OVER,
  overwrite,
  type RuleSet,
  restore,
  type State,
} from './state.ts';

export const GAME_ID = 'splendor';
export const RULESET_VERSION = '2024-space-cowboys-base-en';

/** `p0`, `p1` … by seat. */
export type PlayerId = `p${number}`;
export type Phase = 'main_turn' | 'end_of_turn_checks' | 'finished';

/** A card reserved from a deck, as everybody but its owner sees it. */
export interface HiddenCard {
  readonly tier: Tier;
}

export interface PlayerBoard {
  readonly tokens: Record<Token, number>;
  readonly bonuses: Record<Color, number>;
  readonly reserved: readonly (Card | HiddenCard)[];
  /** Beside `reserved`: whether the card is hidden from all but its owner. */
  readonly blind: readonly boolean[];
  /** In the order bought. */
  readonly purchasedCardIds: readonly string[];
  readonly nobles: readonly Noble[];
  readonly prestige: number;
}

/** What the player on turn owes before the turn can end. */
export type Pending =
  | {
      readonly type: 'RETURN_TOKENS_AFTER_OVERFLOW';
      readonly playerId: PlayerId;
      /** Exactly as many go back. */
      readonly count: number;
      /** The noble asked for with the action, if one was. */
      readonly nobleId: string | null;
    }
  | { readonly type: 'SELECT_NOBLE'; readonly playerId: PlayerId; readonly nobleIds: readonly string[] };

export interface View {
  readonly seat: Seat | null;
  readonly gameId: typeof GAME_ID;
  readonly rulesetVersion: typeof RULESET_VERSION;
  readonly options: { readonly rules: RuleSet; readonly strictThree: boolean; readonly playTo: number };
  readonly phase: Phase;
  /** Whose decision it is; `null` when the game is over. */
  readonly currentPlayerId: PlayerId | null;
  readonly pending: Pending | null;
  readonly bankTokens: Record<Token, number>;
  /** Four slots a tier; `null` where the deck ran out. */
  readonly tableau: Record<`tier${Tier}`, readonly (Card | null)[]>;
  readonly decksRemaining: Record<`tier${Tier}`, number>;
  /** Those still to be won, ascending. */
  readonly nobles: readonly Noble[];
  /** In seat order. */
  readonly playerBoards: Readonly<Record<PlayerId, PlayerBoard>>;
  readonly roundStartPlayerId: PlayerId;
  readonly lastRoundTriggered: boolean;
  readonly lastRoundTriggerTurn: number | null;
  readonly triggerPlayerId: PlayerId | null;
  /** From 1. */
  readonly round: number;
  /** From 1, counting every player's turns. */
  readonly turnNumber: number;
  /** Passes in a row; as many as players end the game. */
  readonly passes: number;
  readonly endedBy: Ending | null;
  readonly winners: readonly PlayerId[] | null;
}

export const playerId = (seat: Seat): PlayerId => `p${seat}`;
export const seatOf = (id: PlayerId): Seat => Number(id.slice(1));

export const isKnown = (card: Card | HiddenCard): card is Card => 'id' in card;

const tokensOf = (counts: readonly number[]): Record<Token, number> => ({
  diamond: counts[0],
  sapphire: counts[1],
  emerald: counts[2],
  ruby: counts[3],
  onyx: counts[4],
  gold: counts[5],
});

const bonusesOf = (counts: readonly number[]): Record<Color, number> => ({
  diamond: counts[0],
  sapphire: counts[1],
  emerald: counts[2],
  ruby: counts[3],
  onyx: counts[4],
});

const hiddenCards: readonly HiddenCard[] = [{ tier: 1 }, { tier: 2 }, { tier: 3 }];
const cardOrNull = (card: number): Card | null => (card < 0 ? null : CARDS[card]);
const rowOf = (slots: readonly number[], from: number): readonly (Card | null)[] => [
  cardOrNull(slots[from]),
  cardOrNull(slots[from + 1]),
  cardOrNull(slots[from + 2]),
  cardOrNull(slots[from + 3]),
];

export function view(state: State, seat: Seat | null): View {
  const boards: Record<PlayerId, PlayerBoard> = {};
  for (let owner = 0; owner < state.tokens.length; owner++) boards[playerId(owner)] = boardOf(state, owner, seat);
  const { slots, left, step } = state;
  return {
    seat,
    gameId: GAME_ID,
    rulesetVersion: RULESET_VERSION,
    options: { rules: state.rules, strictThree: state.strictThree, playTo: state.playTo },
    phase: step === ACTION ? 'main_turn' : step === OVER ? 'finished' : 'end_of_turn_checks',
    currentPlayerId: step === OVER ? null : playerId(state.turn),
    pending: pendingOf(state),
    bankTokens: tokensOf(state.bank),
    tableau: { tier1: rowOf(slots, 0), tier2: rowOf(slots, 4), tier3: rowOf(slots, 8) },
    decksRemaining: { tier1: left[0], tier2: left[1], tier3: left[2] },
    nobles: state.nobles.map((noble) => NOBLES[noble]),
    playerBoards: boards,
    roundStartPlayerId: playerId(0),
    lastRoundTriggered: state.trigger >= 0,
    lastRoundTriggerTurn: state.trigger < 0 ? null : state.triggerTurn,
    triggerPlayerId: state.trigger < 0 ? null : playerId(state.trigger),
    round: state.round,
    turnNumber: state.turns,
    passes: state.passes,
    endedBy: state.ending,
    winners: step === OVER ? ranking(state).winners.map(playerId) : null,
  };
}

function boardOf(state: State, owner: Seat, viewer: Seat | null): PlayerBoard {
  const blind = state.blind[owner].map((flag) => flag === 1);
  return {
    tokens: tokensOf(state.tokens[owner]),
    bonuses: bonusesOf(state.bonuses[owner]),
    // S6: a card from a deck is its owner's secret, its tier is not.
    reserved: state.reserved[owner].map((card, i) =>
      blind[i] && owner !== viewer ? hiddenCards[TIER[card]] : CARDS[card],
    ),
    blind,
    purchasedCardIds: state.bought[owner].map((card) => CARDS[card].id),
    nobles: state.visited[owner].map((noble) => NOBLES[noble]),
    prestige: state.prestige[owner],
  };
}

function pendingOf(state: State): Pending | null {
  const id = playerId(state.turn);
  if (state.step === GIVE_BACK) {
    const nobleId = state.wish < 0 ? null : NOBLES[state.wish].id;
    return { type: 'RETURN_TOKENS_AFTER_OVERFLOW', playerId: id, count: excess(state.tokens[state.turn]), nobleId };
  }
  if (state.step !== CHOOSE_NOBLE) return null;
  return { type: 'SELECT_NOBLE', playerId: id, nobleIds: claimable(state).map((noble) => NOBLES[noble].id) };
}

/** Views read so far: search imagines many worlds from one. */
const tables = new WeakMap<View, State>();

/**
 * Cards that the viewer has not seen are dealt at random to the decks and to other players' hidden reserves. Search gives back each state for the
 * next, which saves a copy for every try.
 */
export function imagine(seen: View, chance: Random, spare?: State): State {
  let table = tables.get(seen);
  if (table === undefined) {
    table = tableOf(seen);
    tables.set(seen, table);
  }
  const state = spare === undefined ? copy(table) : restore(spare, table);
  const decks = spare === undefined ? table.decks.map((deck) => deck.slice()) : (state.decks as number[][]);
  for (let tier = 0; tier < decks.length; tier++) {
    if (spare !== undefined) overwrite(decks[tier], table.decks[tier]);
    shuffle(chance, decks[tier]);
  }
  state.decks = decks;
  for (let seat = 0; seat < state.reserved.length; seat++) dealHidden(state, seat);
  return state;
}

/** Draws the cards that stand below zero in a reserve. */
function dealHidden({ reserved, decks, left }: State, seat: Seat): void {
  for (let i = 0; i < reserved[seat].length; i++) {
    const tier = -1 - reserved[seat][i];
    if (tier < 0) continue;
    left[tier]--;
    reserved[seat] = reserved[seat].with(i, decks[tier][left[tier]]);
  }
}

/** What a view says, as a state: unseen cards lie in the decks in order, a hidden card is its tier below zero. */
function tableOf(seen: View): State {
  const boards = Object.values(seen.playerBoards);
  const { tableau, pending } = seen;
  const slots = [...tableau.tier1, ...tableau.tier2, ...tableau.tier3].map((card) =>
    card === null ? -1 : cardNumber(card.id),
  );
  const known = new Set(slots);
  for (const board of boards) {
    for (const id of board.purchasedCardIds) known.add(cardNumber(id));
    for (const card of board.reserved) if (isKnown(card)) known.add(cardNumber(card.id));
  }
  const decks: number[][] = [[], [], []];
  for (let card = 0; card < CARDS.length; card++) if (!known.has(card)) decks[TIER[card]].push(card);
  return {
    rules: seen.options.rules,
    strictThree: seen.options.strictThree,
    playTo: seen.options.playTo,
    bank: TOKENS.map((token) => seen.bankTokens[token]),
    slots,
    decks,
    left: decks.map((deck) => deck.length),
    nobles: seen.nobles.map((noble) => nobleNumber(noble.id)),
    tokens: boards.map((board) => TOKENS.map((token) => board.tokens[token])),
    bonuses: boards.map((board) => COLORS.map((color) => board.bonuses[color])),
    reserved: boards.map((board) => board.reserved.map((card) => (isKnown(card) ? cardNumber(card.id) : -card.tier))),
    blind: boards.map((board) => board.blind.map(Number)),
    bought: boards.map((board) => board.purchasedCardIds.map(cardNumber)),
    visited: boards.map((board) => board.nobles.map((noble) => nobleNumber(noble.id))),
    prestige: boards.map((board) => board.prestige),
    turn: currentSeat(seen),
    step: stepOf(seen),
    round: seen.round,
    turns: seen.turnNumber,
    wish: pending?.type === 'RETURN_TOKENS_AFTER_OVERFLOW' && pending.nobleId ? nobleNumber(pending.nobleId) : -1,
    trigger: seen.triggerPlayerId === null ? -1 : seatOf(seen.triggerPlayerId),
    triggerTurn: seen.lastRoundTriggerTurn ?? -1,
    passes: seen.passes,
    ending: seen.endedBy,
    events: null,
  };
}

/** Every player has a turn each round, so the number of a turn says whose it is, even after the last one. */
const currentSeat = (seen: View): Seat => (seen.turnNumber - 1) % Object.keys(seen.playerBoards).length;

function stepOf(seen: View): number {
  if (seen.phase === 'finished') return OVER;
  if (seen.pending === null) return ACTION;
  return seen.pending.type === 'SELECT_NOBLE' ? CHOOSE_NOBLE : GIVE_BACK;
}
