/** What the two SQL databases have in common: reading the head of a match and the lines of a list. */
import { lineFrom } from '@baize/host';
import type { Status, TableLine } from '@baize/protocol';

/** A header that was lost is empty, for then its hash is wrong and somebody will ask why. */
export const readHead = (id: string): string =>
  `select coalesce(header, '') as header, version, hash from matches left join headers on match = number where id = ${id}`;

/** A line of a list as it stands in the database; PostgreSQL gives large numbers as text. */
export interface LineRow {
  id: string;
  game: string;
  status: Status;
  seats: string;
  version: number;
  created: number | string;
  updated: number | string;
  header: string | null;
}

export const lineColumns =
  'id, game, status, seats, version, created, updated, (select header from headers where match = number) as header';

export const lineOf = (row: LineRow): TableLine => ({
  match: row.id,
  game: row.game,
  status: row.status,
  seats: JSON.parse(row.seats) as TableLine['seats'],
  ...lineFrom(row.header ?? '{}'),
  version: row.version,
  created: Number(row.created),
  updated: Number(row.updated),
});
