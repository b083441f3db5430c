import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@baize/app-server';
import { Api, TableClient } from '@baize/client';
import { below, seeded } from '@baize/game';
import { catalogue } from '@baize/games';
import { type Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
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

/** A person at a browser, or anything else with a socket: follows the table and plays by chance. */
function person(match: string, token: string): TableClient {
  const chance = seeded('a person');
  const table = new TableClient({ base: serving.url, match, token, WebSocket });
  let at = -1;
  table.subscribe(() => {
    const { snapshot } = table.getSnapshot();
    if (snapshot === null || snapshot.turn !== snapshot.you || snapshot.version === at) return;
    at = snapshot.version;
    void table.move(snapshot.legal[below(chance, snapshot.legal.length)] as string);
  });
  return table;
}

test('a model, a person with a socket and a bot share one match of the running server', async () => {
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
