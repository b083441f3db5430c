/** A player that is a program: from what a seat knows to one of its legal moves, with the reason. */
import type { AnyGame, Seat } from './game.ts';
import type { Luck } from './random.ts';

export interface Choice<Move> {
  readonly move: Move;
  /** Why, in a sentence. */
  readonly why: string;
}

/** Gets exactly what a person at that seat would see. It keeps no memory: what must last is in the view or in `luck.lasting`. */
export type Decide<View, Move> = (view: View, moves: readonly Move[], seat: Seat, luck: Luck) => Choice<Move>;

export interface Bot<View, Move> {
  /** Lower case, as in commands. */
  readonly name: string;
  /** What kind of player it is, in a sentence. */
  readonly about: string;
  /** 0 (a yardstick) to 5 (the strongest we have). */
  readonly stars: number;
  readonly decide: Decide<View, Move>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds bots of different games
export type AnyBot = Bot<any, any>;

/** A game with its own players: what a game's package exports as `pack` and the catalogue loads. */
export interface GamePack {
  readonly game: AnyGame;
  /** Weakest first. */
  readonly bots: readonly AnyBot[];
  /** The rules in our own words, in Markdown: for the terminal, the web and language models. */
  readonly rulesText: string;
}
