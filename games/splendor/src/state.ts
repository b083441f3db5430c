/** The state of a game: plain numbers and arrays, with setting up and copying it. */
import { type OptionsOf, type Seat, seeded, shuffle } from '@baize/game';
import type { Event } from './events.ts';
import { CARDS, NOBLES, TIER } from './facts.ts';

export const options = {
  playTo: {
    kind: 'number',
    default: 15,
    min: 10,
    max: 30,
    usual: [15, 18, 21],
    label: 'Play to',
    help: 'Prestige that brings the last round; 15 in the published game.',
  },
  rules: {
    kind: 'choice',
    choices: ['house', 'official'],
    default: 'house',
    atTable: 'official',
    label: 'Rule set',
    help: 'Full tie: official rules share the win; in house rules whoever triggered the last round wins, or else the next tied player clockwise.',
  },
  strictThree: {
    kind: 'flag',
    default: false,
    only: { rules: 'house' },
    label: 'Exactly three',
    help: 'House rules only: different gems are taken in threes or not at all, even when fewer colours are left.',
  },
} as const;
type All = OptionsOf<typeof options>;
/** Matches and records from before one could play to another goal do not name it. */
export type Options = Omit<All, 'playTo'> & Partial<Pick<All, 'playTo'>>;
export type RuleSet = Options['rules'];

/** Every difference between the rule sets. */
export const RULES = {
  house: { fullTie: 'from the trigger', unnamedNoble: 'lowest id', mayBeStrict: true },
  official: { fullTie: 'shared', unnamedNoble: 'ask', mayBeStrict: false },
} as const satisfies Record<RuleSet, { fullTie: string; unnamedNoble: string; mayBeStrict: boolean }>;

export const TOKEN_LIMIT = 10;
export const RESERVE_LIMIT = 3;
/** In the published game. */
export const USUAL_GOAL = options.playTo.default;
export const ROUND_LIMIT = 200;

/** What is to be decided: an action, which tokens go back, which noble; or nothing any more. */
export const ACTION = 0;
export const GIVE_BACK = 1;
export const CHOOSE_NOBLE = 2;
export const OVER = 3;

/** Why the game ended. */
export type Ending = 'prestige' | 'stalemate' | 'rounds';

/**
 * Lists that are `readonly` are replaced, never changed in place: copies share them, which makes copying twice as fast. Drawing by a count
 * instead of cutting the deck, and adding to `bought` in place, made moves 1.1 times as fast.
 */
export interface State {
  rules: RuleSet;
  strictThree: boolean;
  /** Prestige that brings the last round. */
  playTo: number;
  /** Six numbers: the colours, then gold. So are each player's tokens. */
  bank: number[];
  /** Card numbers, four for each tier; -1 where a deck ran out. */
  slots: number[];
  /** Three decks of card numbers as they were shuffled; what is drawn stays in them. */
  decks: readonly (readonly number[])[];
  /** How many cards of each deck are still to come, from its start; the next one is the last of these. */
  left: number[];
  /** Noble numbers still to be won, ascending. */
  nobles: readonly number[];
  tokens: number[][];
  /** Five numbers for each seat. */
  bonuses: number[][];
  reserved: (readonly number[])[];
  /** Beside `reserved`: 1 where the card came from a deck and its owner alone knows it. */
  blind: (readonly number[])[];
  bought: number[][];
  visited: (readonly number[])[];
  prestige: number[];
  turn: Seat;
  step: number;
  /** From 1. */
  round: number;
  /** Turns begun, from 1. */
  turns: number;
  /** The noble asked for together with an action whose tokens have still to be returned; -1 when none. */
  wish: number;
  /** Who triggered the last round and in which turn; -1 before. */
  trigger: Seat;
  triggerTurn: number;
  /** Passes in a row. */
  passes: number;
  ending: Ending | null;
  events: Event[] | null;
}

function copyEach(lists: readonly number[][]): number[][] {
  const copies = lists.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = copies[i].slice();
  return copies;
}

