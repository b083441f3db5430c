/** The state of a match: plain data, every field with its meaning, and its copy. */
import { type Random, copyRandom, type Seat } from '@baize/game';
import type { Event } from './events.ts';
import type { CardNumber } from './cards.ts';
import type { Habits } from './habits.ts';
import type { Stakes, MatchRules } from './rules.ts';

/** How a hand ended; public but for `held`. Never changed once made. */
export interface LastHand {
  readonly hand: number;
  readonly button: Seat;
  /** Main pot first; `shares` are the chips of each winner. */
  readonly pots: readonly {
    amount: number;
    seats: readonly Seat[];
    winners: readonly Seat[];
    shares: readonly number[];
  }[];
  /** Cards shown, by seat; `null` for who showed none. */
  readonly shown: readonly (readonly CardNumber[] | null)[];
  /** Chips won or lost in the hand, by seat. */
  readonly net: readonly number[];
  /** As `draws` of the state. */
  readonly draws: readonly number[];
  /** As `line` of the state. */
  readonly line: readonly number[];
  /** The last cards of each seat, folded or not: for its own eyes. Empty where unknown. */
  readonly held: readonly (readonly CardNumber[])[];
}

export interface State {
  readonly table: MatchRules;
  readonly seats: number;
  /** Number of the hand, from 1. */
  hand: number;
  /** Tournament level, from 1. */
  level: number;
  stakes: Stakes;
  button: Seat;
  stacks: number[];
  /** Chips each seat has brought to the table. */
  bought: number[];
  /** Finishing place in a tournament; 0 while still in. */
  places: number[];

  /** Betting round 0 to 3; the draw after it has the same number. */
  street: number;
  drawing: boolean;
  /** Between two hands: the seat to act has no chips and buys in again or leaves (B21). */
  buying: boolean;
  /** Who must decide; -1 when the match is over. */
  turn: Seat;
  /** Cards held, ascending; empty once folded. */
  hands: CardNumber[][];
  /** Not in this hand, or no longer. */
  folded: boolean[];
  /** Chips in front of each seat in this round. */
  bets: number[];
  /** Chips put in during the whole hand, antes and this round included. */
  paid: number[];
  /** What a seat must have in front of it to stay in. */
  current: number;
  /** The bet from which the next full raise is counted; below `current` after a short all-in that did not count. */
  full: number;
  /** Bets and raises made this round, the big blind included. */
  raises: number;
  /** The largest raise of this round, in chips. */
  step: number;
  /** Chips by which the last raises of this round, all of them all-in, have raised; 0 after any other raise. */
  allIns: number;
  /** Who has acted since the last bet that gave everybody a new choice. */
  acted: boolean[];
  /** Cards drawn: seat times three plus round; -1 until drawn. */
  draws: number[];
  /** What the seat to draw has chosen to throw so far, ascending. */
  picked: CardNumber[];
  /** What each seat has thrown in this hand. */
  tossed: CardNumber[][];
  /** The cards of each seat, thrown or folded, that lie in the muck, which is all of these together. */
  buried: CardNumber[][];
  /** The hand each seat folded; empty otherwise. */
  left: CardNumber[][];
  /** In no order: a card is drawn at random when it is dealt. */
  deck: CardNumber[];
  /** Cards to deal first, in this order, wherever they lie: for hands that were dealt elsewhere. */
  rigged: CardNumber[];
  /** The betting of this hand: seat + 8 * action + 64 * round, actions as in `ACTIONS`. */
  line: number[];
  last: LastHand | null;
  /** What each seat has been seen to do; never changed once made. */
  habits: readonly Habits[];
  chance: Random;
  events: Event[] | null;
}

export const ACTIONS = ['fold', 'check', 'call', 'bet', 'raise'] as const;

const copyHands = (hands: readonly CardNumber[][]): CardNumber[][] => {
  const copies: CardNumber[][] = [];
  for (let i = 0; i < hands.length; i++) copies.push(hands[i].slice());
  return copies;
};

export function copy(state: State): State {
  return {
    table: state.table,
    seats: state.seats,
    hand: state.hand,
    level: state.level,
    stakes: state.stakes,
    button: state.button,
    stacks: state.stacks.slice(),
    bought: state.bought.slice(),
    places: state.places.slice(),
    street: state.street,
    drawing: state.drawing,
    buying: state.buying,
    turn: state.turn,
    hands: copyHands(state.hands),
    folded: state.folded.slice(),
    bets: state.bets.slice(),
    paid: state.paid.slice(),
    current: state.current,
    full: state.full,
    raises: state.raises,
    step: state.step,
    allIns: state.allIns,
    acted: state.acted.slice(),
    draws: state.draws.slice(),
    picked: state.picked.slice(),
    tossed: copyHands(state.tossed),
    buried: copyHands(state.buried),
    left: copyHands(state.left),
    deck: state.deck.slice(),
    rigged: state.rigged.slice(),
    line: state.line.slice(),
    last: state.last,
    habits: state.habits,
    chance: copyRandom(state.chance),
    events: state.events === null ? null : state.events.slice(),
  };
}
