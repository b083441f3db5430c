import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Api, TableClient } from '@baize/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const data = mkdtempSync(join(tmpdir(), 'baize-logs-'));
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
let server: ChildProcess;
let log = '';
let url = '';

beforeAll(async () => {
  const env = { ...process.env, PORT: '0', BAIZE_DATA: data, BAIZE_LOG: 'trace', DATABASE_URL: '' };
  server = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text: Buffer) => (log += text.toString()));
  while (url === '') {
    await once(server.stdout as NonNullable<typeof server.stdout>, 'data');
    url = /Baize is at (\S+)/.exec(log)?.[1] ?? '';
  }
}, 60_000);
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

test('what is logged, however much, holds no token, invitation, seed or move; and SIGTERM ends in order', async () => {
  const api = new Api(url);
  const made = await api.create({
    game: 'splendor',
    seats: [{ kind: 'person' }, { kind: 'person' }],
    me: { seat: 0, name: 'Ann' },
  });
  const invite = made.invites[0]?.invite ?? '';
  const token = made.you?.token ?? '';
  const bob = await api.join(made.match, { name: 'Bob', invite });
  // A secret in an address is the caller's fault, and still not to be kept.
  for (const where of [`/api/matches/${made.match}?token=${token}`, `/t/${made.match}?invite=${invite}`])
    await fetch(url + where);
  await fetch(`${url}/api/matches/${made.match}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}x` },
    body: JSON.stringify({ do: 'move', key: 'a-key-0001', version: 1, words: ['take everything'] }),
  });
  const client = new TableClient({ base: url, match: made.match, token, WebSocket });
  const { snapshot } = await client.until((state) => (state.snapshot?.legal.length ?? 0) > 0);
  const words = snapshot?.legal[0] ?? '';
  await client.move(words);
  await client.send({ do: 'resign' }, 2);
  const { seed } = await api.record(made.match);
  client.close();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(log).toContain('"route":"/api/matches/:id/commands","status":401');
  for (const secret of [token, invite, bob.token, seed, words, 'take everything', 'a-key-0001'])
    expect(log).not.toContain(secret);
});
