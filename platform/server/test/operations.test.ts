/** What an operator does beside a running server: it notices, and goes on. */
import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import { closeMatch, eraseName, verify } from '@baize/host';
import { newMatch } from '@baize/host/test/storeSuite.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testStores } from '../../../scripts/testStores.ts';
import { backup, PostgresStore, readBan, type Serving, SqliteStore } from '../src/index.ts';
import { Ear, http, metricsToken, pair, quietConfig, start } from './talk.ts';

const { place, postgres } = testStores('operations');

const move = (version: number, words: string) => ({
  do: 'move',
  key: `key-${version}-${words}`,
  version,
  words: [words],
});

describe.each([
  ['SQLite', async () => new SqliteStore(join(place, 'operations.sqlite'))],
  ['PostgreSQL', () => PostgresStore.open(postgres.url)],
] as const)('%s', (_, open) => {
  let server: Serving;
  let store: SqliteStore | PostgresStore;
  beforeAll(async () => {
    server = await start({ store: await open() });
    store = await open();
  });
  afterAll(async () => {
    await store.close();
    await server.close();
  });

  async function watching(match: string, token: string): Promise<Ear> {
    const ear = await Ear.open(server.url);
    ear.say({ type: 'hello', match, token });
    await ear.hear('update');
    return ear;
  }

  test('a match that is closed is over for those who play it', async () => {
    const { match, tokens } = await pair(server.url);
    const ann = await watching(match, tokens[0]);
    expect(await closeMatch(store, match, () => kuhnPack)).toBe(true);
    const { result, events } = await ann.hear('update', ({ status }) => status === 'over');
    expect(result).toMatchObject({ winners: [0, 1], how: 'The operator closed the match.' });
    expect(events.at(-1)).toMatchObject({ event: { type: 'table:closed' }, text: 'The operator closed the match.' });
    expect(await closeMatch(store, match, () => kuhnPack)).toBe(false);
    expect((await verify(store, () => kuhnPack)).faults).toEqual([]);
    ann.close();
  });

  test('a match that is deleted is gone, for those too who look at it', async () => {
    const { match, tokens } = await pair(server.url);
    const ann = await watching(match, tokens[0]);
    expect(await store.operations.remove(match)).toBe(true);
    expect(await store.operations.remove(match)).toBe(false);
    expect(await ann.untilClosed()).toMatchObject({ code: 1012 });
    expect((await http(server.url, `/api/matches/${match}`)).body).toMatchObject({ code: 'NO_SUCH_MATCH' });
  });

  test('a name is erased from header, log, lists and chat, and the match goes on', async () => {
    const { match, tokens } = await pair(server.url);
    const commands = `/api/matches/${match}/commands`;
    await http(server.url, `/api/matches/${match}/chat`, { text: 'I live at 1 Elm Street' }, tokens[1]);
    await http(server.url, commands, move(1, 'pass'), tokens[0]);
    for (const name of ['Bob', 'Ann']) {
      expect(await eraseName(store, name, match)).toEqual([match]);
      expect(await eraseName(store, name, match)).toEqual([]);
    }
    const stored = await store.read(match);
    const chat = await store.chats(match, 0, 10);
    const everything = JSON.stringify([stored, chat, await store.operations.line(match)]);
    expect(everything).not.toMatch(/Ann|Bob|Elm/);
    expect(chat).toMatchObject([{ name: 'Erased', text: '(erased)' }]);
    // The running server has the old log in memory: it must not write to the new one.
    await expect
      .poll(async () => (await http(server.url, commands, move(2, 'bet'), tokens[1])).body, { timeout: 5000 })
      .toMatchObject({ version: 3 });
    const { body } = await http<{ seats: { name: string }[] }>(server.url, `/api/matches/${match}`);
    expect(body.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
    expect((await verify(store, () => kuhnPack)).faults).toEqual([]);
  });

  test('bans are kept until their time is over, or they are lifted', async () => {
    const { operations } = store;
    await operations.ban(readBan('203.0.113.7', 1, 'spam', 1000));
    await operations.ban(readBan('2001:db8::/32', 0, '', 1000));
    expect((await operations.bans(2000)).map(({ address }) => address)).toEqual(['2001:db8::/32', '203.0.113.7']);
    expect(await operations.bans(1000 + 86_400_000)).toEqual([{ address: '2001:db8::/32', until: null, why: '' }]);
    expect([await operations.unban('2001:db8::/32'), await operations.unban('2001:db8::/32')]).toEqual([true, false]);
    await operations.unban('203.0.113.7');
  });
});

/** From another address of this machine. */
const ask = (url: string, from: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(`${url}/health`, { localAddress: from, agent: false }, ({ statusCode }) =>
      resolve(statusCode),
    );
    asked.once('error', reject).end();
  });

