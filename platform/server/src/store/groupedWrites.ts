/** Entries that come in while a statement is under way go to PostgreSQL together in the next one. */
import { type NewEntry, StoreDown } from '@baize/host';
import type { Pool } from 'pg';

interface Pending {
  readonly entry: NewEntry;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: Error) => void;
}

/** Entries of one statement. */
const mostTogether = 500;

/** From so many entries in one statement on, the next waits a little for company: in milliseconds. A quiet server does not wait. */
const crowd = 16;
const gather = 2;

/** Two statements may overlap: one waits for the disk while the other is sent. */
const mostAtOnce = 2;

export class GroupedWrites {
  #pending: Pending[] = [];
  #writing = 0;
  #lastGroup = 0;
  #due = false;
  #closed = false;

  /** `written` is called after the commit, with the entries of a statement that were written. */
  constructor(
    readonly pool: Pool,
    readonly written: (entries: readonly NewEntry[]) => void,
  ) {}

  /** Whether it was written: not if the match has another version or hash by now. */
  add(entry: NewEntry): Promise<boolean> {
    if (this.#closed) return Promise.reject(new StoreDown('the store is closed'));
    return new Promise((resolve, reject) => {
      this.#pending.push({ entry, resolve, reject });
      this.#flushSoon();
    });
  }

  /** Once everything that came in has been answered. */
  async close(): Promise<void> {
    while (this.#pending.length > 0 || this.#writing > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    this.#closed = true;
  }

  /** On a busy machine every statement costs node and database as much as a dozen entries. */
  #flushSoon(): void {
    if (this.#due || this.#pending.length === 0 || this.#writing >= mostAtOnce) return;
    this.#due = true;
    const flush = (): void => {
      this.#due = false;
      void this.#flush();
    };
    if (this.#lastGroup < crowd) setImmediate(flush);
    else setTimeout(flush, gather);
  }

  async #flush(): Promise<void> {
    if (this.#pending.length === 0 || this.#writing >= mostAtOnce) return;
    const group = this.#pending.splice(0, mostTogether);
    this.#lastGroup = group.length;
    this.#writing += 1;
    try {
      const written = await this.#write(group.map(({ entry }) => entry));
      for (const { entry, resolve } of group) resolve(written.has(entry.match));
      this.written(group.filter(({ entry }) => written.has(entry.match)).map(({ entry }) => entry));
    } catch (error) {
      if (group.length > 1 && unwritable(error)) for (const one of group) await this.#alone(one);
      else for (const { reject } of group) reject(error as Error);
    }
    this.#writing -= 1;
    this.#flushSoon();
  }

  /** One entry that cannot be written takes no others with it. */
  async #alone({ entry, resolve, reject }: Pending): Promise<void> {
    try {
      const written = (await this.#write([entry])).has(entry.match);
      resolve(written);
      if (written) this.written([entry]);
    } catch (error) {
      reject(error as Error);
    }
  }

  /** One statement: the version check, the entry and the head of the match. No match is in a group twice, for a table writes one entry at a time. */
  async #write(entries: readonly NewEntry[], tries = 0): Promise<Set<string>> {
    const column = (pick: (entry: NewEntry) => unknown): unknown[] => entries.map(pick);
    try {
      const { rows } = await this.pool.query<{ match: string }>({
        name: 'append',
        text: `with new as (
            select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::text[])
              as new (match, version, body, hash, at, status, seats, before)
          ), head as (
            update matches set version = new.version, hash = new.hash, status = new.status, updated = new.at,
              seats = coalesce(new.seats, matches.seats)
            from new where matches.id = new.match and matches.version = new.version - 1 and matches.hash = new.before
            returning matches.number, matches.id
          ), written as (
            insert into entries (match, version, body, hash)
            select head.number, new.version, new.body, new.hash from new join head on head.id = new.match
          )
          select id as match from head`,
        values: [
          column((each) => each.match),
          column((each) => each.version),
          column((each) => each.body),
          column((each) => each.hash),
          column((each) => each.at),
          column((each) => each.status),
          column((each) => each.seats),
          column((each) => each.before),
        ],
      });
      return new Set(rows.map(({ match }) => match));
    } catch (error) {
      // Two nodes took the rows of two matches crosswise: nothing was written, try again.
      if ((error as { code?: string }).code === '40P01' && tries < 5) return this.#write(entries, tries + 1);
      throw new StoreDown('the database did not answer', { cause: error });
    }
  }
}

/** The database understood, and refused what it was given: a matter of the data, not of the line. */
const unwritable = (error: unknown): boolean => {
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  return code.startsWith('22') || code.startsWith('23');
};
