/** Matches in the browser's own database: the store of a host without a server. Several tabs may use it at once. */
import {
  type Change,
  chainHash,
  headerHash,
  isUntouched,
  lineFrom,
  type ListFilter,
  type NewEntry,
  type NewMatch,
  type Store,
  type StoredEntry,
  type StoredMatch,
  type Untouched,
} from '@baize/host';
import type { ChatLine, TableLine } from '@baize/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface MatchRow extends NewMatch {
  readonly version: number;
  /** Of the last entry, or of the header. */
  readonly hash: string;
  readonly updated: number;
}

type EntryRow = StoredEntry & { readonly match: string };
type ChatRow = ChatLine & { readonly match: string };

interface Schema extends DBSchema {
  matches: { key: string; value: MatchRow };
  entries: { key: [string, number]; value: EntryRow };
  chat: { key: [string, number]; value: ChatRow };
}

/** A whole match, as it goes into a file. */
export interface SavedMatch {
  readonly match: MatchRow;
  readonly entries: readonly StoredEntry[];
  readonly chat: readonly ChatLine[];
}

const tables = ['matches', 'entries', 'chat'] as const;
const upTo = Number.POSITIVE_INFINITY;
const rowsOf = (match: string, after = 0): IDBKeyRange => IDBKeyRange.bound([match, after], [match, upTo], true);

