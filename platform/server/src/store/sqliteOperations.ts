/** What an operator may do to the embedded store. */
import { type Ban, erased, headerHash, type Operations, type Renamed } from '@baize/host';
import type { TableLine } from '@baize/protocol';
import type { Database } from './database.ts';
import { lineColumns, lineOf, type LineRow } from './rows.ts';

export class SqliteOperations implements Operations {
  readonly #db: Database;

  /** `commit` makes a write durable, together with others. */
  constructor(
    db: Database,
    readonly commit: (write: () => boolean) => Promise<boolean>,
  ) {
    this.#db = db;
  }

  async line(match: string): Promise<TableLine | null> {
    const row = this.#db.prepare(`select ${lineColumns} from matches where id = ?`).get(match) as unknown as
      | LineRow
      | undefined;
    return row === undefined ? null : lineOf(row);
  }

  async named(name: string): Promise<string[]> {
    const rows = this.#db
      .prepare(
        `select id from matches where instr(seats, ?1) > 0
         or exists (select 1 from chats where match = number and name = ?2) order by id`,
      )
      .all(`"name":${JSON.stringify(name)}`, name) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  rename({ match, before, header, seats, entries, name }: Renamed): Promise<boolean> {
    const run = (sql: string, ...values: (string | number)[]): unknown => this.#db.prepare(sql).run(...values);
    const last = entries.at(-1)?.hash;
    return this.commit(() => {
      const { number } = (this.#db
        .prepare('select number from matches where id = ? and version = ? and hash = ?')
        .get(match, before.version, before.hash) ?? {}) as { number?: number };
      if (number === undefined) return false;
      run('update headers set header = ? where match = ?', header, number);
      const update = this.#db.prepare('update entries set body = ?, hash = ? where match = ? and version = ?');
      for (const { version, body, hash } of entries) update.run(body, hash, number, version);
      run('update matches set seats = ?, hash = ? where number = ?', seats, last ?? headerHash(header), number);
      run('update chats set name = ?, line = ? where match = ? and name = ?', erased.name, erased.line, number, name);
      return true;
    });
  }

  remove(match: string): Promise<boolean> {
    return this.commit(() => this.#db.prepare('delete from matches where id = ?').run(match).changes === 1);
  }

  async bans(now: number): Promise<Ban[]> {
    return this.#db
      .prepare('select address, until, why from bans where until is null or until > ? order by address')
      .all(now);
  }

  async ban({ address, until, why }: Ban): Promise<void> {
    await this.commit(() => {
      this.#db
        .prepare(
          `insert into bans (address, until, why) values (?, ?, ?)
           on conflict (address) do update set until = excluded.until, why = excluded.why`,
        )
        .run(address, until, why);
      return true;
    });
  }

  unban(address: string): Promise<boolean> {
    return this.commit(() => this.#db.prepare('delete from bans where address = ?').run(address).changes === 1);
  }
}
