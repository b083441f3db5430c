/** A player that is a program: from what a seat knows to one of its legal moves, with the reason. */
import type { AnyGame, MoveOf, Seat, ViewOf } from './game.ts';
import type { Stepwise } from './progress.ts';
import type { Random, BotRandom } from './random.ts';

export interface Choice<Move> {
  readonly move: Move;
  /** Why, in a sentence. */
  readonly why: string;
}

/**
 * Gets exactly what a person at that seat would see. It keeps no memory: what must last is in the view or in `random.lasting`. `plan` is what its
 * `prepare` had come to when it was stopped, in every decision of that match from then on.
 */
export type Decide<View, Move> = (
  view: View,
  moves: readonly Move[],
  seat: Seat,
  random: BotRandom,
  plan?: unknown,
) => Choice<Move>;

export interface Bot<View, Move> {
  /** Lower case, as in commands. */
  readonly name: string;
  /** What kind of player it is, in a sentence. */
  readonly about: string;
  /** 0 (a yardstick) to 5 (the strongest we have). */
  readonly stars: number;
  /** Prepares for seconds before its first move of a match: too slow to give hints. */
  readonly slowStart?: boolean;
  readonly decide: Decide<View, Move>;
  /**
   * What `decide` would otherwise do by itself before its first move, in steps. Run to its end it returns `null`, and `decide` finds what it needs. Stopped
   * before, it returns the best plan so far as plain JSON: what is cut short depends on time, so the match writes it down.
   */
  prepare?(view: View, seat: Seat): Stepwise<unknown>;
}

/** A bot of a game that the caller does not care about. */
export type AnyBot = Bot<ViewOf<AnyGame>, MoveOf<AnyGame>>;

/** What a game tells tree search about itself. It sees whole states, but only imagined ones: they hold no real secret. */
export interface Guide<State, Move> {
  /** The moves worth a thought, the most promising first, never none: search looks no further. */
  worth(state: State, moves: readonly Move[]): readonly Move[];
  /** All that a person may want weighed, for analysis and puzzles; `worth` where this is absent. */
  wide?(state: State, moves: readonly Move[]): readonly Move[];
  /** The same as `worth` without the list of all moves, where making that list would take longer than choosing from it. */
  candidates?(state: State): readonly Move[];
  /** A quick, sensible move: imagined games are played out with it. `seat` is who imagines them, where it is a player. */
  quick(state: State, chance: Random, seat?: Seat): Move;
  /** What a good player does, where `quick` is too simple to judge a finished game by and this costs little more. */
  sound?(state: State, chance: Random): Move;
  /** Changes what this seat cannot see, in place, into something that fits what the others did. */
  fit?(state: State, seat: Seat, chance: Random): void;
  /** Whether the others' hidden cards decide their moves: then search has them play `quick` from what they hold. */
  readonly secretive?: boolean;
  /**
   * Whether `quick` plays so well that only the move at hand is worth searching: then there is no tree, all that is worth
   * a thought meets the same imagined games, and the first of it stands unless another does better.
   */
  readonly steady?: boolean;
  /** What every seat may hope for (its chance to win, or its payoff in chips), where counting tells it as well as playing on; else `null`. */
  outlook?(state: State): readonly number[] | null;
  /** A number for what chance has laid on the table: tables reached by the same moves that agree in it have the same candidates. */
  deal?(state: State): number;
  /** What each of these moves, all worth a thought, promises the player on turn at first sight: its chance to win. The better, the oftener it is tried. */
  promise?(state: State, moves: readonly Move[]): readonly number[];
  /** Why the player on turn makes this move, as a sentence about the game from what they see; else it is told how the search went. */
  why?(state: State, move: Move): string;
  /** What makes a move the same in another world; the move itself where this is absent. */
  key?(state: State, move: Move): unknown;
}
