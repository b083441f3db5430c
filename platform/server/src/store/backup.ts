/** Copies of everything that a store holds, taken while servers write. A copy is a SQLite file, whichever database it is of or goes into. */
import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BaizeError } from '@baize/game';
import { openDatabase } from './database.ts';
import { fromPostgres, intoPostgres } from './postgresCopy.ts';
import { SqliteStore } from './sqlite.ts';

/** Where matches are: a SQLite file, or the address of a PostgreSQL database. */
export type StorePlace = { readonly file: string } | { readonly url: string };

/** Writes the copy under another name; it gets its own once `check` has found it whole. Whatever was committed before this call is in it. */
export async function backup<T>(from: StorePlace, to: string, check: (copy: SqliteStore) => Promise<T>): Promise<T> {
  if (existsSync(to)) throw failed(`${to} exists: choose another name`);
  if ('file' in from && !existsSync(from.file)) throw failed(`There is no ${from.file}`);
  return written(to, check, async (half) => {
    if ('url' in from) return fromPostgres(from.url, half);
    const db = openDatabase(from.file);
    db.exec(`pragma busy_timeout = 5000; vacuum into '${half.replaceAll("'", "''")}'`);
    db.close();
  });
}

/** Puts a copy where there is nothing yet, once `check` has found it whole. The copy stays as it is. */
export async function restore<T>(from: string, into: StorePlace, check: (copy: SqliteStore) => Promise<T>): Promise<T> {
  if (!existsSync(from)) throw failed(`There is no ${from}`);
  if ('file' in into && existsSync(into.file))
    throw failed(`${into.file} exists: move it away, with its -wal and -shm, while no server runs`);
  const file = 'file' in into ? into.file : resolve(dirname(from), `.restoring-${process.pid}`);
  const found = await written(file, check, async (half) => copyFileSync(from, half));
  if ('file' in into) return found;
  try {
    await intoPostgres(file, into.url);
    return found;
  } finally {
    rmSync(file, { force: true });
  }
}

/** A file that is there whole and checked, and on disk, or not at all. */
async function written<T>(
  file: string,
  check: (copy: SqliteStore) => Promise<T>,
  write: (half: string) => Promise<void>,
): Promise<T> {
  const half = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    await write(half);
    const found = await checked(half, check);
    toDisk(half);
    renameSync(half, file);
    toDisk(dirname(file));
    return found;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(half + end, { force: true });
  }
}

async function checked<T>(file: string, check: (copy: SqliteStore) => Promise<T>): Promise<T> {
  const copy = new SqliteStore(file);
  try {
    return await check(copy);
  } finally {
    await copy.close();
  }
}

function toDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

const failed = (sentence: string): BaizeError => new BaizeError('FAILED', `${sentence}.`);
