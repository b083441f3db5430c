/** The statements of the embedded store. */
import type { Database } from './database.ts';
import { untouched } from './prune.ts';
import { lineColumns, readHead } from './rows.ts';

const listOf = (which: string): string =>
  `select ${lineColumns} from matches
   where ${which} and status = coalesce(?, status) and game = coalesce(?, game) order by updated desc limit ?`;

export function prepare(db: Database) {
  return {
    create: db.prepare(
      `insert into matches (id, game, status, listed, seats, version, hash, created, updated)
       values (?, ?, ?, ?, ?, 0, ?, ?, ?) on conflict do nothing`,
    ),
    keep: db.prepare('insert into headers (match, header) select number, ? from matches where id = ?'),
    advance: db.prepare(
      `update matches set version = ?, hash = ?, status = ?, updated = ?, seats = coalesce(?, seats)
       where number = ? and version = ? and hash = ?`,
    ),
    append: db.prepare('insert into entries (match, version, body, hash) values (?, ?, ?, ?)'),
    number: db.prepare('select number from matches where id = ?'),
    read: db.prepare(readHead('?')),
    after: db.prepare(
      `select version, body, hash from entries
       where match = (select number from matches where id = ?) and version > ? order by version limit ?`,
    ),
    list: db.prepare(listOf('listed = 1')),
    listAll: db.prepare(listOf('true')),
    addChat: db.prepare(
      `insert into chats (match, id, seat, name, line, at)
       select number, (select coalesce(max(id), 0) + 1 from chats where match = number), ?, ?, ?, ?
       from matches where id = ? returning id`,
    ),
    chats: db.prepare(
      `select id, seat, name, line as text, at from chats
       where match = (select number from matches where id = ?) and id > ? order by id desc limit ?`,
    ),
    lastAlive: db.prepare('select at from alive'),
    setAlive: db.prepare('insert into alive (one, at) values (1, ?) on conflict (one) do update set at = excluded.at'),
    outage: db.prepare('insert into outages (began, ended) values (?, ?)'),
    outages: db.prepare('select began as "from", ended as until from outages order by began'),
    forgetOutages: db.prepare('delete from outages where ended < ?'),
    ids: db.prepare('select id from matches where id > ? order by id limit ?'),
    count: db.prepare('select count(*) as n from matches'),
    prune: db.prepare(`delete from matches where ${untouched('?1', '?2', '?3', '?4')} returning number`),
    last: db.prepare('select max(number) as last from matches'),
    heads: db.prepare('select id, version, hash from matches where id in (select value from json_each(?))'),
  };
}
