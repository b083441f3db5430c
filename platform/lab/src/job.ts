/** A job: games to be played, described in plain data, so that any thread or machine can play any part of it. */
import { type AnyBot, BaizeError, type GamePack, messageOf, readOptions } from '@baize/game';
import { findPlayer, numbered, playerNames, type ViewForm } from '@baize/bots';
import type { ModelSpec } from '@baize/models';

/** By name; or under a name, written out as text (the content of a strategy file), a program of its own or a language model. */
export interface PlayerSpec {
  readonly name: string;
  readonly text?: string;
  /** Starts the program; lines of JSON go in and out. */
  readonly command?: string;
  /** That the program has for an answer. */
  readonly seconds?: number;
  /** In which form the program is shown views. */
  readonly views?: ViewForm;
  readonly model?: ModelSpec;
}

export interface Job {
  readonly game: string;
  /** One per seat, in the order of the first deal's seats. */
  readonly players: readonly PlayerSpec[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly games: number;
  /** Everybody keeps their seat. Otherwise each deal is played once from every seat, seats moving round. */
  readonly fixedSeats: boolean;
  /** Whether to read the game's series by round, for charts. */
  readonly series: boolean;
}

/** What the players are called in tables and charts: namesakes are numbered. */
export const namesOf = ({ players }: Pick<Job, 'players'>): string[] => numbered(players.map(({ name }) => name));

/** The player called so: the game's own first, then those that play any game. */
export function findBot(pack: GamePack, { name, text }: PlayerSpec): AnyBot {
  if (text !== undefined) {
    if (pack.readBot === undefined) throw new BaizeError('BAD_STRATEGY', `${pack.game.title} has no strategy files.`);
    try {
      return pack.readBot(text, name);
    } catch (error) {
      throw new BaizeError('BAD_STRATEGY', `${name}: ${messageOf(error)}`);
    }
  }
  const found = findPlayer(pack, name);
  if (found === undefined)
    throw new BaizeError(
      'NO_SUCH_BOT',
      `${pack.game.title} has no player '${name}'. It has: ${playerNames(pack).join(', ')}.`,
    );
  return found;
}

/** A program or a model: has to be asked and waited for. */
const isOutsider = ({ command, model }: PlayerSpec): boolean => command !== undefined || model !== undefined;

export const hasOutsiders = (players: readonly PlayerSpec[]): boolean => players.some(isOutsider);

export function checkPlayer(pack: GamePack, player: PlayerSpec): void {
  if (!isOutsider(player)) findBot(pack, player);
}

/** Throws unless the job can be played; the options come back complete. */
export function checkJob(pack: GamePack, job: Job): Record<string, unknown> {
  const read = readOptions(pack.game, job.options, job.players.length);
  if (!read.ok) throw new BaizeError(read.code, read.message);
  if (!Number.isInteger(job.games) || job.games < 1)
    throw new BaizeError('BAD_JOB', 'The number of games is a whole number, 1 or more.');
  for (const player of job.players) checkPlayer(pack, player);
  return read.options;
}

/** In which unit gains are told where chips are played for, and how much of it a chip is that was won in one game. */
export function stakesOf(pack: GamePack, options: Job['options'], seats: number): { unit: string; worth: number } {
  const read = readOptions(pack.game, options, seats);
  return (read.ok ? pack.stakes?.(read.options) : undefined) ?? { unit: 'chips a game', worth: 1 };
}

/** A job is played in batches that depend on the job alone: totals do not depend on who played which. */
export function batchSize(job: Job): number {
  const seats = job.players.length;
  const wanted = Math.min(500, Math.ceil(job.games / 64));
  return Math.ceil(wanted / seats) * seats;
}

export const batchCount = (job: Job): number => Math.ceil(job.games / batchSize(job));

/** How many games a batch has. */
export const gamesIn = (job: Job, batch: number): number =>
  Math.min(job.games, (batch + 1) * batchSize(job)) - batch * batchSize(job);
