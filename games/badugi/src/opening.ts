/** A match before its first hand and between two: nobody holds a card. */
import type { Random, Seat } from '@baize/game';
import type { CardNumber } from './cards.ts';
import { FULL_DECK } from './deal.ts';
import { noHabits } from './habits.ts';
import { type MatchRules, type Stakes, stakesAt } from './rules.ts';
import type { State } from './state.ts';

/** How a match may begin otherwise than usual: for hands from elsewhere. */
export interface Opening {
  readonly stacks?: readonly number[];
  readonly button?: Seat;
  /** Cards to deal first, in order. */
  readonly rigged?: readonly CardNumber[];
  readonly stakes?: Stakes;
  /** Whether to note what happens from the first card on. */
  readonly events?: boolean;
}

/** Before the first hand is dealt. */
export function newMatch(table: MatchRules, seats: number, chance: Random, opening: Opening = {}): State {
  const stacks = opening.stacks?.slice() ?? Array.from({ length: seats }, () => table.stack);
  return {
    table,
    seats,
    hand: 0,
    level: 1,
    stakes: opening.stakes ?? stakesAt(table, 1),
    // B3: the first button is the last seat, so that seat 0 is on its left.
    button: opening.button ?? seats - 1,
    stacks,
    bought: stacks.slice(),
    places: filled(seats, 0),
    street: 0,
    drawing: false,
    buying: false,
    turn: -1,
    hands: [],
    folded: [],
    bets: [],
    paid: [],
    current: 0,
    full: 0,
    raises: 0,
    step: 0,
    allIns: 0,
    acted: [],
    draws: [],
    picked: [],
    tossed: [],
    buried: [],
    left: [],
    deck: [],
    rigged: opening.rigged?.slice() ?? [],
    line: [],
    last: null,
    habits: Array.from({ length: seats }, () => noHabits),
    chance,
    events: opening.events === true ? [] : null,
  };
}

export function filled<Value>(length: number, value: Value): Value[] {
  const all: Value[] = [];
  for (let i = 0; i < length; i++) all.push(value);
  return all;
}

export const lists = (length: number): CardNumber[][] => {
  const all: CardNumber[][] = [];
  for (let i = 0; i < length; i++) all.push([]);
  return all;
};

/** Takes the cards in. */
export function clear(state: State): void {
  const { seats } = state;
  state.hands = lists(seats);
  state.tossed = lists(seats);
  state.buried = lists(seats);
  state.left = lists(seats);
  state.deck = FULL_DECK.slice();
  state.bets = filled(seats, 0);
  state.paid = filled(seats, 0);
  state.folded = filled(seats, true);
  state.drawing = false;
  state.current = 0;
  state.full = 0;
  state.raises = 0;
  state.step = 0;
  state.allIns = 0;
}
