/** Hand histories in PHH, the open text format of poker hands (variant FB): export, and import for replays. */
import { BaizeError, type Seat, seeded } from '@baize/game';
import { BET, CALL, CHECK, DRAW, FOLD, PAT, RAISE, raiseTo } from './betting.ts';
import { type CardNumber, cardFrom, cardName } from './cards.ts';
import { type HandHistory, handsOf } from './history.ts';
import { type RuleSet, singleHand, stakesOf } from './rules.ts';
import type { State } from './state.ts';
import { advance, movesOf, open } from './advance.ts';

/** Seats in the hand from the left of the button: p1, p2 … */
function order(hand: HandHistory): Seat[] {
  const n = hand.stacks.length;
  return Array.from({ length: n }, (_, i) => (hand.button + 1 + i) % n).filter((seat) => hand.stacks[seat] !== 0);
}

const together = (cards: readonly CardNumber[] | null, count: number): string =>
  cards === null ? '??'.repeat(count) : cards.map(cardName).join('');

export function toPhh(hand: HandHistory, names: readonly string[]): string {
  const seats = order(hand);
  const player = (seat: Seat): string => `p${seats.indexOf(seat) + 1}`;
  const list = (items: readonly (string | number)[]): string =>
    `[${items.map((item) => (typeof item === 'number' ? item : JSON.stringify(item))).join(', ')}]`;
  const actions: string[] = seats.map((seat) => `d dh ${player(seat)} ${together(hand.holes[seat] ?? null, 4)}`);
  let pending: string[] = [];
  for (const each of hand.actions) {
    if (each.kind === 'draw') {
      actions.push(`${player(each.seat)} sd${each.count === 0 ? '' : ` ${together(each.discards, each.count)}`}`);
      if (each.count > 0) pending.push(`d dh ${player(each.seat)} ${together(each.drawn, each.count)}`);
      if (drawIsOver(hand, each)) {
        actions.push(...pending);
        pending = [];
      }
    } else if (each.kind === 'fold') actions.push(`${player(each.seat)} f`);
    else if (each.kind === 'check' || each.kind === 'call') actions.push(`${player(each.seat)} cc`);
    else actions.push(`${player(each.seat)} cbr ${each.to}`);
  }
  for (const seat of seats) {
    const shown = hand.shown[seat];
    if (shown) actions.push(`${player(seat)} sm ${together(shown, 4)}`);
  }
  const blinds = seats.map((_, i) => (i === 0 ? hand.small : i === 1 ? hand.big : 0));
  return [
    'variant = "FB"',
    `antes = ${list(seats.map(() => hand.ante))}`,
    `blinds_or_straddles = ${list(blinds)}`,
    `small_bet = ${hand.big}`,
    `big_bet = ${2 * hand.big}`,
    `starting_stacks = ${list(seats.map((seat) => hand.stacks[seat]))}`,
    `actions = ${list(actions)}`,
    `hand = ${hand.hand}`,
    `players = ${list(seats.map((seat) => names[seat] ?? `Seat ${seat}`))}`,
    ...(hand.net.length === 0
      ? []
      : [`finishing_stacks = ${list(seats.map((seat) => hand.stacks[seat] + hand.net[seat]))}`]),
    '',
  ].join('\n');
}

/** Whether this is the last draw of its round. */
function drawIsOver(hand: HandHistory, draw: HandHistory['actions'][number]): boolean {
  const next = hand.actions[hand.actions.indexOf(draw) + 1];
  return next === undefined || next.kind !== 'draw' || next.street !== draw.street;
}

/** Values of the lines `name = value`; lists may run over several lines. */
function fields(text: string): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const plain = text.replace(/^\s*#.*$/gm, '');
  for (const match of plain.matchAll(/^\s*(\w+)\s*=\s*(\[[^\]]*\]|"[^"]*"|'[^']*'|[^\n#]+)/gm)) {
    const json = match[2]
      .trim()
      .replace(/'([^']*)'/g, '"$1"')
      .replace(/,\s*\]/, ']');
    try {
      found.set(match[1], JSON.parse(json));
    } catch {
      found.set(match[1], json);
    }
  }
  return found;
}

const cardsIn = (text: string): string[] => text.match(/../g) ?? [];

