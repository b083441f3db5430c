/** Records on disk: written whole or not at all, and read with a sentence for everything that can be wrong with them. */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BaizeError, type GamePack, type GameRecord, replay } from '@baize/game';

/** What a table on this machine adds to a record, to be taken up again. */
export interface Seating {
  /** The bots' names by seat; `null` is a person. */
  readonly players: readonly (string | null)[];
}

export type SavedGame = GameRecord & { readonly seating?: Seating };

/** A file name that sorts by time: `GAME-20260131-174502-4fa1.json`. */
export function freshName(game: string): string {
  const [day, time] = new Date().toISOString().split('T') as [string, string];
  const stamp = `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}`;
  return `${game}-${stamp}-${randomBytes(2).toString('hex')}.json`;
}

export const writeRecord = (file: string, record: SavedGame): void => writeJson(file, record, 'The record');

/** Writes beside the file and renames, so that a reader sees the old text or the new one, never half of either. */
export function writeJson(file: string, data: object, what: string): void {
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}`);
  let opened = false;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const open = openSync(beside, 'w');
    opened = true;
    try {
      writeSync(open, `${JSON.stringify(data, null, 2)}\n`);
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
    renameSync(beside, file);
  } catch (error) {
    if (opened) rmSync(beside, { force: true });
    throw new BaizeError('FAILED', `${what} could not be written to ${file}: ${reason(error)}.`);
  }
}

export function readRecord(file: string): SavedGame {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BaizeError('FAILED', `${file} cannot be read: ${reason(error)}.`);
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BaizeError('FAILED', `${file} is not a record: it is not JSON, or only part of it.`);
  }
  const lack = missing(data);
  if (lack !== null) throw new BaizeError('FAILED', `${file} is not a record: ${lack}.`);
  return data as SavedGame;
}

/** Plays the record through by the rules of its game; a sentence where it cannot be. */
export function checkRecord(file: string, pack: GamePack, record: GameRecord): void {
  try {
    replay(pack.game, record);
  } catch (error) {
    if (error instanceof BaizeError) throw new BaizeError('FAILED', `${file} cannot be replayed. ${error.message}`);
    throw error;
  }
}

/** What keeps this from being a record, or `null`. */
function missing(data: unknown): string | null {
  if (!isObject(data)) return 'it is not an object';
  if (typeof data.game !== 'string') return "it names no 'game'";
  if (typeof data.rules !== 'number') return "it has no 'rules' number";
  if (typeof data.seed !== 'string') return "it has no 'seed'";
  if (!isObject(data.options)) return "it has no 'options'";
  if (!Array.isArray(data.moves) || !data.moves.every((each) => typeof each === 'string'))
    return "its 'moves' are not a list of words";
  const seat = (each: unknown): boolean => isObject(each) && typeof each.name === 'string';
  if (!Array.isArray(data.seats) || !data.seats.every(seat)) return "its 'seats' are not a list of players";
  if (data.seating === undefined) return null;
  const players = isObject(data.seating) ? data.seating.players : null;
  const fine =
    Array.isArray(players) &&
    players.length === data.seats.length &&
    players.includes(null) &&
    players.every((each) => each === null || typeof each === 'string');
  return fine ? null : "its 'seating' does not say who sits where";
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'it is not allowed';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ENOSPC') return 'the disk is full';
  return code ?? String(error);
}
