/** Words at the table: hearing commands of one or more of them, all or nothing, and the list of those that stand. */
import { type AnyGame, type GameEvent, hear, type Seat } from '@baize/game';

export interface Legal {
  readonly moves: readonly unknown[];
  readonly words: readonly string[];
}

/** A command that stands. The list is linked backwards: a copy of a match shares it, and undo only moves its end. */
export interface PlayedCommand {
  readonly seat: Seat;
  readonly words: readonly string[];
  /** Played for the seat, which had no choice. */
  readonly forced: boolean;
  readonly previous: PlayedCommand | null;
  /** Commands before it. */
  readonly index: number;
  /** Moves played up to and including this command. */
  readonly made: number;
  /** The state it was played in, where that is kept. */
  before: unknown;
}

/**
 * The state before a command is kept once per this many commands, so undo replays only the commands in between. Every 64, together with the checkpoints of looking
 * back, states were a quarter of the memory of long matches of Dominion. That of the latest is kept as well once somebody has undone a move. In every match it would
 * let each state outlive two young-generation collections: 3.3 instead of 0.6 KB per move of Dominion would be promoted to the old generation, and 1.09 times as many
 * moves are played without (host and SQLite alone).
 */
const keptEvery = 256;

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

/** The list with one more command, played in the state given; with `keepsLatest` it can be undone without replaying others. */
export function withCommand(
  last: PlayedCommand | null,
  { seat, words, forced = false }: { seat: Seat; words: readonly string[]; forced?: boolean },
  before: unknown,
  keepsLatest: boolean,
): PlayedCommand {
  const index = last === null ? 0 : last.index + 1;
  if (last !== null && last.index % keptEvery !== 0) last.before = null;
  const kept = keepsLatest || index % keptEvery === 0 ? before : null;
  return { seat, words, forced, previous: last, index, made: (last?.made ?? 0) + words.length, before: kept };
}

/** The state that a command was played in. */
export function stateBefore(game: AnyGame, command: PlayedCommand): unknown {
  const since: PlayedCommand[] = [];
  let from = command;
  // The first command always has its state.
  while (from.before === null && from.previous !== null) since.push((from = from.previous));
  let state = from.before;
  for (const { seat, words } of since.toReversed()) state = playWords(game, state, seat, words).state;
  command.before = state;
  return state;
}

/** The latest command that a seat chose: forced ones are not worth taking back, for they would be played again. */
export function lastOf(seat: Seat, last: PlayedCommand | null): PlayedCommand | null {
  let command = last;
  while (command !== null && (command.seat !== seat || command.forced)) command = command.previous;
  return command;
}
