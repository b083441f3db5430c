import { join } from 'node:path';
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import { headerHash, type NewEntry, type Store, verify } from '@baize/host';
import { entry, newMatch, storeSuite } from '@baize/host/test/storeSuite.ts';
import { DatabaseSync } from '@photostructure/sqlite';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { testStores } from '../../../scripts/testStores.ts';
import { PostgresStore, SqliteStore } from '../src/index.ts';
import { migrations } from '../src/store/migrations.ts';
import { Ear, http, pair, start } from './talk.ts';

const { place, postgres } = testStores('store');

let files = 0;
const stores: readonly [name: string, open: () => Promise<Store>][] = [
  ['SQLite', async () => new SqliteStore(join(place, `${++files}.sqlite`))],
  ['PostgreSQL', () => PostgresStore.open(postgres.url)],
];
for (const [name, open] of stores) storeSuite(name, open);

describe.each(stores)('%s groups writes', (_, open) => {
  test('one that cannot be written takes no others with it', async () => {
    const store = await open();
    const ids = ['jjjjjjjjjjjj', 'kkkkkkkkkkkk', 'llllllllllll'];
    for (const id of ids) await store.create(newMatch(id));
    const [first, bad, last] = ids.map((id) => entry(id, 1, headerHash(newMatch(id).header))) as [
      NewEntry,
      NewEntry,
      NewEntry,
    ];
    const done = await Promise.allSettled(
      [first, { ...bad, body: null as unknown as string }, last].map((each) => store.append(each)),
    );
    expect(done.map((each) => (each.status === 'fulfilled' ? each.value : 'not written'))).toEqual([
      true,
      'not written',
      true,
    ]);
    expect((await Promise.all(ids.map((id) => store.read(id)))).map((match) => match?.version)).toEqual([1, 0, 1]);
    await store.close();
  });
});

describe('a database of the first version', () => {
  const id = 'oldoldoldold';
  const { header, seats } = newMatch(id);
  const first = entry(id, 1, headerHash(header));
  const before = [
    ...migrations('')[0],
    `insert into matches values ('${id}', 'kuhn', 'playing', 1, '${header}', '${seats}', 1, '${first.hash}', 1000, 1001)`,
    `insert into entries values ('${id}', 1, '${first.body}', '${first.hash}')`,
    `insert into chats values ('${id}', 1, 0, 'Ann', 'hi', 5)`,
  ];

  async function keepsAll(store: Store): Promise<void> {
    const { version, body, hash } = first;
    expect(await store.read(id)).toEqual({ header, version, hash, entries: [{ version, body, hash }] });
    expect(await store.chats(id, 0, 10)).toEqual([{ id: 1, seat: 0, name: 'Ann', text: 'hi', at: 5 }]);
    expect(await store.append(entry(id, 2, hash))).toBe(true);
    expect(await store.create(newMatch(id))).toBe(false);
    expect(await store.create(newMatch('newnewnewnew'))).toBe(true);
    await store.close();
  }

  test('is brought up to date by SQLite, and nothing is lost', async () => {
    const file = join(place, 'old.sqlite');
    const raw = new DatabaseSync(file);
    raw.exec([...before, 'pragma user_version = 1'].join(';'));
    raw.close();
    await keepsAll(new SqliteStore(file));
  });

  test('and by PostgreSQL', async () => {
    const admin = new Client(postgres.url);
    await admin.connect();
    await admin.query('create database old');
    await admin.end();
    const url = new URL(postgres.url);
    url.pathname = '/old';
    const raw = new Client(url.href);
    await raw.connect();
    const steps = ['create table schema_steps (done integer not null)', 'insert into schema_steps values (1)'];
    for (const step of [...before, ...steps]) await raw.query(step);
    await raw.end();
    await keepsAll(await PostgresStore.open(url.href));
  });
});

