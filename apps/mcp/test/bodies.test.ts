/** Bodies that are too large end with an answer, and the connection goes on or is closed: it never hangs. */
import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@baize/app-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const data = mkdtempSync(join(tmpdir(), 'baize-bodies-'));
let serving: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  const env = { PORT: '0', BAIZE_DATA: data, BAIZE_LOG: 'silent', BAIZE_BOT_THREADS: '0' };
  serving = await startServer(readConfig(env));
});
afterAll(async () => {
  await serving.close();
  rmSync(data, { recursive: true, force: true });
});

const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const padded = (bytes: number): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x', params: 'y'.repeat(bytes) });

/** One call over a kept connection: the status, or why there was none. */
function post(agent: Agent, body: string, chunked: boolean): Promise<number | string> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
    ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.length) }),
  };
  return new Promise((resolve) => {
    const sent = request(`${serving.url}/mcp`, { method: 'POST', agent, headers, timeout: 10_000 }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('timeout', () => sent.destroy(new Error('hangs')));
    sent.once('error', (error) => resolve(error.message));
    for (let at = 0; at < body.length; at += 16_384) sent.write(body.slice(at, at + 16_384));
    sent.end();
  });
}

test.each([
  [70_000, false],
  [70_000, true],
  [1_000_000, false],
  [1_000_000, true],
])('%i bytes, chunked %s: refused, and the same client calls on', async (bytes, chunked) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let round = 0; round < 3; round++) {
    expect(await post(agent, padded(bytes), chunked)).toBe(413);
    for (let n = 0; n < 3; n++) expect(await post(agent, list, n === 1)).toBe(200);
  }
  agent.destroy();
});
