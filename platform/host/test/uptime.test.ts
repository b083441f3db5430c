/** Outages and sleeps: clocks stand still, what is wrong is known and logged once. */
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import { expect, test } from 'vitest';
import { MemoryStore, StoreDown, type Table, TableRegistry } from '../src/index.ts';

const games = [{ name: 'kuhn', title: 'Kuhn poker', blurb: '', pack: kuhnPack }];
const clock = { initial: 12_000, increment: 0 };

let now = 1_000_000;
const host = (store = new MemoryStore()): TableRegistry => new TableRegistry({ games, store, now: () => now });

async function timed(registry: TableRegistry): Promise<Table> {
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }];
  const made = await registry.create({ game: 'kuhn', seats, me: { seat: 0, name: 'Ann' }, clock });
  await registry.join(made.match, { name: 'Bob', invite: made.invites[0].invite });
  return registry.table(made.match);
}

const left = (table: Table): number | undefined => table.match.clock?.now(now).left[0];

test('nobody loses a game by an outage, and the time before it counts', async () => {
  const store = new MemoryStore();
  const before = host(store);
  const { id } = await timed(before);
  now += 4000;
  await before.close();
  now += 60_000;
  const after = host(store);
  const table = await after.table(id);
  expect([table.match.status, left(table)]).toEqual(['playing', 8000]);
  expect((await table.history.events(0, 1)).map(({ text }) => text)).toEqual([
    'The server was away; the clock stood still.',
  ]);
  now += 3000;
  const { version } = table.match;
  await table.command(0, { do: 'move', key: 'move-001', version, words: ['bet'] });
  expect(table.match.clock?.left[0]).toBe(5000);
  // The same outage is given back once, however often the match is loaded.
  const again = await host(store).table(id);
  expect(again.match.version).toBe(table.match.version);
  expect(again.match.clock?.left).toEqual(table.match.clock?.left);
});

test('outages of other times, and those that the clock did not run in, change nothing', async () => {
  const store = new MemoryStore();
  const first = host(store);
  await first.close();
  now += 50_000;
  const second = host(store);
  const table = await timed(second);
  now += 1000;
  await table.flagIfDue();
  expect([left(table), table.match.version]).toEqual([11_000, 1]);
});

test('a machine that slept stops the clock, and later the time runs out as ever', async () => {
  const registry = host();
  const table = await timed(registry);
  now += 3_600_000;
  await table.flagIfDue();
  expect([table.match.status, left(table)]).toEqual(['playing', 12_000]);
  // Awake: the server notes the time now and then.
  for (let i = 0; i < 4; i++) {
    now += 3100;
    await registry.store.alive?.(now, 6000);
    if (i < 3) await table.flagIfDue();
  }
  expect(table.match.status).toBe('playing');
  await table.flagIfDue();
  expect(table.match).toMatchObject({ status: 'over', result: { how: 'Ann ran out of time.' } });
});

class FailingStore extends MemoryStore {
  down = false;
  /** Entries that it did not take. */
  refused = 0;

  override async append(...args: Parameters<MemoryStore['append']>): Promise<boolean> {
    if (this.down) this.refused += 1;
    this.#answer();
    return super.append(...args);
  }

  override async alive(...args: Parameters<MemoryStore['alive']>) {
    this.#answer();
    return super.alive(...args);
  }

  #answer(): void {
    if (this.down) throw new StoreDown('no', { cause: new Error('disk full') });
  }
}

test('a store that does not answer is a problem until it does, and its cause is logged once', async () => {
  const store = new FailingStore();
  const logged: unknown[] = [];
  const log = {
    info: (_: object, text: string) => logged.push(text),
    warn: () => {},
    error: (fields: { err?: Error }, text: string) => logged.push([text, fields.err?.message]),
  };
  const registry = new TableRegistry({ games, store, log, now: () => now });
  const table = await timed(registry);
  expect(await registry.problems()).toEqual([]);
  store.down = true;
  for (let i = 0; i < 3; i++)
    await expect(
      table.command(0, { do: 'move', key: `move-00${i}`, version: 1, words: ['bet'] }),
    ).rejects.toMatchObject({ code: 'STORE_DOWN' });
  expect(await registry.problems()).toEqual(['The store does not answer.']);
  expect(logged).toEqual([['the store does not answer', 'disk full']]);
  store.down = false;
  await expect.poll(() => registry.problems(), { timeout: 5000 }).toEqual([]);
  expect(logged.at(-1)).toBe('the store answers again');
});

test('a bot whose turn another node left to this one plays once the store answers again', async () => {
  const store = new (class extends FailingStore {
    override readonly shared = true;
  })();
  const other = new TableRegistry({ games, store });
  store.down = true;
  const { match } = await other.create({ game: 'kuhn', seats: [{ kind: 'bot' }, { kind: 'bot' }] });
  await other.close();
  const table = await new TableRegistry({ games, store }).table(match);
  const { refused } = store;
  await expect.poll(() => store.refused, { timeout: 15_000 }).toBeGreaterThan(refused);
  store.down = false;
  await expect.poll(() => table.match.status, { timeout: 15_000 }).toBe('over');
});