/** Replays a hand of variant FB and returns it with the final state; cards that are not known are filled in with others. */
export function fromPhh(
  text: string,
  rules: RuleSet = 'pokerkit',
): { history: HandHistory; names: string[]; state: State } {
  const all = fields(text);
  const numbers = (name: string): number[] => {
    const value = all.get(name);
    if (!Array.isArray(value) || value.some((each) => typeof each !== 'number'))
      throw new BaizeError('BAD_PHH', `${name} is missing.`);
    return value as number[];
  };
  if (all.get('variant') !== 'FB') throw new BaizeError('BAD_PHH', 'Only variant FB, fixed-limit badugi, can be read.');
  const stacks = numbers('starting_stacks');
  const [small = 0, big = 0] = numbers('blinds_or_straddles');
  const ante = numbers('antes')[0] ?? 0;
  const actions = all.get('actions');
  if (!Array.isArray(actions)) throw new BaizeError('BAD_PHH', 'actions is missing.');
  const steps = (actions as string[]).map((each) => each.split('#')[0]?.trim().split(/\s+/) ?? []);
  const rigged = deals(steps, stacks.length);
  const opening = { stacks, button: stacks.length - 1, rigged, stakes: stakesOf(ante, small, big), events: true };
  const state = open(singleHand(rules, small, big, ante), stacks.length, seeded('phh'), opening);
  for (const step of steps) if (step[0] !== 'd' && step[1] !== 'sm') follow(state, step);
  const history = handsOf(state.events ?? [], 'all')[0];
  const names = all.get('players');
  return { history, names: Array.isArray(names) ? (names as string[]) : [], state };
}

/** The cards to deal in our order: four rounds of one card each, then replacements as they come. */
function deals(steps: readonly string[][], players: number): CardNumber[] {
  const named = new Set(steps.flatMap((step) => step.slice(1).flatMap((word) => cardsIn(word).map(cardFrom))));
  const spare = Array.from({ length: 52 }, (_, card) => card).filter((card) => !named.has(card));
  const known = (name: string): CardNumber => (name === '??' ? (spare.pop() as number) : cardFrom(name));
  const dealt = steps.filter((step) => step[0] === 'd' && step[1] === 'dh');
  const holes = Array.from({ length: players }, (): CardNumber[] => []);
  const later: CardNumber[] = [];
  for (const [, , player = 'p0', cards = ''] of dealt) {
    const hole = holes[Number(player.slice(1)) - 1];
    if (hole === undefined) throw new BaizeError('BAD_PHH', `There is no ${player}.`);
    (hole.length < 4 ? hole : later).push(...cardsIn(cards).map(known));
  }
  const first = [0, 1, 2, 3].flatMap((round) => holes.map((hole) => hole[round]));
  if (first.some((card) => card === undefined || card < 0))
    throw new BaizeError('BAD_PHH', 'Every player needs four cards.');
  return [...first, ...later];
}

function follow(state: State, [player = '', action = '', what = '']: readonly string[]): void {
  const refuse = (why: string): never => {
    throw new BaizeError('BAD_PHH', `'${player} ${action} ${what}' is not possible: ${why}`);
  };
  if (Number(player.slice(1)) - 1 !== state.turn) refuse(`it is the turn of p${state.turn + 1}.`);
  const legal = movesOf(state);
  const play = (...moves: number[]): void => {
    const move = moves.find((each) => legal.includes(each));
    if (move === undefined) return refuse('the rules do not allow it.');
    advance(state, move);
  };
  if (action === 'f') play(FOLD);
  else if (action === 'cc') play(CHECK, CALL);
  else if (action === 'cbr') {
    if (raiseTo(state, state.turn) !== Number(what)) refuse(`the bet would be ${raiseTo(state, state.turn)}.`);
    play(BET, RAISE);
  } else if (action === 'sd') {
    const hand = state.hands[state.turn];
    const wanted = cardsIn(what);
    const cards = wanted.includes('??') ? hand.slice(-wanted.length) : wanted.map(cardFrom);
    if (cards.some((card) => !hand.includes(card))) refuse('the card is not held.');
    for (const card of cards.toSorted((one, other) => one - other)) advance(state, card);
    advance(state, cards.length === 0 ? PAT : DRAW);
  } else refuse('the word is not known.');
}
