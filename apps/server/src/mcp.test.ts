import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, startServer } from './index.ts';

const data = mkdtempSync(join(tmpdir(), 'baize-server-mcp-'));
let serving: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  serving = await startServer(readConfig({ PORT: '0', BAIZE_DATA: data, BAIZE_LOG: 'silent', BAIZE_BOT_THREADS: '0' }));
});
afterAll(async () => {
  await serving.close();
  rmSync(data, { recursive: true, force: true });
});

const post = (headers: Record<string, string>, body: string): Promise<Response> =>
  fetch(`${serving.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body,
  });
const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

test('the endpoint is part of the server and has no fixtures', async () => {
  const answer = await post({ 'mcp-protocol-version': '2025-11-25' }, list);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('game_execute');
  expect(text).not.toContain('test_simple_text');
});

test('a page of another origin gets no answer, and the rest of the server is as it was', async () => {
  expect((await post({ origin: 'https://evil.example' }, list)).status).toBe(403);
  expect((await post({ origin: serving.url }, list)).status).toBe(200);
  expect((await fetch(`${serving.url}/health`)).status).toBe(200);
});

test('a host that is none is refused, not a fault of ours', async () => {
  const { port } = new URL(serving.url);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/mcp', method: 'POST', headers: { host: 'a b:c' } };
    request(options, (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end(list);
  });
  expect(status).toBe(403);
});

test('calls that wait count as sockets do', async () => {
  const config = { PORT: '0', BAIZE_LOG: 'silent', BAIZE_BOT_THREADS: '0', BAIZE_SOCKETS_PER_ADDRESS: '0' };
  const full = await startServer(readConfig({ ...config, BAIZE_DATA: join(data, 'full') }));
  const answer = await fetch(`${full.url}/mcp`, { method: 'POST', body: list });
  expect([answer.status, await answer.json()]).toMatchObject([429, { code: 'TOO_MANY_SOCKETS' }]);
  await full.close();
});

test.each(['{', '[]', 'null', `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nothing"}}`])(
  'what is no call is refused and harms nothing: %s',
  async (body) => {
    const answer = await post({}, body);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).toContain('error');
  },
);

test('a body without end is cut off', async () => {
  const answer = await post(
    {},
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x', params: { a: 'x'.repeat(200_000) } }),
  );
  expect(answer.status).toBe(413);
});

test('tables that models open count by the address of the caller, whatever it claims', async () => {
  const config = { PORT: '0', BAIZE_LOG: 'silent', BAIZE_BOT_THREADS: '0', BAIZE_TABLES_PER_HOUR: '1' };
  const strict = await startServer(readConfig({ ...config, BAIZE_DATA: join(data, 'strict') }));
  const params = { name: 'game_session', arguments: { game: 'splendor', playerTypes: ['claude', 'human'] } };
  const open = (localAddress: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-baize-caller': String(Math.random()),
      };
      request(`${strict.url}/mcp`, { method: 'POST', localAddress, headers, agent: false }, (answer) => {
        let text = '';
        answer.on('data', (some: Buffer) => (text += some.toString())).once('end', () => resolve(text));
      })
        .once('error', reject)
        .end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
    });
  expect(await open('127.0.0.1')).toContain('gameId');
  expect(await open('127.0.0.1')).toContain('TOO_MANY_MATCHES');
  expect(await open('127.0.0.2')).toContain('gameId');
  await strict.close();
});
