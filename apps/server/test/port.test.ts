/** A client over a message port: the same conversation as over a network. */
import { TableClient } from '@baize/client';
import { kuhnPack } from '@baize/game/test/kuhn.ts';
import { afterEach, expect, test } from 'vitest';
import { hostOverPort } from './overPort.ts';

const ends: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const host = () => hostOverPort({ games: [{ name: 'kuhn', title: 'Kuhn poker', blurb: '', pack: kuhnPack }] }, ends);

const seats = [{ kind: 'person' as const }, { kind: 'bot' as const, bot: 'timid' }];

test('a match from its opening to its record', async () => {
  const { over, api } = host();
  expect(await api.games()).toMatchObject([{ name: 'kuhn', bots: [{ name: 'timid' }, { name: 'fair' }] }]);
  expect(await api.rules('kuhn')).toContain('Three cards');
  const { match, you } = await api.create({ game: 'kuhn', seats, seed: 's', me: { seat: 0, name: 'Ann' } });
  const client = new TableClient({ match, token: you?.token ?? '', ...over });
  ends.push(() => client.close());
  await client.until(({ snapshot }) => snapshot?.turn === 0);
  expect(await api.hint(match, you?.token ?? '')).toMatchObject({ words: expect.any(String) });
  await client.move('bet');
  const end = await client.until(({ snapshot }) => snapshot?.status === 'over');
  expect(end.events.map(({ text }) => text).join(' ')).toContain('Ann');
  expect(await api.record(match)).toMatchObject({ game: 'kuhn', seed: 's', moves: ['bet', 'pass'] });
  client.say('good game');
  await client.until(({ chat }) => chat.length === 1);
  expect(await api.chat(match)).toMatchObject([{ name: 'Ann', text: 'good game' }]);
});

test('refusals have their codes, and nothing sent ends the conversation', async () => {
  const { over, api } = host();
  const { match, you } = await api.create({ game: 'kuhn', seats, me: { seat: 0, name: 'Ann' } });
  await expect(api.table('nosuchmatch1')).rejects.toMatchObject({ code: 'NO_SUCH_MATCH' });
  await expect(api.view(match, 'forged')).rejects.toMatchObject({ code: 'BAD_TOKEN' });
  await expect(api.record(match)).rejects.toMatchObject({ code: 'NOT_OVER' });
  await expect(api.create({ game: 'nothing', seats })).rejects.toMatchObject({ code: 'NO_SUCH_GAME' });
  expect((await over.fetch('/api/nothing')).status).toBe(404);
  expect((await over.fetch('/api/matches?status=lost')).status).toBe(400);
  const client = new TableClient({ match, token: you?.token ?? '', ...over });
  ends.push(() => client.close());
  await client.until(({ snapshot }) => snapshot?.turn === 0);
  await expect(client.move('dance')).rejects.toMatchObject({ code: 'ILLEGAL_MOVE' });
  const socket = new over.WebSocket('');
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      heard.push(JSON.parse(String(data)).code);
      if (heard.length === 2) resolve();
    });
    for (const text of ['{', '{"type":"dance"}']) socket.send(text);
  });
  expect(heard).toEqual(['BAD_JSON', 'BAD_MESSAGE']);
  expect(await api.view(match, you?.token)).toMatchObject({ version: 0, turn: 0 });
});

test('a page that closed its connection is no longer at the table', async () => {
  const { over, api } = host();
  const { match, you } = await api.create({ game: 'kuhn', seats, me: { seat: 0, name: 'Ann' } });
  const client = new TableClient({ match, token: you?.token ?? '', ...over });
  await client.until(({ connection }) => connection === 'open');
  expect((await api.table(match)).seats[0]?.here).toBe(true);
  client.close();
  await expect.poll(async () => (await api.table(match)).seats[0]?.here).toBe(false);
});
