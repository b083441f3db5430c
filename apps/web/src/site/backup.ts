/** Matches as files: to keep them, or to go on in another browser. */
import { keepSeat, type MySeat, mySeats } from '../mine.ts';
import { IndexedDbStore, type SavedMatch } from './store.ts';

interface Backup {
  readonly baize: 1;
  readonly matches: readonly SavedMatch[];
  /** With their tokens: whoever has the file may play on. */
  readonly seats: readonly MySeat[];
}

async function withStore<T>(use: (store: IndexedDbStore) => Promise<T>): Promise<T> {
  const store = await IndexedDbStore.open();
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

export const exportMatches = (): Promise<string> =>
  withStore(async (store) => {
    const matches: SavedMatch[] = [];
    for (const id of await store.ids('', Number.MAX_SAFE_INTEGER >>> 0)) {
      const saved = await store.save(id);
      if (saved !== null) matches.push(saved);
    }
    const backup: Backup = { baize: 1, matches, seats: mySeats() };
    return JSON.stringify(backup);
  });

/** How many matches came in and how many were not taken; `null` for a file that is none of ours. */
export async function importMatches(text: string): Promise<{ taken: number; refused: number } | null> {
  const backup = parse(text);
  if (backup === null) return null;
  let taken = 0;
  await withStore(async (store) => {
    for (const saved of backup.matches) if (await store.restore(saved)) taken += 1;
  });
  for (const seat of backup.seats.toReversed()) keepSeat(seat);
  return { taken, refused: backup.matches.length - taken };
}

function parse(text: string): Backup | null {
  try {
    const backup = JSON.parse(text) as Partial<Backup> | null;
    const ours = backup?.baize === 1 && Array.isArray(backup.matches) && Array.isArray(backup.seats);
    return ours ? (backup as Backup) : null;
  } catch {
    return null;
  }
}