export function copy(state: State): State {
  return {
    rules: state.rules,
    strictThree: state.strictThree,
    playTo: state.playTo,
    bank: state.bank.slice(),
    slots: state.slots.slice(),
    decks: state.decks,
    left: state.left.slice(),
    nobles: state.nobles,
    tokens: copyEach(state.tokens),
    bonuses: copyEach(state.bonuses),
    reserved: state.reserved.slice(),
    blind: state.blind.slice(),
    bought: copyEach(state.bought),
    visited: state.visited.slice(),
    prestige: state.prestige.slice(),
    turn: state.turn,
    step: state.step,
    round: state.round,
    turns: state.turns,
    wish: state.wish,
    trigger: state.trigger,
    triggerTurn: state.triggerTurn,
    passes: state.passes,
    ending: state.ending,
    events: state.events === null ? null : state.events.slice(),
  };
}

export function overwrite(list: number[], by: readonly number[]): void {
  for (let i = 0; i < by.length; i++) list[i] = by[i]!;
}

/** Makes a copy of `from` that was played on the same as `from` again, but for the decks. */
export function restore(state: State, from: State): State {
  overwrite(state.bank, from.bank);
  overwrite(state.slots, from.slots);
  overwrite(state.left, from.left);
  overwrite(state.prestige, from.prestige);
  for (let seat = 0; seat < from.tokens.length; seat++) {
    overwrite(state.tokens[seat], from.tokens[seat]);
    overwrite(state.bonuses[seat], from.bonuses[seat]);
    state.reserved[seat] = from.reserved[seat];
    state.blind[seat] = from.blind[seat];
    while (state.bought[seat].length > from.bought[seat].length) state.bought[seat].pop();
    state.visited[seat] = from.visited[seat];
  }
  state.nobles = from.nobles;
  state.turn = from.turn;
  state.step = from.step;
  state.round = from.round;
  state.turns = from.turns;
  state.wish = from.wish;
  state.trigger = from.trigger;
  state.triggerTurn = from.triggerTurn;
  state.passes = from.passes;
  state.ending = from.ending;
  return state;
}

/** The cards of a deck that are still to come, the next one last. */
export const deckOf = ({ decks, left }: State, tier: number): number[] => decks[tier].slice(0, left[tier]);

/** Tokens of each colour by number of players. */
export const COLOUR_TOKENS = [0, 0, 4, 5, 7];
export const GOLD_TOKENS = 5;
const SLOTS = 4;

/** A game laid out from decks (the next card last) and the nobles in play. */
export function setUp(chosen: Options, seats: number, decks: readonly (readonly number[])[], nobles: number[]): State {
  const each = <Value>(make: () => Value): Value[] => {
    const all: Value[] = [];
    for (let seat = 0; seat < seats; seat++) all.push(make());
    return all;
  };
  const tokens = COLOUR_TOKENS[seats];
  const slots: number[] = [];
  for (const deck of decks) for (let i = 1; i <= SLOTS; i++) slots.push(deck.at(-i) ?? -1);
  return {
    rules: chosen.rules,
    strictThree: chosen.strictThree,
    playTo: chosen.playTo ?? USUAL_GOAL,
    bank: [tokens, tokens, tokens, tokens, tokens, GOLD_TOKENS],
    slots,
    decks,
    left: decks.map((deck) => Math.max(0, deck.length - SLOTS)),
    nobles: nobles.toSorted((a, b) => a - b),
    tokens: each(() => [0, 0, 0, 0, 0, 0]),
    bonuses: each(() => [0, 0, 0, 0, 0]),
    reserved: each(() => []),
    blind: each(() => []),
    bought: each(() => []),
    visited: each(() => []),
    prestige: each(() => 0),
    turn: 0,
    step: ACTION,
    round: 1,
    turns: 1,
    wish: -1,
    trigger: -1,
    triggerTurn: -1,
    passes: 0,
    ending: null,
    events: null,
  };
}

const cardsByTier = [0, 1, 2].map((tier) => CARDS.map((_, card) => card).filter((card) => TIER[card] === tier));
const allNobles = NOBLES.map((_, noble) => noble);

export function start(chosen: Options, seats: number, seed: string): State {
  const chance = seeded(seed);
  const decks = cardsByTier.map((cards) => shuffle(chance, cards.slice()));
  return setUp(chosen, seats, decks, shuffle(chance, allNobles.slice()).slice(0, seats + 1));
}
