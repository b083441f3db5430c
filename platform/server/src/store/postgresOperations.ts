/** What an operator may do to the shared store; every node is told to compare what it has in memory. */
import { type Ban, erased, headerHash, type Operations, type Renamed } from '@baize/host';
import type { TableLine } from '@baize/protocol';
import type { QueryResultRow } from 'pg';
import { lineColumns, lineOf, type LineRow } from './rows.ts';

type Query = <Row extends QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>;

export class PostgresOperations implements Operations {
  /** `told` tells all nodes that anything may have changed. */
  constructor(
    readonly query: Query,
    readonly told: () => Promise<void>,
  ) {}

  async line(match: string): Promise<TableLine | null> {
    const [row] = await this.query<LineRow & QueryResultRow>(`select ${lineColumns} from matches where id = $1`, [
      match,
    ]);
    return row === undefined ? null : lineOf(row);
  }

  async named(name: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from matches where position($1 in seats) > 0
       or exists (select 1 from chats where match = number and name = $2) order by id`,
      [`"name":${JSON.stringify(name)}`, name],
    );
    return rows.map(({ id }) => id);
  }

  /** One statement, so all of it or nothing. */
  async rename({ match, before, header, seats, entries, name }: Renamed): Promise<boolean> {
    const rows = await this.query(
      `with head as (
         update matches set seats = $4, hash = $5 where id = $1 and version = $2 and hash = $3 returning number
       ), renamed_header as (
         update headers set header = $6 from head where match = head.number
       ), renamed_entries as (
         update entries set body = new.body, hash = new.hash
         from head, unnest($7::int[], $8::text[], $9::text[]) as new (version, body, hash)
         where match = head.number and entries.version = new.version
       ), erased as (
         update chats set name = $11, line = $12 from head where match = head.number and name = $10
       )
       select number from head`,
      [
        match,
        before.version,
        before.hash,
        seats,
        entries.at(-1)?.hash ?? headerHash(header),
        header,
        entries.map(({ version }) => version),
        entries.map(({ body }) => body),
        entries.map(({ hash }) => hash),
        name,
        erased.name,
        erased.line,
      ],
    );
    await this.told();
    return rows.length === 1;
  }

  async remove(match: string): Promise<boolean> {
    const rows = await this.query('delete from matches where id = $1 returning id', [match]);
    await this.told();
    return rows.length === 1;
  }

  async bans(now: number): Promise<Ban[]> {
    const rows = await this.query<Omit<Ban, 'until'> & { until: string | null }>(
      'select address, until, why from bans where until is null or until > $1 order by address',
      [now],
    );
    return rows.map((row) => ({ ...row, until: row.until === null ? null : Number(row.until) }));
  }

  async ban({ address, until, why }: Ban): Promise<void> {
    await this.query(
      `insert into bans (address, until, why) values ($1, $2, $3)
       on conflict (address) do update set until = excluded.until, why = excluded.why`,
      [address, until, why],
    );
  }

  async unban(address: string): Promise<boolean> {
    return (await this.query('delete from bans where address = $1 returning address', [address])).length === 1;
  }
}
