/** Words at the table: hearing commands of one or more of them, all or nothing, and playing them again. */
import { type AnyGame, type GameEvent, hear, type Seat } from '@baize/game';
import type { Header } from './entry.ts';

export interface Legal {
  readonly moves: readonly unknown[];
  readonly words: readonly string[];
}

export interface Played {
  readonly seat: Seat;
  readonly words: readonly string[];
  readonly version: number;
}

export interface After {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
}

/** Where a command of several words went wrong. */
export interface Misheard {
  /** Index of the word that could not be played. */
  readonly at: number;
  readonly turn: Seat | null;
  readonly legal: readonly string[];
}

export function legalOf(game: AnyGame, state: unknown): Legal {
  const moves = game.moves(state);
  return { moves, words: moves.map((move) => game.say(move, state)) };
}

/** Plays the words one after another on a copy. `legal` is that of the state given, where the caller has it. */
export function hearWords(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  words: readonly string[],
  legal: Legal,
): After | Misheard {
  const after = game.copy(state);
  after.events = [];
  let known: Legal | null = legal;
  for (const [at, said] of words.entries()) {
    const turn = game.turn(after);
    if (turn !== seat) return { at, turn, legal: [] };
    const exact = known === null ? -1 : known.words.indexOf(said);
    const move = exact >= 0 ? known?.moves[exact] : hear(game, after, said);
    if (move === null) return { at, turn, legal: at === 0 ? legal.words : legalOf(game, after).words };
    game.advance(after, move);
    known = null;
  }
  const events = after.events as GameEvent[];
  after.events = null;
  return { state: after, events };
}

/** Plays words that are known to be legal. */
export function playWords(game: AnyGame, state: unknown, seat: Seat, words: readonly string[]): After {
  const after = hearWords(game, state, seat, words, { moves: [], words: [] });
  if (!('state' in after)) throw new Error(`the log says '${words[after.at]}', which is not legal there`);
  return after;
}

/** The state after these commands, from the start. */
export function rewind(game: AnyGame, header: Header, played: readonly Played[]): unknown {
  const state = game.start(header.options, header.seats.length, header.seed);
  for (const { words } of played)
    for (const said of words) {
      const move = hear(game, state, said);
      if (move === null) throw new Error(`the log says '${said}', which is not legal there`);
      game.advance(state, move);
    }
  return state;
}
