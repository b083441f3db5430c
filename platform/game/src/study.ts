/** What a game of hidden hands can say of a position beyond what its moves are worth: for an analysis board. */
import type { Seat } from './game.ts';

/** All of it follows from what one seat sees, though `often` and `next` are asked about a state imagined from that. */
export interface Study<State, Move, View> {
  /** How often a sound player makes each move here; `null` where nobody has learnt it. */
  often(state: State): readonly { readonly move: Move; readonly often: number }[] | null;
  /** The name of a decision that is shown below the one it follows from: `at the last draw`; `null` for any other. */
  next(state: State): string | null;
  /** Chips as players count them. */
  scale(view: View, seat: Seat): Scale;
  /** What each opponent may hold; yields now and then, so that its caller can do something else in between. */
  holdings(view: View, seat: Seat): Generator<undefined, readonly Holding[]>;
}

export interface Scale {
  /** The chips of a seat that gives up now: what a move is worth is counted from there. */
  readonly from: number;
  /** The chips of one unit. */
  readonly size: number;
  /** `bb`, and the same in full. */
  readonly unit: string;
  readonly units: string;
}

export interface Holding {
  readonly seat: Seat;
  /** What it is read from, in a few words: `drew two, stood pat, bets`. */
  readonly shown: string;
  /** The best hands first; their shares add up to 1. */
  readonly kinds: readonly HandKind[];
}

export interface HandKind {
  readonly name: string;
  readonly share: number;
  /** How many of these, from 0 to 1, are better than what the viewer holds now. */
  readonly better: number;
}