export class IndexedDbStore implements Store {
  /** Other tabs write here too. */
  readonly shared = true;
  readonly #db: IDBPDatabase<Schema>;
  readonly #others: BroadcastChannel;

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
    this.#others = new BroadcastChannel(db.name);
  }

  static async open(name = 'baize'): Promise<IndexedDbStore> {
    return new IndexedDbStore(
      await openDB<Schema>(name, 1, {
        upgrade(db) {
          db.createObjectStore('matches', { keyPath: 'id' });
          db.createObjectStore('entries', { keyPath: ['match', 'version'] });
          db.createObjectStore('chat', { keyPath: ['match', 'id'] });
        },
        // A newer page in another tab wants to change the tables: it must not wait for this one.
        blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
      }),
    );
  }

  /** What is acknowledged is on disk, not only on its way there. */
  #writing<Names extends (typeof tables)[number][]>(...names: Names) {
    return this.#db.transaction(names, 'readwrite', { durability: 'strict' });
  }

  async create(match: NewMatch): Promise<boolean> {
    const tx = this.#writing('matches');
    const there = await tx.store.getKey(match.id);
    if (there === undefined)
      await tx.store.add({ ...match, version: 0, hash: headerHash(match.header), updated: match.created });
    await tx.done;
    return there === undefined;
  }

  async append({ match, version, before, body, hash, at, status, seats }: NewEntry): Promise<boolean> {
    const tx = this.#writing('matches', 'entries');
    const row = await tx.objectStore('matches').get(match);
    const next = row !== undefined && row.version === version - 1 && row.hash === before;
    if (next) {
      await tx.objectStore('entries').add({ match, version, body, hash });
      await tx.objectStore('matches').put({ ...row, version, hash, status, seats: seats ?? row.seats, updated: at });
    }
    await tx.done;
    if (next) this.#tell({ match, version });
    return next;
  }

  async read(match: string): Promise<StoredMatch | null> {
    const tx = this.#db.transaction(['matches', 'entries']);
    const [row, entries] = await Promise.all([
      tx.objectStore('matches').get(match),
      tx.objectStore('entries').getAll(rowsOf(match)),
    ]);
    return row === undefined
      ? null
      : { header: row.header, version: row.version, hash: row.hash, entries: entries.map(entryOf) };
  }

  async after(match: string, version: number, most?: number): Promise<StoredEntry[]> {
    return (await this.#db.getAll('entries', rowsOf(match, version), most)).map(entryOf);
  }

  async list(filter: ListFilter, most: number): Promise<TableLine[]> {
    return (await this.#db.getAll('matches'))
      .filter(({ open, status }) => (open || filter.unlisted) && status === (filter.status ?? status))
      .filter(({ game }) => game === (filter.game ?? game))
      .toSorted((a, b) => b.updated - a.updated)
      .slice(0, most)
      .map(({ id, game, status, seats, version, created, updated, header }) => ({
        match: id,
        game,
        status,
        seats: JSON.parse(seats) as TableLine['seats'],
        ...lineFrom(header),
        version,
        created,
        updated,
      }));
  }

  async addChat(match: string, line: Omit<ChatLine, 'id'>): Promise<ChatLine | null> {
    const tx = this.#writing('matches', 'chat');
    const known = await tx.objectStore('matches').getKey(match);
    const last = await tx.objectStore('chat').openKeyCursor(rowsOf(match), 'prev');
    const said = { id: (last?.key[1] ?? 0) + 1, ...line };
    if (known !== undefined) await tx.objectStore('chat').add({ match, ...said });
    await tx.done;
    if (known === undefined) return null;
    this.#tell({ match, version: null });
    return said;
  }

  async chats(match: string, since: number, most: number): Promise<ChatLine[]> {
    return (await this.#db.getAll('chat', rowsOf(match, since))).slice(-most).map(lineOf);
  }

  ids(after: string, most: number): Promise<string[]> {
    return this.#db.getAllKeys('matches', IDBKeyRange.lowerBound(after, true), most);
  }

  count(): Promise<number> {
    return this.#db.count('matches');
  }

  async prune(untouched: Untouched): Promise<number> {
    const old = (await this.#db.getAll('matches')).filter(({ status, updated }) =>
      isUntouched(untouched, status, updated),
    );
    for (const { id } of old) {
      const tx = this.#writing(...tables);
      await tx.objectStore('matches').delete(id);
      await tx.objectStore('entries').delete(rowsOf(id));
      await tx.objectStore('chat').delete(rowsOf(id));
      await tx.done;
    }
    return old.length;
  }

  watch(listener: (changes: readonly Change[] | null) => void): void {
    this.#others.addEventListener('message', ({ data }) => listener([data as Change]));
  }

  #tell(change: Change): void {
    this.#others.postMessage(change);
  }

  async ping(): Promise<void> {
    await this.count();
  }

  async close(): Promise<void> {
    this.#others.close();
    this.#db.close();
  }

  async save(id: string): Promise<SavedMatch | null> {
    const tx = this.#db.transaction(tables);
    const [match, entries, chat] = await Promise.all([
      tx.objectStore('matches').get(id),
      tx.objectStore('entries').getAll(rowsOf(id)),
      tx.objectStore('chat').getAll(rowsOf(id)),
    ]);
    return match === undefined ? null : { match, entries: entries.map(entryOf), chat: chat.map(lineOf) };
  }

  /** Takes a match from a file. False if it is here already as far or further, or is not what once was saved. */
  async restore({ match, entries, chat }: SavedMatch): Promise<boolean> {
    if (!isWhole({ match, entries, chat })) return false;
    const tx = this.#writing(...tables);
    const here = await tx.objectStore('matches').get(match.id);
    const wanted = here === undefined || (here.header === match.header && here.version < match.version);
    if (wanted) {
      for (const entry of entries) await tx.objectStore('entries').put({ match: match.id, ...entry });
      for (const line of chat) await tx.objectStore('chat').put({ match: match.id, ...line });
      await tx.objectStore('matches').put(match);
    }
    await tx.done;
    if (wanted) this.#tell({ match: match.id, version: match.version });
    return wanted;
  }
}

const entryOf = ({ version, body, hash }: EntryRow): StoredEntry => ({ version, body, hash });
const lineOf = ({ id, seat, name, text, at }: ChatRow): ChatLine => ({ id, seat, name, text, at });

/** Whether every entry follows from the one before it, from the header to the last. */
function isWhole({ match, entries }: SavedMatch): boolean {
  let hash = headerHash(match.header);
  for (const [index, entry] of entries.entries()) {
    hash = chainHash(hash, index + 1, entry.body);
    if (entry.version !== index + 1 || entry.hash !== hash) return false;
  }
  return match.version === entries.length && match.hash === hash;
}
