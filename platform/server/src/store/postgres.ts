/** The shared store: PostgreSQL, any number of nodes, no locks but the row of the match. */
import {
  type Change,
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
import { Pool, type QueryResultRow } from 'pg';
import { migrate } from './schema.ts';
import './sha256.ts';
import { lineColumns, lineOf, type LineRow, readHead } from './rows.ts';
import { GroupedWrites } from './groupedWrites.ts';
import { News } from './news.ts';
import { PostgresOperations } from './postgresOperations.ts';
import { looked, pruneInSteps, untouched } from './prune.ts';

export class PostgresStore implements Store {
  readonly shared = true;
  readonly operations: PostgresOperations;
  readonly #pool: Pool;
  readonly #news: News;
  readonly #writes: GroupedWrites;
  #closed = false;

  private constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: 8,
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    // A connection that breaks while idle is replaced by the next; without a listener it would end the process.
    this.#pool.on('error', () => {});
    this.#news = new News(url, (text, values) => this.#query(text, values));
    this.#writes = new GroupedWrites(this.#pool, (entries) => this.#news.tell(entries));
    this.operations = new PostgresOperations(
      (text, values) => this.#query(text, values),
      () => this.#news.tellAll(),
    );
  }

  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url);
    await store.#reach();
    await migrate(store.#pool);
    return store;
  }

  /** A database that starts, or a line that is cut, at the moment when a node starts is waited for: half a minute. */
  async #reach(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.ping();
        return;
      } catch (error) {
        if (tries === 60) {
          await this.#pool.end();
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  async #query<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    try {
      return (await this.#pool.query<Row>(text, values)).rows;
    } catch (error) {
      throw new StoreDown('the database did not answer', { cause: error });
    }
  }

  async create(match: NewMatch): Promise<boolean> {
    const { id, game, status, open, header, seats, created } = match;
    const rows = await this.#query(
      `with new as (
         insert into matches (id, game, status, listed, seats, version, hash, created, updated)
         values ($1, $2, $3, $4, $6, 0, $7, $8, $8) on conflict do nothing returning number
       )
       insert into headers (match, header) select number, $5 from new returning match`,
      [id, game, status, open ? 1 : 0, header, seats, headerHash(header), created],
    );
    return rows.length === 1;
  }

  append(entry: NewEntry): Promise<boolean> {
    return this.#writes.add(entry);
  }

  async read(match: string, most?: number): Promise<StoredMatch | null> {
    const [row] = await this.#query<{ header: string; version: number; hash: string }>(readHead('$1'), [match]);
    if (row === undefined) return null;
    const entries = await this.after(match, 0, most);
    // Entries may have come between the two questions; if there are fewer than the head says, that must show.
    const last = entries.at(-1);
    const head = last !== undefined && last.version > row.version ? last : row;
    return { header: row.header, version: head.version, hash: head.hash, entries };
  }

  after(match: string, version: number, most?: number): Promise<StoredEntry[]> {
    return this.#query<StoredEntry & QueryResultRow>(
      `select version, body, hash from entries
       where match = (select number from matches where id = $1) and version > $2 order by version limit $3`,
      [match, version, most ?? null],
    );
  }

  async list(filter: ListFilter, most: number): Promise<TableLine[]> {
    const rows = await this.#query<LineRow & QueryResultRow>(
      `select ${lineColumns} from matches
       where ${filter.unlisted ? 'true' : 'listed = 1'} and ($1::text is null or status = $1) and ($2::text is null or game = $2)
       order by updated desc limit $3`,
      [filter.status ?? null, filter.game ?? null, most],
    );
    return rows.map(lineOf);
  }

  async addChat(match: string, line: Omit<ChatLine, 'id'>): Promise<ChatLine | null> {
    for (;;) {
      const [row] = await this.#query<{ id: number }>(
        `insert into chats (match, id, seat, name, line, at)
         select number, (select coalesce(max(id), 0) + 1 from chats where match = number), $2, $3, $4, $5
         from matches where id = $1 on conflict do nothing returning id`,
        [match, line.seat, line.name, line.text, line.at],
      );
      if (row === undefined) {
        const found = await this.#query('select 1 from matches where id = $1', [match]);
        if (found.length === 0) return null;
        continue;
      }
      this.#news.tell([{ match, version: null }]);
      return { id: row.id, ...line };
    }
  }

  async chats(match: string, since: number, most: number): Promise<ChatLine[]> {
    const rows = await this.#query<Omit<ChatLine, 'at'> & { at: string }>(
      `select id, seat, name, line as text, at from chats
       where match = (select number from matches where id = $1) and id > $2 order by id desc limit $3`,
      [match, since, most],
    );
    return rows.map((row) => ({ ...row, at: Number(row.at) })).toReversed();
  }

  async ids(after: string, most: number): Promise<string[]> {
    const rows = await this.#query<{ id: string }>(
      'select id from matches where id collate "C" > $1 order by id collate "C" limit $2',
      [after, most],
    );
    return rows.map(({ id }) => id);
  }

  async count(): Promise<number> {
    const [row] = await this.#query<{ n: string }>('select count(*) as n from matches', []);
    return Number(row?.n ?? 0);
  }

  prune(which: Untouched): Promise<number> {
    return pruneInSteps(which, async (from, finished, abandoned) => {
      const rows = await this.#query<{ number: number }>(
        `delete from matches where ${untouched('$1', '$2', '$3::bigint', '$4::bigint')} returning number`,
        [from, from + looked, finished, abandoned],
      );
      const [last] = await this.#query<{ last: number | null }>('select max(number) as last from matches', []);
      return { gone: rows.map(({ number }) => number), last: last?.last ?? 0 };
    });
  }

  watch(listener: (changes: readonly Change[] | null) => void): void {
    this.#news.listen(listener);
  }

  async heads(matches: readonly string[]): Promise<Map<string, Head>> {
    const rows = await this.#query<Head & { id: string }>('select id, version, hash from matches where id = any($1)', [
      matches,
    ]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  async alive(now: number, longest: number): Promise<Outage[]> {
    // Nodes that find the same outage both note it: clocks are given it back once.
    await this.#query(
      'insert into outages (began, ended) select at, $1::bigint from alive where $1::bigint - at > $2::bigint',
      [now, longest],
    );
    await this.#query(
      `insert into alive (one, at) values (1, $1)
       on conflict (one) do update set at = greatest(alive.at, excluded.at)`,
      [now],
    );
    const rows = await this.#query<{ began: string; ended: string }>(
      'select began, ended from outages where ended > $1 order by began',
      [now - outagesKept],
    );
    return rows.map(({ began, ended }) => ({ from: Number(began), until: Number(ended) }));
  }

  async problems(): Promise<string[]> {
    return this.#news.listening ? [] : ['What other nodes write is not heard at once.'];
  }

  async ping(): Promise<void> {
    await this.#query('select 1', []);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#writes.close();
    await this.#news.close();
    await this.#pool.end();
  }
}
