import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@baize/games';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, test } from 'vitest';
import { call, clientOf, type Era, eras, playOn, shortGame, told } from './rig.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-mcp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const baize = fileURLToPath(new URL('../../cli/bin/baize.mjs', import.meta.url));

async function plugIn(era: Era, data: string, ...more: string[]) {
  const client = clientOf(era);
  const args = [baize, 'mcp', '--data', join(folder, data), ...more];
  const transport = new StdioClientTransport({
    command: process.execPath,
    args,
    env: { BAIZE_BOT_THREADS: '0' },
    stderr: 'inherit',
  });
  const wrong: unknown[] = [];
  Object.assign(client, { onerror: (error: unknown) => wrong.push(error) });
  await client.connect(transport);
  return { client, wrong };
}

/** What the first host leaves unfinished. */
let left: { gameId: string; version: number; legalMoves: string[] } | null = null;

describe.each(eras)('over stdio, %s', (era) => {
  test('whole games of every kind, nothing but the protocol on standard output, and seats outlast the host', async () => {
    const { client, wrong } = await plugIn(era, 'kept');
    if (left !== null) {
      const seen = await told(client, 'game_observe', { gameId: left.gameId, playerId: 0 });
      expect(seen.data).toMatchObject({ ...left, status: 'your_turn' });
    }
    for (const { name: game } of catalogue) {
      const start = await call(client, 'game_session', { game, seed: `pipe ${game}`, options: shortGame[game] });
      expect(start.isError, start.text).toBe(false);
      const end = await playOn(client, start);
      expect(end.data).toMatchObject({ gameOver: true, playerId: 0 });
      const record = await call(client, 'game_session', { action: 'export', gameId: start.data.gameId });
      expect(record.data.record).toMatchObject({ game, seed: `pipe ${game}` });
    }
    // Not Badugi, where the others may all fold at once.
    const { data } = await told(client, 'game_session', { game: 'splendor' });
    left = { gameId: data.gameId, version: data.version, legalMoves: data.legalMoves };
    await client.close();
    expect(wrong).toEqual([]);
  }, 240_000);
});
