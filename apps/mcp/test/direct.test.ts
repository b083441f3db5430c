/** Calls that are answered without the library get what the library would have answered, in both generations of the protocol. */
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { type McpEndpoint, mcpEndpoint } from '../src/http.ts';
import { type Era, eras, memory } from './rig.ts';

let endpoint: McpEndpoint;
let gameId: string;
beforeAll(async () => {
  endpoint = mcpEndpoint({ host: await memory(), web: 'here' });
  const { result } = await directly(eras[0], {
    name: 'game_session',
    arguments: { game: 'splendor', playerTypes: ['claude', 'human'], seed: 'direct' },
  });
  gameId = result.structuredContent.gameId;
});

interface Params {
  readonly name: string;
  readonly arguments?: Record<string, unknown>;
  readonly _meta?: Record<string, unknown>;
}

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'Scripted', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

function requestOf(era: Era, params: Params) {
  const modern = era === '2026-07-28';
  const headers: Record<string, string> = {
    host: 'localhost',
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': era,
    ...(modern && { 'mcp-method': 'tools/call', 'mcp-name': params.name }),
  };
  const _meta = { ...params._meta, ...(modern && envelope) };
  return { headers, body: { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { ...params, _meta } } };
}

const messages = (sent: string) =>
  sent.startsWith('{') ? [JSON.parse(sent)] : [...sent.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data));

const never = new AbortController().signal;

async function directly(era: Era, params: Params) {
  const { headers, body } = requestOf(era, params);
  const reply = await endpoint.call(headers, body, 'here', never);
  if (reply?.status !== 200 || typeof reply.body !== 'string') throw new Error('no answer at once');
  return messages(reply.body).at(-1);
}

async function byLibrary(era: Era, params: Params) {
  const { headers, body } = requestOf(era, params);
  const request = new Request('http://localhost/mcp', { method: 'POST', headers });
  return messages(await (await endpoint.handle(request, 'here', body)).text()).at(-1);
}

describe.each(eras)('%s', (era) => {
  test.each<[string, () => Params]>([
    ['a look', () => ({ name: 'game_observe', arguments: { gameId } })],
    ['a look with everything', () => ({ name: 'game_observe', arguments: { gameId, detail: 'full' } })],
    ['a game that is not there', () => ({ name: 'game_observe', arguments: { gameId: 'zzzzzzzzzzzz' } })],
    ['an argument that is none', () => ({ name: 'game_execute', arguments: { gameId, move: {}, playerId: 'x' } })],
    ['a move before the game begins', () => ({ name: 'game_execute', arguments: { gameId, move: 1 } })],
    ['help', () => ({ name: 'game_help' })],
    ['rules', () => ({ name: 'game_help', arguments: { game: 'splendor', topic: 'rules' } })],
  ])('%s', async (_what, params) => {
    expect(await directly(era, params())).toEqual(await byLibrary(era, params()));
  });
});

test('what takes a while becomes a stream, with progress', async () => {
  const waits = eras.map(async (era) => {
    const args = { gameId, playerId: 0, wait: 6 };
    const { headers, body } = requestOf(era, { name: 'game_observe', arguments: args, _meta: { progressToken: 'p' } });
    const reply = await endpoint.call(headers, body, 'here', never);
    expect(reply?.headers['content-type']).toBe('text/event-stream');
    expect(reply?.body).toBeInstanceOf(Readable);
    const [progress, ...rest] = messages(await text(reply?.body as Readable));
    expect(progress).toMatchObject({ method: 'notifications/progress', params: { progressToken: 'p' } });
    expect(rest.at(-1)).toMatchObject({ id: 7, result: { structuredContent: { status: 'waiting' } } });
  });
  await Promise.all(waits);
});

test.each<[string, Record<string, string>, object]>([
  ['another method', {}, { method: 'tools/list' }],
  ['a notification', {}, { id: undefined }],
  ['a version that nobody knows', { 'mcp-protocol-version': '1999-01-01' }, {}],
  ['a tool that is none', {}, { params: { name: 'nothing' } }],
  ['fields of another kind', {}, { params: { name: 'game_help', task: {} } }],
  ['a batch', {}, [1]],
  ['no stream accepted', { accept: 'application/json' }, {}],
  ['no JSON', { 'content-type': 'text/plain' }, {}],
  ['a header without its envelope', { 'mcp-protocol-version': '2026-07-28' }, {}],
])('%s is left to the library', (_what, more, change) => {
  const { headers, body } = requestOf('2025-11-25', { name: 'game_help' });
  const sent = Array.isArray(change) ? [body] : { ...body, ...change };
  expect(endpoint.call({ ...headers, ...more }, sent, 'here', never)).toBeNull();
});

test.each<[string, Record<string, string | undefined>]>([
  ['the name of another tool', { 'mcp-name': 'game_observe' }],
  ['another method', { 'mcp-method': 'tools/list' }],
  ['no name', { 'mcp-name': undefined }],
  ['another version', { 'mcp-protocol-version': '2025-11-25' }],
])('headers that do not agree with the body are left to the library: %s', (_what, more) => {
  const { headers, body } = requestOf('2026-07-28', { name: 'game_help' });
  expect(endpoint.call({ ...headers, ...more }, body, 'here', never)).toBeNull();
});
