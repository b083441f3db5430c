/** The embedded store: SQLite with a write-ahead log, forced to disk once for all that came in together. */
import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type Head,
  headerHash,
  type ListFilter,
  type NewEntry,
  type NewMatch,
  type Outage,
  outagesKept,
  type Store,
  StoreDown,
  type StoredEntry,
  type StoredMatch,
  type Untouched,
} from '@baize/host';
import type { ChatLine, TableLine } from '@baize/protocol';
import { type Database, openDatabase } from './database.ts';
import { migrations } from './migrations.ts';
import { looked, pruneInSteps } from './prune.ts';
import { type LineRow, lineOf } from './rows.ts';
import './sha256.ts';
import { SqliteOperations } from './sqliteOperations.ts';
import { prepare } from './statements.ts';

/** Writes that go to disk together; `done` says of each what came of it. */
class Group {
  readonly writes: (() => boolean)[] = [];
  finish: (outcomes: readonly Outcome[]) => void = () => {};
  readonly done = new Promise<readonly Outcome[]>((resolve) => {
    this.finish = resolve;
  });
}

type Outcome = boolean | StoreDown;

/** From so many writes in one group on, the next group waits a little for company: in milliseconds. A quiet server does not wait. */
const crowd = 16;
const gather = 2;

/** Free pages for which it is worth writing a file anew. */
const leastFree = 1000;

/** Matches whose numbers are remembered. */
const mostNumbers = 20_000;

/** Bytes of the disk that must be free for the store to be well. */
const leastSpace = 64 * 1024 * 1024;

export class SqliteStore implements Store {
  readonly shared = false;
  readonly #db: Database;
  readonly #sql;
  readonly #numbers = new Map<string, number>();
  #group: Group | null = null;
  #lastGroup = 0;
  #closed = false;
  #watching: NodeJS.Timeout | null = null;
  readonly operations: SqliteOperations;

  /** `file` may be `:memory:`, for tests that do not care. */
  constructor(readonly file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.#db = openDatabase(file);
    this.#db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma wal_autocheckpoint = 4000; pragma busy_timeout = 5000',
    );
    this.#migrate();
    this.#sql = prepare(this.#db);
    this.operations = new SqliteOperations(this.#db, (write) => this.#commit(write));
  }

