/** Advice about a set-up of a game before anybody plays it: what wins there, found out by playing. */
import type { AnyGame, GameOptions } from './game.ts';

/** A share of games won, ties as half, and half the width of its 95 % interval. */
export interface Estimate {
  readonly share: number;
  readonly within: number;
  readonly games: number;
}

/** A way to play the set-up. `share` is what it wins against the other plans; `null` where nothing of the kind is possible. */
export interface AdvisedPlan {
  readonly name: string;
  readonly about: string;
  readonly share: Estimate | null;
  readonly rounds: number | null;
}

export interface AdvisedOpening {
  /** Such as `4 and 3`. */
  readonly deal: string;
  readonly odds: string;
  /** The best first; what it wins against the best list. */
  readonly lines: readonly (Estimate & { readonly buys: readonly string[] })[];
}

export interface Advice {
  /** The verdict in a few words, and a sentence or two on it. */
  readonly title: string;
  readonly line: string;
  /** What the set-up is made of, with the price of each. */
  readonly pieces: readonly { readonly name: string; readonly price: number }[];
  /** What to take, in order of preference. */
  readonly list: readonly { readonly piece: string; readonly when: string }[];
  /** The list as `readBot` reads it. */
  readonly text: string;
  /** What the list wins against a yardstick. */
  readonly against: (Estimate & { readonly name: string }) | null;
  /** By piece: what the best list with it wins against the best list without it; the best first once all are known. */
  readonly worth: readonly (Estimate & { readonly piece: string })[];
  readonly plans: readonly AdvisedPlan[];
  readonly openings: readonly AdvisedOpening[];
  /** Games played so far, and how much of the work is done, 0 to 1. */
  readonly games: number;
  readonly progress: number;
}

/** For two players. */
export interface Advisor<G extends AnyGame = AnyGame> {
  readonly title: string;
  readonly about: string;
  /** The work in portions, each with all that is known so far. The same options and seed, the same advice. `effort` is 1 for the usual number of games. */
  advise(options: GameOptions<G>, seed: string, effort?: number): Generator<Advice>;
}
