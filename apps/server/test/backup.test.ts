/** `baize backup` and `baize restore` as operators type them, while people play. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PostgresStore, SqliteStore } from '@baize/server';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { testStores } from '../../../scripts/testStores.ts';
import { openStore, readConfig, startServer } from '../src/index.ts';
import { Players } from './storm/players.ts';
import { compare } from './storm/storm.ts';

const baize = fileURLToPath(new URL('../../cli/bin/baize.mjs', import.meta.url));
const { place, postgres } = testStores('backup');

function run(...words: string[]): Promise<{ code: number | null; out: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [baize, ...words]);
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (out += data.toString()));
    child.once('close', (code) => resolve({ code, out }));
  });
}

let databases = 0;
async function freshDatabase(): Promise<string> {
  const name = `backup${++databases}`;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

const folder = async (): Promise<string[]> => ['--data', mkdtempSync(join(place, 'data-'))];
const database = async (): Promise<string[]> => ['--database-url', await freshDatabase()];
const settings = ([, where]: readonly string[]) => ({
  ...readConfig({ PORT: '0', BAIZE_LOG: 'silent', BAIZE_BOT_THREADS: '0', BAIZE_TABLES_PER_HOUR: '1000000' }),
  requestRate: 1e6,
  messageRate: 1e6,
  ...(where.startsWith('postgres') ? { databaseUrl: where } : { data: where }),
});

describe.each([
  ['SQLite into SQLite', folder, folder],
  ['PostgreSQL into PostgreSQL', database, database],
  ['SQLite into PostgreSQL', folder, database],
])('%s', (_, from, into) => {
  test('every move that was acknowledged before the backup began is in it', { timeout: 300_000 }, async () => {
    const [source, target] = [await from(), await into()];
    const serving = await startServer(settings(source));
    const players = new Players([serving.url], 'backup');
    const games = ['splendor', 'badugi', 'dominion'];
    const state = { over: false };
    const playing = Array.from({ length: 8 }, async (_, index) => {
      const game = games[index % 3];
      while (!state.over) await players.play({ game, seats: 2, options: {}, patience: 12, bot: false });
    });
    const busy = (more: number) => {
      const enough = players.acknowledged.length + more;
      return expect.poll(() => players.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(enough);
    };
    await busy(100);
    const before = players.acknowledged.length;
    const file = join(place, `copy-${++databases}.baize`);
    const backup = run('backup', file, ...source);
    await busy(20);
    expect(await backup).toMatchObject({ code: 0, out: expect.stringMatching(/\d+ matches, \d+ entries, 0 faults\./) });
    state.over = true;
    await Promise.all(playing);
    await serving.close();

    expect(await run('restore', file, ...target)).toMatchObject({
      code: 0,
      out: expect.stringContaining(' 0 faults.'),
    });
    const store = await openStore(settings(target));
    expect(await compare(store, players.acknowledged.slice(0, before))).toMatchObject({ lost: 0, twice: 0 });
    await store.close();

    // The copy is a server's store like any other: people play on in it.
    const again = await startServer(settings(target));
    await new Players([again.url], 'on').play({ game: 'splendor', seats: 2, options: {}, patience: 3, bot: false });
    await again.close();
    expect(await run('restore', file, ...target)).toMatchObject({ code: 1 });
  });
});

test('nothing is overwritten, and nothing that is no backup is taken for one', { timeout: 60_000 }, async () => {
  const source = await folder();
  await new SqliteStore(join(source[1], 'baize.sqlite')).close();
  const file = join(place, 'other.txt');
  writeFileSync(file, 'Not a database, but longer than nothing.\n'.repeat(100));
  expect(await run('backup', file, ...source)).toMatchObject({ code: 1, out: expect.stringContaining('exists') });
  const target = await folder();
  expect(await run('restore', file, ...target)).toMatchObject({ code: 1 });
  expect(await run('backup', join(place, 'new'), '--data', join(place, 'nowhere'))).toMatchObject({ code: 1 });
  expect([existsSync(join(target[1], 'baize.sqlite')), existsSync(join(place, 'new'))]).toEqual([false, false]);
});

test('a database of another version is not half copied', { timeout: 60_000 }, async () => {
  const url = await freshDatabase();
  await (await PostgresStore.open(url)).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('update schema_steps set done = 2');
  await client.end();
  const answer = await run('backup', join(place, 'another'), '--database-url', url);
  expect(answer).toMatchObject({ code: 1, out: expect.stringContaining('another version') });
});
