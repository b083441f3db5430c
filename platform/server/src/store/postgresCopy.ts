/** Everything in a PostgreSQL database into a SQLite file, and back: one transaction each, so one moment of the database. */
import { BaizeError } from '@baize/game';
import { Client, types } from 'pg';
import { type Database, openDatabase } from './database.ts';
import { migrations, tables } from './migrations.ts';
import { PostgresStore } from './postgres.ts';
import { SqliteStore } from './sqlite.ts';

/** Rows that are held in memory at once. */
const page = 1000;

async function connected(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    // The driver gives a bigint as text unless told otherwise.
    types: {
      getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
    },
  });
  await client.connect();
  return client;
}

export async function fromPostgres(url: string, file: string): Promise<void> {
  const client = await connected(url);
  try {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ done: number }>('select done from schema_steps');
    if (rows[0]?.done !== migrations('').length)
      throw new BaizeError('FAILED', 'This database is of another version of Baize: back it up with that one.');
    // Opening it makes the tables.
    await new SqliteStore(file).close();
    const db = openDatabase(file);
    db.exec('begin');
    for (const [table, columns] of Object.entries(tables)) await copyOut(client, db, table, columns);
    db.exec('commit');
    db.close();
  } finally {
    await client.end();
  }
}

async function copyOut(client: Client, db: Database, table: string, columns: readonly string[]): Promise<void> {
  const insert = db.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  await client.query(`declare all_${table} no scroll cursor for select ${columns.join(', ')} from ${table}`);
  for (;;) {
    const { rows } = await client.query<Record<string, string | number | null>>(`fetch ${page} from all_${table}`);
    if (rows.length === 0) return;
    for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
  }
}

/** The database must hold no matches; it gets all of the file, or nothing. */
export async function intoPostgres(file: string, url: string): Promise<void> {
  await (await PostgresStore.open(url)).close();
  const client = await connected(url);
  const db = openDatabase(file);
  try {
    await client.query('begin');
    await client.query('lock table matches');
    const { rows } = await client.query('select 1 from matches limit 1');
    if (rows.length > 0)
      throw new BaizeError('FAILED', 'There are matches in this database: restore into an empty one.');
    for (const [table, columns] of Object.entries(tables)) await copyIn(db, client, table, columns);
    await client.query(
      `select setval(pg_get_serial_sequence('matches', 'number'), (select coalesce(max(number), 1) from matches))`,
    );
    await client.query('commit');
  } finally {
    db.close();
    await client.end();
  }
}

async function copyIn(db: Database, client: Client, table: string, columns: readonly string[]): Promise<void> {
  const names = columns.join(', ');
  const text = `insert into ${table} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${table}, $1)`;
  await client.query(`delete from ${table}`);
  const read = db.prepare(`select rowid as place, ${names} from ${table} where rowid > ? order by rowid limit ${page}`);
  for (let last = 0; ; ) {
    const rows = read.all(last) as { place: number }[];
    if (rows.length === 0) return;
    await client.query(text, [JSON.stringify(rows)]);
    last = rows.at(-1)?.place ?? last;
  }
}
