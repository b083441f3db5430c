/** The games this machine keeps for a person: unfinished ones to take up again, finished ones to look back at. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { freshName, type SavedGame, writeRecord } from './records.ts';

type Part = 'unfinished' | 'finished' | 'seats';

/** How many finished games are kept before the oldest go. */
const most = 100;

export function shelf(part: Part): string {
  const state = process.env.XDG_STATE_HOME;
  // The XDG rules tell programs to ignore a relative path.
  const base = state !== undefined && isAbsolute(state) ? state : join(homedir(), '.local', 'state');
  return join(base, 'baize', part);
}

/** The kept games of this part, newest first. */
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

/** One game's place on the shelf: rewritten after every decision, put with the finished ones at its end. */
export class Autosave {
  readonly #name: string;

  /** `file`: where the game that now goes on was kept. */
  constructor(game: string, file?: string) {
    this.#name = file !== undefined && dirname(file) === shelf('unfinished') ? basename(file) : freshName(game);
  }

  keep(record: SavedGame): void {
    const unfinished = join(shelf('unfinished'), this.#name);
    if (record.result === undefined) {
      if (record.moves.length > 0) writeRecord(unfinished, record);
      return;
    }
    writeRecord(join(shelf('finished'), this.#name), record);
    rmSync(unfinished, { force: true });
    for (const old of kept('finished').slice(most)) rmSync(old, { force: true });
  }
}
