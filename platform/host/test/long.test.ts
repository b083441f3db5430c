/** Long matches: looking back, loading and events cost what they must, and what was tampered with is not served. */
import { asked, pack } from '@baize/match/test/sums.ts';
import type { CreateMatch } from '@baize/protocol';
import { recordOf } from '@baize/match';
import { beforeAll, expect, test } from 'vitest';
import { answerRequest } from '../src/api.ts';
import { oldRecord } from '../src/oldRules.ts';
import { MemoryStore, type StoredEntry, type Table, TableRegistry } from '../src/index.ts';

/** A store whose matches can be tampered with on their way out. */
class Tampered extends MemoryStore {
  header = (text: string): string => text;
  entry = (entry: StoredEntry): StoredEntry => entry;

  override async read(match: string, most?: number) {
    const stored = await super.read(match, most);
    return stored && { ...stored, header: this.header(stored.header), entries: stored.entries.map(this.entry) };
  }

  override async after(match: string, version: number, most?: number) {
    return (await super.after(match, version, most)).map(this.entry);
  }
}

const store = new Tampered();
const games = [{ name: 'sums', title: 'Sums', blurb: '', pack }];
const host = (mostEntries?: number): TableRegistry =>
  new TableRegistry({ games, store, ...(mostEntries === undefined ? {} : { mostEntries }) });

const entries = 1500;
let table: Table;

async function twoAt(registry: TableRegistry): Promise<Table> {
  const seats: CreateMatch['seats'] = [{ kind: 'person' }, { kind: 'person' }];
  const made = await registry.create({ game: 'sums', seats, me: { seat: 0, name: 'Ann' } });
  await registry.join(made.match, { name: 'Bob', invite: made.invites[0].invite });
  return registry.table(made.match);
}

const move = (at: Table, words = ['add 1']) => {
  const { version, turn } = at.match;
  return at.command(turn ?? 0, { do: 'move', key: `move-${version}`, version, words });
};
const undo = (at: Table) => {
  const { version, turn } = at.match;
  return at.command(1 - (turn ?? 0), { do: 'undo', key: `undo-${version}`, version });
};

/** How many moves the rules played for it. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  asked.advances = 0;
  await work();
  return asked.advances;
}

beforeAll(async () => {
  table = await twoAt(host());
  // Two moves forward, one back: the match grows, and half of what it holds was taken back.
  while (table.match.version < entries) {
    await move(table);
    await move(table);
    await undo(table);
  }
});

test('loading plays each entry once, however many undos there are', async () => {
  let loaded: Table | undefined;
  const played = await cost(async () => (loaded = await host().table(table.id)));
  expect(played).toBeLessThan(20 * entries);
  expect(loaded?.match.state).toEqual(table.match.state);
});

test('a look at any version plays no more than the entries since a checkpoint', async () => {
  for (const version of [1, 255, 256, 257, 700, entries - 1])
    expect(await cost(() => table.history.at(version))).toBeLessThan(256 * 2);
});

test('events come in pages that together are all of them', async () => {
  const whole = await table.history.events(0, 0);
  const paged = [];
  let pages = 0;
  for (let since: number | undefined = 0; since !== undefined; pages++) {
    const from: number = since;
    const { events, more, version } = await table.history.eventPage(0, from);
    expect(version).toBe(table.match.version);
    for (const each of events) expect(each.version > from && each.version <= (more ?? version)).toBe(true);
    paged.push(...events);
    since = more;
  }
  expect(pages).toBe(Math.ceil(table.match.version / 200));
  expect(paged).toEqual(whole);
  expect(await cost(() => table.history.eventPage(0, 900))).toBeLessThan((256 + 200) * 2);
});

test('a match as long as is kept takes no more moves and undos, but can be resigned', async () => {
  const short = await twoAt(host(10));
  while (short.match.version < 10) await move(short);
  await expect(move(short)).rejects.toMatchObject({ code: 'MATCH_TOO_LONG' });
  await expect(undo(short)).rejects.toMatchObject({ code: 'MATCH_TOO_LONG' });
  const { version } = short.match;
  await short.command(0, { do: 'resign', key: 'resign-1', version });
  expect(short.match.status).toBe('over');
});

test('a match that was tampered with is not served, and others are', async () => {
  const other = await twoAt(host());
  for (const tampered of [3, 250, table.match.version]) {
    store.entry = (entry) =>
      entry.version === tampered ? { ...entry, body: entry.body.replace('"at":', '"at":1') } : entry;
    await expect(host().table(table.id)).rejects.toMatchObject({ code: 'MATCH_BROKEN' });
    store.entry = (entry) => entry;
  }
  expect((await host().table(other.id)).match.version).toBe(1);
});

test('a finished match of other rules still has its record, but for the result', async () => {
  const old = await twoAt(host());
  await move(old);
  await move(old);
  await undo(old);
  const seat = old.match.turn ?? 0;
  await old.command(seat, { do: 'move', key: 'another-1', version: old.match.version, words: ['add 2'] });
  await old.command(1 - seat, { do: 'undo', key: 'another-2', version: old.match.version });
  if (old.match.offer !== null) await old.command(seat, { do: 'agree', key: 'another-3', version: old.match.version });
  await move(old);
  await old.command(1, { do: 'resign', key: 'another-4', version: old.match.version });
  const { result: _, ...record } = recordOf(old.match);
  expect(await oldRecord(store, old.id)).toEqual(record);
  expect(record.moves.length).toBeGreaterThan(0);
});

test('a match of other rules is refused by name, and its chat can be read', async () => {
  store.header = (text) => text.replace('"rules":1', '"rules":7');
  const registry = host();
  const ask = async (path: string): Promise<unknown> =>
    JSON.parse((await answerRequest(registry, 'GET', `/api/matches/${table.id}${path}`, undefined, undefined)).text);
  await expect(registry.table(table.id)).rejects.toMatchObject({ code: 'OLD_RULES' });
  expect(await ask('/view')).toMatchObject({ code: 'OLD_RULES' });
  expect(await ask('/record')).toMatchObject({ code: 'OLD_RULES' });
  expect(await ask('/chat')).toEqual([]);
  store.header = (text) => text;
});
