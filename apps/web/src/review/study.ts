/** A finished game with the variations tried in it, to hand on: one of them as a link, all of them as a file. */
import { type GameRecord, replay } from '@baize/game';
import { loadPack } from '../games.ts';
import type { Branch } from './branches.ts';

/** A record with its branches: whatever reads records reads it too. */
export interface Study extends GameRecord {
  readonly branches: readonly Branch[];
}

/** More than any game has. */
const MOST_MOVES = 20_000;
const MOST_BRANCHES = 50;

/** The part of the address after `#`. */
export function linkOf({ move, words }: Branch): string {
  const fields = new URLSearchParams({ move: String(move) });
  for (const each of words) fields.append('play', each);
  return fields.toString();
}

/** A variation, or where it would begin; `null` where the address names neither. */
export function branchIn(hash: string): Branch | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const branch = { move: Number(fields.get('move') ?? Number.NaN), words: fields.getAll('play') };
  return isBranch(branch) ? branch : null;
}

/**
 * The text of a record that an address carries along, as reports of contests write it: nothing of it where it is
 * spoilt, `null` where there is none.
 */
export async function recordIn(hash: string): Promise<string | null> {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get('record');
  if (packed === null) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await new Response(unpacked).text();
  } catch {
    return '';
  }
}

/** The address of the analysis board after the last move of a record, which it carries along. */
export async function boardLink(record: GameRecord): Promise<string> {
  const packed = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `/review#${new URLSearchParams({ move: String(record.moves.length), record: letters })}`;
}

/** The game of a text, if it can be played to its end here. */
export async function openStudy(text: string): Promise<Study | null> {
  const study = readStudy(text);
  const pack = study === null ? null : await loadPack(study.game);
  if (study === null || pack === null) return null;
  try {
    replay(pack.game, study);
    return study;
  } catch {
    return null;
  }
}

export const studyText = (record: GameRecord, branches: readonly Branch[]): string =>
  `${JSON.stringify({ ...record, branches } satisfies Study, null, 2)}\n`;

/** `null` for a file that is no record; whether its moves can be played is for the game to say. */
export function readStudy(text: string): Study | null {
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read)) return null;
    const branches = 'branches' in read && Array.isArray(read.branches) ? read.branches.filter(isBranch) : [];
    return { ...read, branches: branches.slice(0, MOST_BRANCHES) };
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_MOVES && value.every((each) => typeof each === 'string');

const isBranch = (value: unknown): value is Branch =>
  isObject(value) && Number.isInteger(value['move']) && Number(value['move']) >= 0 && isWords(value['words']);

const isRecord = (value: unknown): value is GameRecord =>
  isObject(value) &&
  ['game', 'seed'].every((name) => typeof value[name] === 'string') &&
  typeof value['rules'] === 'number' &&
  isObject(value['options']) &&
  Array.isArray(value['seats']) &&
  value['seats'].every((seat) => isObject(seat) && typeof seat['name'] === 'string') &&
  isWords(value['moves']);
