import { Api, TableClient } from '@baize/client';
import { replay } from '@baize/game';
import type { Serving } from '@baize/server';
import { readConfig, SqliteStore } from '@baize/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { loadGames, startServer } from '../src/index.ts';

const games = await loadGames();
let server: Serving;
beforeAll(async () => {
  const config = readConfig({
    PORT: '0',
    BAIZE_LOG: 'silent',
    BAIZE_REQUESTS_PER_SECOND: '10000',
    BAIZE_MESSAGES_PER_SECOND: '10000',
  });
  server = await startServer(config, { store: new SqliteStore(':memory:') });
});
afterAll(() => server.close());

/** Plays whatever is first or last among the legal moves until the match is over. */
async function playOn(client: TableClient, which: (legal: readonly string[], turn: number) => string): Promise<void> {
  for (let turn = 0; ; turn++) {
    const { snapshot } = await client.until(
      ({ snapshot, sending }) =>
        sending === 0 && snapshot !== null && (snapshot.status === 'over' || snapshot.legal.length > 0),
    );
    if (snapshot === null || snapshot.status === 'over') return;
    await client.move(which(snapshot.legal, turn));
  }
}

describe.each(games)('$name', ({ name, pack }) => {
  test('offers its bots and levels, weakest first, no name twice', async () => {
    const offered = (await new Api(server.url).games()).find((each) => each.name === name);
    expect(offered?.bots.map((bot) => bot.name)).toEqual(pack.bots.map((bot) => bot.name));
    expect(new Set(pack.bots.map((bot) => bot.name)).size).toBe(pack.bots.length);
    const stars = pack.bots.map((bot) => bot.stars);
    expect(stars).toEqual(stars.toSorted((a, b) => a - b));
  });

  test('a client plays a whole match against a bot, and its record replays', async () => {
    const api = new Api(server.url);
    const made = await api.create({
      game: name,
      seats: [{ kind: 'person' }, { kind: 'bot', bot: pack.bots[0]?.name }],
      me: { seat: 0, name: 'Ann' },
      ...(name === 'badugi' ? { options: { hands: 3 } } : {}),
      ...(name === 'dominion' ? { options: { rules: 'official' } } : {}),
    });
    const client = new TableClient({
      base: server.url,
      match: made.match,
      token: made.you?.token as string,
      WebSocket,
      retry: 20,
    });
    const onlooker = new TableClient({ base: server.url, match: made.match, WebSocket, retry: 20 });
    await playOn(client, (legal, turn) => legal[(turn * 7) % legal.length]);
    const { snapshot, events, table } = await client.until(({ table }) => table?.status === 'over');
    expect(snapshot?.result).not.toBeNull();
    expect(table?.seed).toBeDefined();
    const { events: all } = await api.events(made.match, 0, made.you?.token);
    expect(events).toEqual(all);
    await onlooker.until(({ snapshot }) => snapshot?.status === 'over');
    const record = await api.record(made.match);
    expect(pack.game.result(replay(pack.game, record))).toEqual(record.result);
    client.close();
    onlooker.close();
  });
});

test('a bot plays on for who resigns among several, and cannot win for them', async () => {
  const api = new Api(server.url);
  const person = { kind: 'person' } as const;
  const made = await api.create({ game: 'badugi', seats: [person, person, person], options: { hands: 2 } });
  const clients = await Promise.all(
    made.invites.map(async ({ seat, invite }) => {
      const { token } = await api.join(made.match, { name: `P${seat}`, invite });
      return new TableClient({ base: server.url, match: made.match, token, WebSocket, retry: 20 });
    }),
  );
  const [gone, ...others] = clients as [TableClient, ...TableClient[]];
  await gone.until(({ snapshot }) => snapshot?.status === 'playing');
  await gone.send({ do: 'resign' });
  await expect(gone.send({ do: 'resign' }, gone.getSnapshot().snapshot?.version)).rejects.toThrow(
    /a bot plays on|moved on/,
  );
  await Promise.all(others.map((client) => playOn(client, (legal, turn) => legal[(turn * 5) % legal.length])));
  const { snapshot, table } = await gone.until(({ snapshot }) => snapshot?.status === 'over');
  expect(table?.seats[0]).toMatchObject({ resigned: true });
  expect(snapshot?.result?.winners).not.toContain(0);
  for (const client of clients) client.close();
});

test('a level takes a seat by its name, and moves', async () => {
  const api = new Api(server.url);
  const made = await api.create({
    game: 'splendor',
    seats: [{ kind: 'bot', bot: 'strong' }, { kind: 'person' }],
    me: { seat: 1, name: 'Ann' },
  });
  const token = made.you?.token as string;
  const client = new TableClient({ base: server.url, match: made.match, token, WebSocket, retry: 20 });
  const { table } = await client.until(({ snapshot }) => (snapshot?.legal.length ?? 0) > 0);
  expect(table?.seats[0]).toMatchObject({ name: 'Strong', kind: 'bot' });
  client.close();
});

test('SPL-21: a purchase or reserve without an idempotency key is refused, and one that is sent twice is played once', async () => {
  const api = new Api(server.url);
  const { match, you } = await api.create({
    game: 'splendor',
    seats: [{ kind: 'person' }, { kind: 'bot' }],
    me: { seat: 0, name: 'Ann' },
    seed: 'keys',
  });
  const token = you?.token as string;
  const post = async (body: object): Promise<{ status: number; body: unknown }> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/api/matches/${match}/commands`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const mine = async (verb: string): Promise<{ version: number; words: string[] }> => {
    for (;;) {
      const { version, legal } = await api.view(match, token);
      const wanted = legal.find((words) => words.startsWith(`${verb} `)) ?? legal[0];
      if (wanted?.startsWith(`${verb} `)) return { version, words: [wanted] };
      if (wanted !== undefined) await post({ do: 'move', version, words: [wanted], key: `way-${version}-there` });
    }
  };
  for (const verb of ['reserve', 'buy']) {
    const move = { do: 'move', ...(await mine(verb)) };
    expect(await post(move)).toMatchObject({ status: 400, body: { code: 'BAD_MESSAGE' } });
    expect((await api.view(match, token)).version).toBe(move.version);
    const once = await post({ ...move, key: `one-${verb}-only` });
    expect(once.status).toBe(200);
    expect(await post({ ...move, key: `one-${verb}-only` })).toEqual(once);
  }
});
