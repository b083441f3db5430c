/** What an operator does to matches, beside the servers that run them: ends one, or takes somebody's name out of all of them. */
import type { GamePack } from '@baize/game';
import type { Entry, Header } from '@baize/match';
import { Refused } from '@baize/protocol';
import { quietObserver } from './observer.ts';
import {
  chainHash,
  type Head,
  headerHash,
  type Operations,
  type Renamed,
  type Store,
  type StoredEntry,
} from './store.ts';
import type { Context } from './context.ts';
import { Table } from './table.ts';

const context = (store: Store): Context => ({
  store,
  now: Date.now,
  mostEntries: Number.POSITIVE_INFINITY,
  changed: () => {},
  observer: quietObserver,
  outages: () => [],
  overslept: async () => false,
  storeFailed: () => new Refused('STORE_DOWN'),
  gone: () => {},
  broken: () => new Refused('MATCH_BROKEN'),
});

/** Ends a match without a winner. False if it is over already, or has not begun. */
export async function closeMatch(store: Store, id: string, packOf: (game: string) => GamePack): Promise<boolean> {
  const table = await Table.load(context(store), id, packOf);
  if (table === null) throw new Refused('NO_SUCH_MATCH');
  return table.exclusive(async () => {
    while (table.match.status === 'playing') if (await table.write({ action: { do: 'close' } })) return true;
    return false;
  });
}

/** Takes a name, and what was said in the chat under it, out of a match, or out of all of them; answers with the matches that had it. */
export async function eraseName(
  store: Store & { operations: Operations },
  name: string,
  only?: string,
): Promise<string[]> {
  const found = await store.operations.named(name);
  const changed: string[] = [];
  for (const id of found.filter((each) => only === undefined || each === only)) {
    for (;;) {
      const stored = await store.read(id);
      if (stored === null) break;
      const { header, version, hash, entries } = stored;
      if (await store.operations.rename(without(name, id, header, entries, { version, hash }))) {
        changed.push(id);
        break;
      }
    }
  }
  return changed;
}

/** The match with `Player 2` instead of the name, and the hashes that follow from it. */
function without(
  name: string,
  match: string,
  headerText: string,
  stored: readonly StoredEntry[],
  before: Head,
): Renamed {
  const nameOf = (seat: number, given: string | null): string | null => (given === name ? `Player ${seat + 1}` : given);
  const old = JSON.parse(headerText) as Header;
  const seats = old.seats.map((each, seat) =>
    each.kind === 'bot' ? each : { ...each, name: nameOf(seat, each.name) },
  );
  const now = seats.map(({ name, kind }) => ({ name, kind }));
  const header = JSON.stringify({ ...old, seats });
  const entries: StoredEntry[] = [];
  for (const { version, body } of stored) {
    const entry = JSON.parse(body) as Entry;
    const joined = entry.do === 'join' ? { ...entry, name: nameOf(entry.seat, entry.name) } : null;
    const text = joined === null ? body : JSON.stringify(joined);
    if (joined !== null) now[joined.seat] = { name: joined.name, kind: joined.kind };
    const hash = chainHash(entries.at(-1)?.hash ?? headerHash(header), version, text);
    entries.push({ version, body: text, hash });
  }
  return { match, before, header, seats: JSON.stringify(now), entries, name };
}
