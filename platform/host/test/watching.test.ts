/** A match that is kept to its players: who may see what, before, during and after it. */
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import type { CreateMatch, Refusal, TableLine } from '@baize/protocol';
import { expect, test } from 'vitest';
import { answerRequest } from '../src/api.ts';
import { MemoryStore, TableRegistry } from '../src/index.ts';

const games = [{ name: 'kuhn', title: 'Kuhn poker', blurb: '', pack: kuhnPack }];
const kept: CreateMatch = {
  game: 'kuhn',
  seats: [{ kind: 'person' }, { kind: 'person' }],
  me: { seat: 0, name: 'Ann' },
  open: true,
  watch: false,
};

const host = (): TableRegistry => new TableRegistry({ games, store: new MemoryStore() });

/** What a caller without a seat, or with a token, gets for each way to look at a match. */
async function looks(registry: TableRegistry, match: string, token?: string): Promise<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const what of ['view', 'events', 'chat']) {
    const { status, text } = await answerRequest(registry, 'GET', `/api/matches/${match}/${what}`, undefined, token);
    codes[what] = status === 200 ? 'seen' : (JSON.parse(text) as Refusal).code;
  }
  const subscriber = { seat: token === undefined ? null : 0, send: () => true };
  const table = await registry.table(match);
  codes['socket'] = await table.subscribe(subscriber, undefined).then(
    () => 'seen',
    (error: { code: string }) => error.code,
  );
  table.subscribers.leave(subscriber);
  return codes;
}

const all = (code: string): Record<string, string> => ({ view: code, events: code, chat: code, socket: code });
const listed = async (registry: TableRegistry): Promise<string[]> => {
  const { text } = await answerRequest(registry, 'GET', '/api/matches', undefined, undefined);
  return (JSON.parse(text) as TableLine[]).map(({ status }) => status);
};

test('while it is played only its players see it, and no list has it', async () => {
  const registry = host();
  const { match, you, table } = await registry.create(kept);
  expect(table.watch).toBe(false);
  expect(await looks(registry, match)).toEqual(all('seen'));
  expect(await listed(registry)).toEqual(['open']);

  await registry.join(match, { name: 'Bob' });
  expect(await looks(registry, match)).toEqual(all('NO_ONLOOKERS'));
  expect(await looks(registry, match, you?.token)).toEqual(all('seen'));
  expect(await listed(registry)).toEqual([]);

  const playing = await registry.table(match);
  await playing.command(0, { do: 'resign', key: 'resigning', version: playing.match.version });
  expect(await looks(registry, match)).toEqual(all('seen'));
  expect(await listed(registry)).toEqual([]);
});

test('whoever came to sit down and did not is sent away at the start, without having seen a card', async () => {
  const registry = host();
  const { match } = await registry.create(kept);
  const table = await registry.table(match);
  const heard: string[] = [];
  let ended = 0;
  const onlooker = { seat: null, send: (text: string) => heard.push(text) > 0, end: () => void (ended += 1) };
  await table.subscribe(onlooker, undefined);
  await registry.join(match, { name: 'Bob' });
  expect(ended).toBe(1);
  expect(table.subscribers.size).toBe(0);
  expect(heard.some((text) => text.includes('"status":"playing"'))).toBe(false);
});

test('a rematch is kept to its players too, and other tables can be watched', async () => {
  const registry = host();
  const { match } = await registry.create(kept);
  await registry.join(match, { name: 'Bob' });
  const table = await registry.table(match);
  const { version } = table.match;
  await table.command(0, { do: 'resign', key: 'resigning', version });
  await table.command(0, { do: 'rematch', key: 'once-more', version: version + 1 });
  await table.command(1, { do: 'agree', key: 'agreeing', version: version + 2 });
  await expect.poll(() => table.match.next).not.toBeNull();
  const next = await registry.table(table.match.next as string);
  expect(next.info).toMatchObject({ status: 'playing', watch: false });

  const { match: open } = await registry.create({ ...kept, watch: undefined });
  await registry.join(open, { name: 'Bob' });
  expect(await looks(registry, open)).toEqual(all('seen'));
  expect(await listed(registry)).toEqual(['playing']);
});
