import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { catalogue } from '@baize/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mcpEndpoint } from '../src/http.ts';
import { listenAlone } from '../src/node.ts';
import { call, clientOf, eras, memory, playOn, shortGame } from './rig.ts';

const host = memory();
const endpoint = mcpEndpoint({ host });
let listening: Awaited<ReturnType<typeof listenAlone>>;

beforeAll(async () => {
  listening = await listenAlone(endpoint, 0);
});
afterAll(async () => {
  await endpoint.close();
  listening.server.closeAllConnections();
  listening.server.close();
});

describe.each(eras)('over HTTP, %s', (era) => {
  test.each(catalogue.map(({ name }) => name))('a whole game of %s', async (game) => {
    const client = clientOf(era);
    await client.connect(new StreamableHTTPClientTransport(new URL(listening.url)));
    const start = await call(client, 'game_session', { game, seed: `whole ${game}`, options: shortGame[game] });
    expect(start.isError, start.text).toBe(false);
    const end = await playOn(client, start);
    expect(end.data).toMatchObject({ gameOver: true, status: 'game_over' });
    expect(end.data.scores).toHaveLength(2);
    await client.close();
  });
});
