/** Floods from one address: hints, chat, tables, bots that nobody watches, onlookers. Others notice nothing. */
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import { decideHere } from '@baize/match';
import type { CreateMatch } from '@baize/protocol';
import { expect, test } from 'vitest';
import { MemoryStore, TableRegistry } from '../src/index.ts';

const games = [{ name: 'kuhn', title: 'Kuhn poker', blurb: '', pack: kuhnPack }];
const people: CreateMatch = {
  game: 'kuhn',
  seats: [{ kind: 'person' }, { kind: 'bot' }],
  me: { seat: 0, name: 'Ann' },
};
const bots: CreateMatch = { game: 'kuhn', seats: [{ kind: 'bot' }, { kind: 'bot' }] };

type Spec = Partial<ConstructorParameters<typeof TableRegistry>[0]>;
const host = (more: Spec = {}): TableRegistry => new TableRegistry({ games, store: new MemoryStore(), ...more });

test('a hint is worked out once for a position, however often it is asked for', async () => {
  let decisions = 0;
  const registry = host({
    decide: async (request, origin) => {
      decisions += 1;
      expect(origin).toMatchObject({ address: 'somewhere' });
      return decideHere(kuhnPack, request);
    },
  });
  const made = await registry.create(people, 'elsewhere');
  const table = await registry.table(made.match);
  const hints = await Promise.all(Array.from({ length: 80 }, () => registry.hint(table, 0, 'somewhere')));
  expect(new Set(hints.map(({ words }) => words)).size).toBe(1);
  expect(decisions).toBe(1);
});

test('a hint that failed can be asked for again', async () => {
  let fails = true;
  const registry = host({
    decide: async (request) => {
      if (fails) throw new Error('the bots have gone');
      return decideHere(kuhnPack, request);
    },
  });
  const table = await registry.table((await registry.create(people)).match);
  await expect(registry.hint(table, 0)).rejects.toThrow('the bots have gone');
  fails = false;
  expect((await registry.hint(table, 0)).words).toMatch(/pass|bet/);
});

test('bots that nobody watches stop, and go on when somebody looks', async () => {
  let now = 1_000_000;
  const registry = host({ now: () => now, unwatched: { everyMs: 1, pauseAfterMs: 1000 } });
  const { match } = await registry.create(bots);
  const table = await registry.table(match);
  now += 60_000;
  await expect.poll(() => table.paused || table.match.status === 'over').toBe(true);
  expect(table.paused).toBe(true);
  const { version } = table.match;
  await registry.table(match);
  expect(table.paused).toBe(false);
  await expect.poll(() => table.match.version).toBeGreaterThan(version);
});

test('where somebody sits, bots play on though nobody watches', async () => {
  let now = 1_000_000;
  const registry = host({ now: () => now, unwatched: { everyMs: 1, pauseAfterMs: 1000 } });
  const table = await registry.table((await registry.create(people)).match);
  now += 60_000;
  await table.command(0, { do: 'move', key: 'move-000', version: 0, words: ['pass'] });
  await expect.poll(() => table.match.version).toBe(2);
});

test('a bot is urgent while a person is there, less so while one looks on, and not at all alone', async () => {
  let now = 1_000_000;
  const registry = host({ now: () => now });
  const made = await registry.create(people);
  const table = await registry.table(made.match);
  expect(table.attention.urgency).toBe(1);
  table.seatOf(made.you?.token ?? '');
  expect(table.attention.urgency).toBe(0);
  now += 60_000;
  expect(table.attention.urgency).toBe(2);
  const onlooker = { seat: null, send: () => true };
  await table.subscribe(onlooker, undefined);
  expect(table.attention.urgency).toBe(1);
  const ann = { seat: 0, send: () => true };
  await table.subscribe(ann, undefined);
  expect(table.attention.urgency).toBe(0);
  for (const each of [onlooker, ann]) table.subscribers.leave(each);
  expect(table.attention.urgency).toBe(2);
});

test('a seat may say so much, and then only as time passes', async () => {
  let now = 1_000_000;
  const registry = host({ now: () => now });
  const table = await registry.table((await registry.create(people)).match);
  for (let i = 0; i < 20; i++) await registry.say(table, 0, 'Ann', `line ${i}`);
  await expect(registry.say(table, 0, 'Ann', 'more')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await registry.say(table, 1, 'Bot', 'may still speak');
  now += 2000;
  await registry.say(table, 0, 'Ann', 'one more');
  await expect(registry.say(table, 0, 'Ann', 'more')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('an address may open so many tables, and others may go on', async () => {
  const registry = host({ tablesPerHour: 3 });
  for (let i = 0; i < 3; i++) await registry.create(people, 'flood');
  await expect(registry.create(people, 'flood')).rejects.toMatchObject({ code: 'TOO_MANY_MATCHES', retryAfter: 1200 });
  await registry.create(people, 'honest');
});

test('of one address so many tables wait in the list; filled ones do not count', async () => {
  const registry = host({ openTables: 2 });
  const open: CreateMatch = { ...people, seats: [{ kind: 'person' }, { kind: 'person' }], open: true };
  const first = await registry.create(open, 'flood');
  await registry.create(open, 'flood');
  await expect(registry.create(open, 'flood')).rejects.toMatchObject({ code: 'TOO_MANY_MATCHES' });
  await registry.create(open, 'honest');
  await registry.join(first.match, { name: 'Bob' });
  await registry.create(open, 'flood');
  await registry.create({ ...open, open: false }, 'flood');
});

test('a crowd is told of comings and goings together, and in the end the truth', async () => {
  const registry = host();
  const table = await registry.table((await registry.create(people)).match);
  const heard: { type: string; onlookers?: number }[] = [];
  const onlookers = Array.from({ length: 200 }, () => ({
    seat: null,
    send: (text: string) => {
      heard.push(JSON.parse(text) as (typeof heard)[number]);
      return true;
    },
  }));
  for (const each of onlookers) await table.subscribe(each, undefined);
  // One by one it would be 20,000.
  expect(heard.length).toBeLessThan(3000);
  await expect.poll(() => heard.at(-1), { timeout: 5000 }).toMatchObject({ type: 'presence', onlookers: 200 });
});

test('a table keeps so much chat and no more', async () => {
  const time = { now: 1_800_000_000_000 };
  const registry = host({ now: () => time.now });
  const { match } = await registry.create(people);
  const table = await registry.table(match);
  const say = async (): Promise<number> => {
    time.now += 2000;
    return (await registry.say(table, 0, 'Ann', 'hi')).id;
  };
  let last = 0;
  while (last < 2000) last = await say();
  await expect(say()).rejects.toMatchObject({ code: 'MATCH_TOO_LONG' });
  await registry.close();
});