  #migrate(): void {
    const { user_version: done } = this.#db.prepare('pragma user_version').get() as { user_version: number };
    const steps = migrations('integer primary key');
    if (done > steps.length) throw new Error('this database was written by a newer version');
    for (const [index, step] of steps.entries()) {
      if (index < done) continue;
      this.#db.exec(`begin immediate; ${step.join(';\n')}; pragma user_version = ${index + 1}; commit`);
    }
  }

  /** Writes wait for one another here; the first of a group schedules the commit of all. */
  #commit(write: () => boolean): Promise<boolean> {
    if (this.#closed) return Promise.reject(new StoreDown('the store is closed'));
    if (this.#group === null) {
      this.#group = new Group();
      if (this.#lastGroup < crowd) setImmediate(() => this.#flush());
      else setTimeout(() => this.#flush(), gather);
    }
    const { writes, done } = this.#group;
    const index = writes.push(write) - 1;
    return done.then((outcomes) => {
      const outcome = outcomes[index];
      if (outcome instanceof StoreDown) throw outcome;
      return outcome;
    });
  }

  #flush(): void {
    const group = this.#group;
    if (group === null) return;
    this.#group = null;
    const { writes } = group;
    this.#lastGroup = writes.length;
    group.finish(this.#together(writes) ?? writes.flatMap((write) => this.#together([write]) as Outcome[]));
  }

  /** `null` if one of several could not be written: then nothing was, and each is for itself. */
  #together(writes: readonly (() => boolean)[]): Outcome[] | null {
    let writing = false;
    try {
      this.#db.exec('begin immediate');
      writing = true;
      const done = writes.map((write) => write());
      writing = false;
      this.#db.exec('commit');
      return done;
    } catch (error) {
      try {
        this.#db.exec('rollback');
      } catch {
        // Nothing was begun, or SQLite has rolled back by itself.
      }
      if (writing && writes.length > 1) return null;
      const down = new StoreDown('the database did not commit', { cause: error });
      return writes.map(() => down);
    }
  }

  create(match: NewMatch): Promise<boolean> {
    const { id, game, status, open, header, seats, created } = match;
    return this.#commit(() => {
      const { create } = this.#sql;
      if (create.run(id, game, status, open ? 1 : 0, seats, headerHash(header), created, created).changes !== 1)
        return false;
      this.#sql.keep.run(header, id);
      return true;
    });
  }

  append(entry: NewEntry): Promise<boolean> {
    return this.#commit(() => {
      const { match, version, before, body, hash, at, status, seats } = entry;
      const number = this.#numberOf(match);
      const { changes } = this.#sql.advance.run(version, hash, status, at, seats, number, version - 1, before);
      if (changes !== 1) {
        this.#numbers.delete(match);
        return false;
      }
      this.#sql.append.run(number, version, body, hash);
      return true;
    });
  }

  /** Remembered, so that a move needs no look-up by name. A number that was given to another match does harm to none: hashes tell them apart. */
  #numberOf(match: string): number {
    const known = this.#numbers.get(match);
    if (known !== undefined) return known;
    const row = this.#sql.number.get(match) as { number: number } | undefined;
    if (row === undefined) return -1;
    if (this.#numbers.size >= mostNumbers) this.#numbers.clear();
    this.#numbers.set(match, row.number);
    return row.number;
  }

  /** A database that cannot be read is down; whether for good, an operator must find out. */
  #reading<T>(query: () => T): T {
    try {
      return query();
    } catch (error) {
      throw new StoreDown('the database could not be read', { cause: error });
    }
  }

  async read(match: string, most?: number): Promise<StoredMatch | null> {
    type Row = { header: string; version: number; hash: string };
    const row = this.#reading(() => this.#sql.read.get(match) as Row | undefined);
    return row === undefined ? null : { ...row, entries: await this.after(match, 0, most) };
  }

  async after(match: string, version: number, most = -1): Promise<StoredEntry[]> {
    return this.#reading(() => this.#sql.after.all(match, version, most) as StoredEntry[]);
  }

  async list(filter: ListFilter, most: number): Promise<TableLine[]> {
    const list = filter.unlisted ? this.#sql.listAll : this.#sql.list;
    const rows = this.#reading(
      () => list.all(filter.status ?? null, filter.game ?? null, most) as unknown as LineRow[],
    );
    return rows.map(lineOf);
  }

  async addChat(match: string, line: Omit<ChatLine, 'id'>): Promise<ChatLine | null> {
    let row: { id: number } | undefined;
    await this.#commit(() => {
      row = this.#sql.addChat.get(line.seat, line.name, line.text, line.at, match) as typeof row;
      return true;
    });
    return row === undefined ? null : { id: row.id, ...line };
  }

  async chats(match: string, since: number, most: number): Promise<ChatLine[]> {
    return (this.#sql.chats.all(match, since, most) as unknown as ChatLine[]).toReversed();
  }

  async ids(after: string, most: number): Promise<string[]> {
    return (this.#sql.ids.all(after, most) as { id: string }[]).map(({ id }) => id);
  }

  async count(): Promise<number> {
    return (this.#sql.count.get() as { n: number }).n;
  }

  prune(which: Untouched): Promise<number> {
    return pruneInSteps(which, async (from, finished, abandoned) => {
      let gone: { number: number }[] = [];
      await this.#commit(() => {
        gone = this.#sql.prune.all(from, from + looked, finished, abandoned) as typeof gone;
        return true;
      });
      const { last } = this.#sql.last.get() as { last: number | null };
      return { gone: gone.map(({ number }) => number), last: last ?? 0 };
    });
  }

  /**
   * Gives free space back to the disk where it is more than half of the file, by writing that anew. Nobody else can use it meanwhile: a server does
   * so before it serves. (Doing so page by page, with `auto_vacuum`, costs every move 4 to 10 %.)
   */
  tidy(): void {
    const number = (what: string): number => Number(Object.values(this.#db.prepare(`pragma ${what}`).get() ?? {})[0]);
    const free = number('freelist_count');
    if (free < leastFree || free * 2 < number('page_count')) return;
    try {
      this.#db.exec('vacuum; pragma wal_checkpoint(truncate)');
    } catch {
      // There is no room for the copy, or somebody else is at work: the space will be used for new matches.
    }
  }

  /** Only an operator writes here beside this process. */
  watch(listener: (changes: null) => void): void {
    const version = this.#db.prepare('pragma data_version');
    let known = version.get()?.data_version;
    this.#watching = setInterval(() => {
      const now = version.get()?.data_version;
      if (now === known) return;
      known = now;
      listener(null);
    }, 1000);
    this.#watching.unref();
  }

  async heads(matches: readonly string[]): Promise<Map<string, Head>> {
    const rows = this.#reading(
      () => this.#sql.heads.all(JSON.stringify(matches)) as unknown as (Head & { id: string })[],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async alive(now: number, longest: number): Promise<Outage[]> {
    let outages: Outage[] = [];
    const written = this.#commit(() => {
      const { lastAlive, outage, forgetOutages, outages: kept, setAlive } = this.#sql;
      const last = lastAlive.get() as { at: number } | undefined;
      if (last !== undefined && now - last.at > longest) outage.run(last.at, now);
      forgetOutages.run(now - outagesKept);
      setAlive.run(now);
      outages = kept.all();
      return true;
    });
    await written;
    return outages;
  }

  async problems(): Promise<string[]> {
    if (this.file === ':memory:') return [];
    const { bavail, bsize } = await statfs(dirname(this.file));
    return bavail * bsize < leastSpace ? ['The disk is almost full.'] : [];
  }

  async ping(): Promise<void> {
    this.#db.prepare('select 1').get();
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#flush();
    if (this.#watching !== null) clearInterval(this.#watching);
    // Node 20's SQLite leaves everything in the write-ahead log on closing: after this the database file alone is complete.
    this.#db.exec('pragma wal_checkpoint(truncate)');
    this.#db.close();
  }
}