describe('PostgreSQL', () => {
  test('a node hears what another has written', async () => {
    const [here, there] = await Promise.all([PostgresStore.open(postgres.url), PostgresStore.open(postgres.url)]);
    const heard: unknown[] = [];
    const listening = new Promise<void>((resolve) =>
      there.watch((changes) => (changes === null ? resolve() : heard.push(...changes))),
    );
    await listening;
    await here.create(newMatch('iiiiiiiiiiii'));
    await here.append(entry('iiiiiiiiiiii', 1, headerHash(newMatch('iiiiiiiiiiii').header)));
    await here.addChat('iiiiiiiiiiii', { seat: 0, name: 'Ann', text: 'hi', at: 5 });
    await expect
      .poll(() => heard)
      .toEqual(
        expect.arrayContaining([
          { match: 'iiiiiiiiiiii', version: 1 },
          { match: 'iiiiiiiiiiii', version: null },
        ]),
      );
    await Promise.all([here.close(), there.close()]);
  });

  test('two servers on one database are one host', async () => {
    const [one, two] = await Promise.all([
      start({ store: await PostgresStore.open(postgres.url) }),
      start({ store: await PostgresStore.open(postgres.url) }),
    ]);
    const { match, tokens } = await pair(one.url);
    const at = `/api/matches/${match}`;
    const command = (version: number, words: string) => ({
      do: 'move',
      key: `key-${version}-${words}`,
      version,
      words: [words],
    });
    const send = (url: string, seat: 0 | 1, body: object) =>
      http<{ version: number; code: string }>(url, `${at}/commands`, body, tokens[seat]);
    expect((await send(two.url, 0, command(1, 'pass'))).body.version).toBe(2);
    expect((await send(one.url, 0, command(1, 'pass'))).body.version).toBe(2);
    expect((await send(one.url, 0, command(1, 'bet'))).body.code).toBe('STALE_VERSION');
    const race = await Promise.all([send(one.url, 1, command(2, 'bet')), send(two.url, 1, command(2, 'bet'))]);
    expect(race.map(({ body }) => body.version)).toEqual([3, 3]);
    expect((await http(two.url, `${at}/view`, undefined, tokens[0])).body).toMatchObject({ version: 3, turn: 0 });
    await Promise.all([one.close(), two.close()]);
  });

  test('whoever watches sees a move of another node that nobody told of', async () => {
    const deaf = await PostgresStore.open(postgres.url);
    deaf.watch = () => {};
    const [one, two] = await Promise.all([
      start({ store: deaf }),
      start({ store: await PostgresStore.open(postgres.url) }),
    ]);
    const { match, tokens } = await pair(one.url);
    const ear = await Ear.open(one.url);
    ear.say({ type: 'hello', match, token: tokens[1] });
    await ear.hear('update');
    const command = { do: 'move', key: 'key-unheard', version: 1, words: ['bet'] };
    await http(two.url, `/api/matches/${match}/commands`, command, tokens[0]);
    expect(await ear.hear('update', ({ version }) => version === 2)).toMatchObject({ turn: 1 });
    ear.close();
    await Promise.all([one.close(), two.close()]);
  });

  test('a node whose connection for news is cut listens again', async () => {
    const store = await PostgresStore.open(postgres.url);
    store.watch(() => {});
    await expect.poll(() => store.problems(), { timeout: 10_000 }).toEqual([]);
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query in ('listen baize', 'select 1') and pid <> pg_backend_pid()`,
    );
    await client.end();
    await expect.poll(() => store.problems(), { timeout: 10_000 }).not.toEqual([]);
    await expect.poll(() => store.problems(), { timeout: 10_000 }).toEqual([]);
    await store.close();
  });
});

describe('verification', () => {
  const packOf = (game: string) => (game === 'kuhn' ? kuhnPack : undefined);

  /** A store with a finished and an unfinished match, tampered with by `spoil`, then verified. */
  async function verdictAfter(spoil: string): Promise<Awaited<ReturnType<typeof verify>>> {
    const file = join(place, `${++files}.sqlite`);
    const server = await start({ store: new SqliteStore(file) });
    for (const words of [['pass', 'bet', 'bet'], ['bet']]) {
      const { match, tokens } = await pair(server.url);
      for (const [index, said] of words.entries())
        await http(
          server.url,
          `/api/matches/${match}/commands`,
          { do: 'move', key: `some-key-${index}`, version: index + 1, words: [said] },
          tokens[index % 2],
        );
    }
    await server.close();
    const raw = new DatabaseSync(file);
    raw.exec(`pragma foreign_keys = off; ${spoil}`);
    raw.close();
    const store = new SqliteStore(file);
    const verdict = await verify(store, packOf);
    await store.close();
    return verdict;
  }

  test('finds nothing wrong where nothing is', async () => {
    expect(await verdictAfter('select 1')).toEqual({ matches: 2, entries: 6, oldRules: 0, faults: [] });
  });

  test.each([
    ['a changed move', `update entries set body = replace(body, '"pass"', '"bet"')`, /entry 2 was changed/],
    ['a missing entry', 'delete from entries where version = 2', /entry 2 is missing/],
    ['a missing end', 'delete from entries where version = 4', /last of 4 entries are missing/],
    ['a changed header', `update headers set header = replace(header, 'Ann', 'Eve')`, /entry 1 was changed/],
    ['a lost header', 'delete from headers', /entry 1 was changed/],
    ['another head', `update matches set hash = 'x'`, /last hash was changed/],
  ])('finds %s', async (_, spoil, sentence) => {
    expect((await verdictAfter(spoil)).faults.join()).toMatch(sentence);
  });
});
