import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@baize/app-server';
import { Api, TableClient } from '@baize/client';
import { below, seeded } from '@baize/game';
import { catalogue } from '@baize/games';
import { type Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PocketKeyring } from '../src/keyring.ts';
import { Memory } from '../src/memory.ts';
import { RemoteHost } from '../src/remote.ts';
import { mcpServer } from '../src/server.ts';
import { call, clientOf, type Era, eras, playOn, shortGame } from './rig.ts';

const data = mkdtempSync(join(tmpdir(), 'baize-mcp-http-'));
let serving: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const env = {
    PORT: '0',
    BAIZE_DATA: data,
    BAIZE_LOG: 'silent',
    BAIZE_BOT_THREADS: '0',
    BAIZE_REQUESTS_PER_SECOND: '100000',
  };
  serving = await startServer(readConfig(env));
});
afterAll(async () => {
  await serving.close();
  rmSync(data, { recursive: true, force: true });
});

async function plugIn(era: Era): Promise<Client> {
  const client = clientOf(era);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${serving.url}/mcp`)));
  return client;
}

describe.each(eras)('over HTTP, %s', (era) => {
  test.each(catalogue.map(({ name }) => name))('a whole game of %s', async (game) => {
    const client = await plugIn(era);
    const start = await call(client, 'game_session', { game, seed: `whole ${game}`, options: shortGame[game] });
    expect(start.isError, start.text).toBe(false);
    const end = await playOn(client, start);
    expect(end.data).toMatchObject({ gameOver: true, status: 'game_over' });
    expect(end.data.scores).toHaveLength(2);
    await client.close();
  });
});

test('a host that shows tools and text alone learns the rules, starts, plays and finishes a game from the texts', async () => {
  const client = await plugIn('2026-07-28');
  const text = async (tool: string, args: Record<string, unknown>): Promise<string> =>
    (await call(client, tool, args)).text;
  const help = await text('game_help', {});
  expect(help).toContain('game_session {game}');
  const game = /^(\w+): Splendor/m.exec(help)?.[1];
  expect(await text('game_help', { game, topic: 'rules' })).toMatch(/15 prestige/);
  let said = await text('game_session', { game });
  const [, gameId, player] = /Game (\S+), you are player (\d+)/.exec(said) ?? [];
  const chance = seeded('texts alone');
  for (let calls = 0; !/^v\d+ game_over/m.test(said); calls++) {
    expect(calls).toBeLessThan(500);
    const numbers = [...(/^Moves: (.*)$/m.exec(said)?.[1] ?? '').matchAll(/(?:^|[ ;])(\d+)(?:-(\d+))? (?=[a-z])/g)];
    const [, from, to] = numbers[below(chance, numbers.length)] ?? [];
    const move = Number(from) + below(chance, Number(to ?? from) - Number(from) + 1);
    const args = { gameId, playerId: Number(player), wait: 5, detail: 'compact' };
    said = /^v\d+ your_turn/m.test(said)
      ? await text('game_execute', { ...args, move })
      : await text('game_observe', args);
    expect(said).not.toMatch(/^[A-Z_]+: /);
  }
  expect(said).toContain('Over: ');
  await client.close();
});

test('a server elsewhere is played at over its HTTP interface, and a wait tells how it goes', async () => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const host = new RemoteHost(serving.url);
  const server = await mcpServer({ host, keyring: new PocketKeyring(), memory: new Memory(), web: serving.url });
  await server.connect(far);
  const client = clientOf('2025-11-25');
  await client.connect(near);
  const whole = await playOn(client, await call(client, 'game_session', { game: 'badugi' }));
  expect(whole.data.gameOver).toBe(true);
  const alone = await call(client, 'game_session', { game: 'badugi', playerTypes: ['claude', 'human'] });
  const heard: number[] = [];
  const { gameId } = alone.data;
  const args = { name: 'game_observe', arguments: { gameId, playerId: 0, wait: 6 } };
  const waited = await client.callTool(args, { onprogress: ({ progress }) => heard.push(progress) });
  expect(waited.isError).not.toBe(true);
  expect(heard.length).toBeGreaterThan(0);
  const lost = new RemoteHost('http://127.0.0.1:9');
  await expect(lost.list()).rejects.toThrow('cannot be reached');
  await client.close();
});

/** A person at a browser, or anything else with a socket: follows the table and plays by chance. */
function person(match: string, token: string): TableClient {
  const chance = seeded('a person');
  const table = new TableClient({ base: serving.url, match, token, WebSocket });
  let at = -1;
  table.subscribe(() => {
    const { snapshot } = table.getSnapshot();
    if (snapshot === null || snapshot.turn !== snapshot.you || snapshot.version === at) return;
    at = snapshot.version;
    void table.move(snapshot.legal[below(chance, snapshot.legal.length)]);
  });
  return table;
}

test('ARCH-33: a model, a person with a socket and a bot share one match of the running server', async () => {
  const client = await plugIn('2026-07-28');
  const start = await call(client, 'game_session', {
    game: 'splendor',
    playerTypes: ['claude', 'human', 'ai'],
    name: 'Opus',
  });
  expect(start.data.status).toBe('waiting');
  const [{ link, invite }] = start.data.invites;
  const match = start.data.gameId.slice(0, 12);
  expect(link).toBe(`${serving.url}/t/${match}#${invite}`);
  const { token } = await new Api(serving.url).join(match, { name: 'Ada', invite });
  const ada = person(match, token);
  const end = await playOn(client, start);
  expect(end.data.scores).toHaveLength(3);
  const record = await call(client, 'game_session', { action: 'export', gameId: start.data.gameId });
  expect(record.data.record.seats).toMatchObject([
    { name: 'Opus', kind: 'model' },
    { name: 'Ada', kind: 'person' },
    { kind: 'bot' },
  ]);
  ada.close();
  await client.close();
});