test('a banned address is refused, its sockets end, others are served', { timeout: 30_000 }, async () => {
  const store = new SqliteStore(':memory:');
  await store.operations.ban(readBan('127.0.0.2', 0, '', 0));
  const server = await start({ store });
  expect([await ask(server.url, '127.0.0.2'), await ask(server.url, '127.0.0.1')]).toEqual([403, 200]);
  const { match, tokens } = await pair(server.url);
  const ear = await Ear.open(server.url);
  ear.say({ type: 'hello', match, token: tokens[0] });
  await ear.hear('update');
  await store.operations.ban(readBan('127.0.0.0/31', 0, '', 0));
  expect(await ear.untilClosed()).toEqual({ code: 1008, reason: 'BANNED' });
  await expect(Ear.open(server.url)).rejects.toThrow('403');
  await server.close();
});

test.each(['', 'localhost', '1.2.3', '1.2.3.4/33', '1.2.3.4/0', '1.2.3.4/8/8', '::/129'])(
  "'%s' cannot be banned",
  (typed) => {
    expect(() => readBan(typed, 0, '', 0)).toThrow(/An address such as/);
  },
);

test('metrics need their token, or have a port of their own', async () => {
  const server = await start();
  expect((await http(server.url, '/metrics')).status).toBe(401);
  expect((await http(server.url, '/metrics', undefined, 'guessed')).status).toBe(401);
  expect((await http(server.url, '/metrics', undefined, metricsToken)).text).toContain('baize_sockets');
  await server.close();
  const free = 20_000 + (process.pid % 20_000);
  const apart = await start({ config: quietConfig({ BAIZE_METRICS_TOKEN: '', BAIZE_METRICS_PORT: String(free) }) });
  expect((await http(apart.url, '/metrics')).status).toBe(404);
  expect((await http(`http://127.0.0.1:${free}`, '/metrics')).text).toContain('baize_sockets');
  await apart.close();
});

test('the space of pruned matches is used again or goes back to the disk, and a backup does without it', async () => {
  const file = join(place, 'space.sqlite');
  const long = JSON.stringify('x'.repeat(20_000));
  const fill = async (store: SqliteStore, from: number): Promise<number> => {
    for (let i = from; i < from + 300; i++)
      await store.create(newMatch(`s${String(i).padStart(11, '0')}`, { status: 'over', header: long, created: i }));
    await store.close();
    return statSync(file).size;
  };
  const before = await fill(new SqliteStore(file), 0);
  const again = new SqliteStore(file);
  expect(await again.prune({ finished: 270, abandoned: 0 })).toBe(270);
  expect(await fill(again, 300)).toBeLessThan(before * 1.2);
  const pruned = new SqliteStore(file);
  expect(await pruned.prune({ finished: 330, abandoned: 0 })).toBe(60);
  pruned.tidy();
  await pruned.close();
  expect(statSync(file).size).toBeGreaterThan(before * 0.8);
  const emptier = new SqliteStore(file);
  expect(await emptier.prune({ finished: 590, abandoned: 0 })).toBe(260);
  await emptier.close();
  await backup({ file }, join(place, 'small.baize'), async () => {});
  expect(statSync(join(place, 'small.baize')).size).toBeLessThan(before / 3);
  expect(statSync(file).size).toBeGreaterThan(before * 0.8);
  const tidied = new SqliteStore(file);
  tidied.tidy();
  expect(await tidied.count()).toBe(10);
  await tidied.close();
  expect(statSync(file).size).toBeLessThan(before / 3);
});
