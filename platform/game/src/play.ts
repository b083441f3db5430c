/** Playing through the contract: the immutable face, moves from words, and records. */
import type { GameEvent } from './events.ts';
import type { Eventful, Game, Result, Seat, Seen } from './game.ts';
import { BaizeError } from './error.ts';
import { readOptions } from './options.ts';

/** The state after the move; the one given stays as it was. */
export function play<State extends Eventful, Move, View extends Seen, Options>(
  game: Game<State, Move, View, Options>,
  state: State,
  move: Move,
): State {
  const after = game.copy(state);
  game.advance(after, move);
  return after;
}

/** The legal move said so, or `null`: validation and parsing in one. Case and spacing do not matter. */
export function hear<State extends Eventful, Move, View extends Seen, Options>(
  game: Game<State, Move, View, Options>,
  state: State,
  words: string,
): Move | null {
  const wanted = plainWords(words);
  for (const move of game.moves(state)) if (plainWords(game.say(move, state)) === wanted) return move;
  return null;
}

/** Words as they are compared: without regard to case and spacing. */
export const plainWords = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase();

/** Plays these words in place; answers what happened. */
export function playWords<State extends Eventful, Move, View extends Seen, Options>(
  game: Game<State, Move, View, Options>,
  state: State,
  words: string,
): readonly GameEvent[] {
  const move = hear(game, state, words);
  if (move === null) throw new Error(`'${words}' is not legal there`);
  const events: GameEvent[] = [];
  state.events = events;
  game.advance(state, move);
  state.events = null;
  return events;
}

/** A whole match on paper: replaying it gives every state. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly { readonly name: string; readonly kind: 'person' | 'bot' | 'model' }[];
  readonly seed: string;
  /** In words, in order, whoever made them. */
  readonly moves: readonly string[];
  readonly result?: Result;
}

/** The state after `upTo` moves of a record (all of them by default), calling `seen` before the first and after each. */
export function replay<State extends Eventful, Move, View extends Seen, Options>(
  game: Game<State, Move, View, Options>,
  record: GameRecord,
  upTo = record.moves.length,
  seen?: (state: State, moveNumber: number) => void,
): State {
  if (record.game !== game.name)
    throw new BaizeError('WRONG_GAME', `This is a record of ${record.game}, not of ${game.name}.`);
  if (record.rules !== game.rules)
    throw new BaizeError(
      'WRONG_RULES',
      `This record was played by rules ${record.rules}; these are rules ${game.rules}.`,
    );
  const read = readOptions(game, record.options, record.seats.length);
  if (!read.ok) throw new BaizeError(read.code, read.message);
  const state = game.start(read.options as Options, record.seats.length, record.seed);
  seen?.(state, 0);
  for (let i = 0; i < upTo; i++) {
    const words = record.moves[i];
    const move = hear(game, state, words);
    if (move === null) throw new BaizeError('ILLEGAL_MOVE', `Move ${i + 1}, '${words}', is not legal there.`);
    game.advance(state, move);
    seen?.(state, i + 1);
  }
  return state;
}

/** Payoffs where winning is what counts: one point, shared among the winners. */
export function winShares(seats: number, winners: readonly Seat[]): number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