test('ARCH-7: a person whose connection is lost without a goodbye is told as disconnected, and no more when they are back', async () => {
  const client = await plugIn('2026-07-28');
  const start = await call(client, 'game_session', { game: 'splendor', playerTypes: ['claude', 'human'] });
  const match = start.data.gameId.slice(0, 12);
  const { token } = await new Api(serving.url).join(match, { name: 'Ada', invite: start.data.invites[0].invite });
  const sockets: WebSocket[] = [];
  class Watched extends WebSocket {
    constructor(url: string, protocols?: string[]) {
      super(url, protocols);
      sockets.push(this);
    }
  }
  const follow = async (): Promise<TableClient> => {
    const table = new TableClient({ base: serving.url, match, token, WebSocket: Watched, retry: 600_000 });
    await table.until(({ connection, snapshot }) => connection === 'open' && snapshot !== null);
    return table;
  };
  const players = async () =>
    (await call(client, 'game_observe', { gameId: start.data.gameId, playerId: 0, detail: 'standard' })).data.players;
  const before = await follow();
  expect((await players())[1]).toEqual({ id: 1, type: 'human', name: 'Ada' });
  sockets[0].terminate();
  await expect.poll(async () => (await players())[1].disconnected).toBe(true);
  expect((await players())[0]).not.toHaveProperty('disconnected');
  const again = await follow();
  await expect.poll(async () => (await players())[1].disconnected).toBeUndefined();
  for (const table of [before, again]) table.close();
  await client.close();
});

test('a host that sends a secret of its own has its games listed; others do not see them', async () => {
  const known = async (secret: string | null): Promise<Client> => {
    const client = clientOf('2025-11-25');
    const headers = secret === null ? {} : { authorization: `Bearer ${secret}` };
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${serving.url}/mcp`), { requestInit: { headers } }),
    );
    return client;
  };
  const mine = await known('a secret of sixteen or more'.replaceAll(' ', '-'));
  const { gameId } = (await call(mine, 'game_session', { game: 'splendor' })).data;
  const again = await known('a secret of sixteen or more'.replaceAll(' ', '-'));
  const listed = await call(again, 'game_session', { action: 'list' });
  expect(listed.text).toContain(`${gameId} splendor: you are player 0, your_turn`);
  expect((await call(again, 'game_execute', { gameId, move: 1 })).isError).toBe(false);
  for (const other of [await known('another-secret-of-mine'), await known('short'), await known(null)]) {
    const { text } = await call(other, 'game_session', { action: 'list' });
    expect(text).not.toContain(gameId.slice(13));
    await other.close();
  }
  await mine.close();
  await again.close();
});
