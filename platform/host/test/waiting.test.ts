/** Waiting for people: empty places given to bots, seats of those who are away, hints by agreement. */
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import type { CreateMatch } from '@baize/protocol';
import { expect, test } from 'vitest';
import { MemoryStore, type Table, TableRegistry } from '../src/index.ts';

const games = [{ name: 'kuhn', title: 'Kuhn poker', blurb: '', pack: kuhnPack }];
const two: CreateMatch = {
  game: 'kuhn',
  seats: [{ kind: 'person' }, { kind: 'person' }],
  me: { seat: 0, name: 'Ann' },
  open: true,
};
const minutes = 60_000;
let now = 1_000_000;
const host = (): TableRegistry => new TableRegistry({ games, store: new MemoryStore(), now: () => now });

let keys = 0;
const command = (table: Table, seat: number, wish: { do: 'fill'; place: number } | { do: 'claim' }): Promise<unknown> =>
  table.command(seat, { key: `waiting-${++keys}`, version: table.match.version, ...wish });
const seated = async (registry: TableRegistry, more: Partial<CreateMatch> = {}): Promise<Table> => {
  const { match, invites } = await registry.create({ ...two, ...more });
  await registry.join(match, { name: 'Bob', invite: invites[0].invite });
  return registry.table(match);
};

test('a place that stays empty goes to a bot: the match begins, lists and a rematch know of it', async () => {
  const registry = host();
  const { match } = await registry.create(two);
  const table = await registry.table(match);
  await command(table, 0, { do: 'fill', place: 1 });
  expect(table.info).toMatchObject({ status: 'playing', seats: [{ kind: 'person' }, { kind: 'bot', here: true }] });
  const [line] = await registry.store.list({}, 10);
  expect(line).toMatchObject({ status: 'playing', seats: [{ name: 'Ann' }, { kind: 'bot' }], clock: null });
});

test('a seat is claimed only against somebody who has been away for a while', async () => {
  const registry = host();
  const table = await seated(registry);
  const absent = table.match.turn ?? 0;
  const other = 1 - absent;
  const subscriber = { seat: absent, send: () => true };
  await table.subscribe(subscriber, undefined);
  now += 60 * minutes;
  await expect(command(table, other, { do: 'claim' })).rejects.toMatchObject({ code: 'NO_CLAIM' });
  table.subscribers.leave(subscriber);
  now += minutes;
  await expect(command(table, other, { do: 'claim' })).rejects.toMatchObject({ code: 'NO_CLAIM', retryAfter: 60 });
  now += minutes;
  await command(table, other, { do: 'claim' });
  expect(table.match.result?.winners).toEqual([other]);
});

test('between people hints are off, unless the table was opened with them', async () => {
  const registry = host();
  const without = await seated(registry);
  expect(without.info.hints).toBe(false);
  await expect(registry.hint(without, without.match.turn ?? 0)).rejects.toMatchObject({ code: 'NO_HINT' });
  const agreed = await seated(registry, { hints: true });
  expect(agreed.info.hints).toBe(true);
  expect((await registry.hint(agreed, agreed.match.turn ?? 0)).words).toMatch(/pass|bet/);
  const alone = await registry.create({ ...two, seats: [{ kind: 'person' }, { kind: 'bot' }] });
  expect(alone.table.hints).toBe(true);
});
