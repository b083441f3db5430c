/** The games this machine keeps for a person: matches to go on with in a database, finished ones as records to look back at. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { messageOf } from '@baize/game';
import type { Store } from '@baize/host';
import { type SavedGame, writeRecord } from './records.ts';

/** `unfinished` holds records of games that were interrupted under an earlier version. */
type Part = 'unfinished' | 'finished' | 'seats' | 'hosted' | 'levels.json';

/** How many finished games are kept before the oldest go. */
const most = 100;

function stateFolder(): string {
  const state = process.env.XDG_STATE_HOME;
  // The XDG rules tell programs to ignore a relative path.
  const base = state !== undefined && isAbsolute(state) ? state : join(homedir(), '.local', 'state');
  return join(base, 'baize');
}

export const shelf = (part: Part): string => join(stateFolder(), part);

/** The kept records of this part, newest first. */
export function kept(part: Part, game?: string): string[] {
  let names: string[];
  try {
    names = readdirSync(shelf(part));
  } catch {
    return [];
  }
  return names
    .filter(
      (name) => name.endsWith('.json') && !name.startsWith('.') && (game === undefined || name.startsWith(`${game}-`)),
    )
    .map((name) => join(shelf(part), name))
    .map((file) => ({ file, at: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.at - a.at || (a.file < b.file ? 1 : -1))
    .map(({ file }) => file);
}

export interface Games {
  readonly store: Store;
  /** What to tell somebody who leaves a game before its end, in a sentence. */
  readonly kept: string;
}

/** The matches of this machine. */
export async function openGames(): Promise<Games> {
  try {
    const { SqliteStore } = await import('@baize/server/sqlite');
    const store = new SqliteStore(join(stateFolder(), 'games.sqlite'));
    return { store, kept: 'The game is kept: `baize play --resume` goes on with it.' };
  } catch (error) {
    const { MemoryStore } = await import('@baize/host');
    return { store: new MemoryStore(), kept: `The game could not be kept: ${messageOf(error)}.` };
  }
}

/** Keeps a finished game as a record of this name; the oldest go when there are too many. */
export function keepFinished(name: string, record: SavedGame): void {
  writeRecord(join(shelf('finished'), name), record);
  for (const old of kept('finished').slice(most)) rmSync(old, { force: true });
}
