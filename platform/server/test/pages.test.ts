/** The page's files as they travel. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/index.ts';
import { start } from './talk.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'baize-pages-'));
const script = 'console.log("a line like any other");\n'.repeat(500);
let server: Serving;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Test</title>');
  writeFileSync(join(webRoot, 'assets/page-1a2b.js'), script);
  writeFileSync(join(webRoot, 'assets/letters-1a2b.woff2'), script);
  server = await start({ webRoot });
});
afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const fetched = (
  path: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip, br' },
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const request = get(server.url + path, { headers }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject);
    });
    request.on('error', reject);
  });

test('scripts are compressed for those who take it, again and at the same time', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => fetched('/assets/page-1a2b.js')));
  for (const { status, headers, body } of [...all, await fetched('/assets/page-1a2b.js')]) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(body.length),
      vary: expect.stringContaining('accept-encoding'),
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(body.length).toBeLessThan(script.length / 10);
    expect(gunzipSync(body).toString()).toBe(script);
  }
});

test('others get them as they are, and so does whoever asks for a part', async () => {
  const plain = await fetched('/assets/page-1a2b.js', {});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(script);
  const part = await fetched('/assets/page-1a2b.js', { 'accept-encoding': 'gzip', range: 'bytes=0-9' });
  expect(part.status).toBe(206);
  expect(part.body.toString()).toBe(script.slice(0, 10));
});

test('what is compressed already, unchanged or missing is left alone', async () => {
  expect((await fetched('/assets/letters-1a2b.woff2')).headers['content-encoding']).toBeUndefined();
  expect((await fetched('/')).body.toString()).toContain('<title>Test</title>');
  const { headers } = await fetched('/assets/page-1a2b.js');
  const again = await fetched('/assets/page-1a2b.js', {
    'accept-encoding': 'gzip',
    'if-none-match': String(headers.etag),
  });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  expect((await fetched('/assets/gone-1a2b.js')).status).toBe(404);
});
