/** The contract between a game and everything that runs it: pure functions over plain JSON state. */
import type { GameEvent } from './events.ts';
import type { OptionSpecs } from './options.ts';
import type { Random } from './random.ts';

/** A place at the table, 0 to seats - 1, in turn order. */
export type Seat = number;

/** What every state has: where `advance` writes what happened. `null` in simulations, which then pay nothing for it. */
export interface Eventful {
  events: GameEvent[] | null;
}

/** The events of a game, by its state: a union told apart by `type`. */
export type EventOf<State extends Eventful> = NonNullable<State['events']>[number];

/** What every view has: whose it is. `null` is an onlooker, who knows only what is public. */
export interface Seen {
  readonly seat: Seat | null;
}

export interface Result {
  /** What the table shows: points, or chips at the end. By seat. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** What a player plays for, by seat: a share of 1 where winning counts, chips won or lost where they count. */
  readonly payoffs: readonly number[];
  /** How it ended and what decided it, in a sentence. */
  readonly how: string;
  /** Somebody left before the end: the scores only say who won. */
  readonly early?: true;
}

export interface Game<State extends Eventful, Move, View extends Seen, Options> {
  /** Lower case, as in commands and addresses. */
  readonly name: string;
  readonly title: string;
  /** Version of moves and effects. Kept in every record; raise it when an old record would replay otherwise. */
  readonly rules: number;
  /** Fewest and most seats. */
  readonly seats: readonly [min: number, max: number];
  /** What may be chosen before the game, as data: validation, forms and help are made from it. */
  readonly options: OptionSpecs;
  /** Why these options and seats do not go together, in a sentence; `null` when they do. */
  refuse(options: Options, seats: number): string | null;

  /** All later chance comes from the seed, inside the state. `events` starts as `null`. */
  start(options: Options, seats: number, seed: string): State;
  /** Who must decide now; `null` when the game is over. */
  turn(state: State): Seat | null;
  /** Every legal move of that seat, in a stable order; empty only at the end. */
  moves(state: State): readonly Move[];
  /** Plays in place; the only function that changes a state. Trusts that the move is legal. */
  advance(state: State, move: Move): void;
  copy(state: State): State;
  result(state: State): Result | null;

  /** What a seat, or an onlooker, knows, and nothing more. It may share the state's arrays: read it, never keep or change it. */
  view(state: State, seat: Seat | null): View;
  /**
   * A full state that looks like this view, what is unknown drawn at random: for search, and to test for leaks. `spare`, if given, was imagined from
   * the same view and is needed no more: the new state may be made of it.
   */
  imagine(view: View, chance: Random, spare?: State): State;

  /** A move in words, unique among the legal ones. Records, logs of one's own moves and the wire use these words. */
  say(move: Move, state: State): string;
  /** What is asked, of whom, in a sentence: the prompt. Others go by `name` where one is given, by their seats otherwise. */
  ask(view: View, name?: (seat: Seat) => string): string;
  /** The table as compact text, for terminals, language models and the fallback page. */
  show(view: View): string;
  /** An event as its viewer may see it, in words. */
  tell(event: EventOf<State>, name: (seat: Seat) => string): string;
}

/** A game whose types the caller does not care about. */
// oxlint-disable-next-line typescript/no-explicit-any -- a catalogue holds games of different types
export type AnyGame = Game<any, any, any, any>;

/** The types of a game, from the game. */
export type StateOf<G extends AnyGame> = ReturnType<G['copy']>;
export type MoveOf<G extends AnyGame> = ReturnType<G['moves']>[number];
export type ViewOf<G extends AnyGame> = ReturnType<G['view']>;
export type GameOptions<G extends AnyGame> = Parameters<G['refuse']>[0];
