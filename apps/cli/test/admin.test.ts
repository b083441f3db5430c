/** `baize admin` as operators type it, beside a running server. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startServer } from '@baize/app-server';
import type { Created } from '@baize/protocol';
import { afterAll, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/baize.mjs', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'baize-admin-'));
afterAll(() => rmSync(data, { recursive: true }));

const admin = (...words: string[]): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [bin, 'admin', ...words, '--data', data]);
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (out += text.toString()));
    child.once('close', (code) => resolve(`${out.trim()} (${code})`));
  });

test('matches are listed, shown, closed and deleted; names and addresses looked after', {
  timeout: 300_000,
}, async () => {
  const serving = await startServer({ ...readConfig({ BAIZE_LOG: 'silent', PORT: '0' }), data });
  const answer = await fetch(`${serving.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'splendor',
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
      me: { seat: 0, name: 'Zoë' },
    }),
  });
  const { match, you } = (await answer.json()) as Created;
  expect(await admin('list', '--status', 'playing')).toMatch(new RegExp(`^${match} .* splendor  Zoë, Greedy \\(0\\)$`));
  expect(await admin('erase', 'Zoë')).toBe('Erased from 1 matches. Backups made before still have it. (0)');
  const shown = await admin('show', match);
  expect(shown).toContain('seat 1: Player 1 (person)');
  expect(shown).not.toContain(you?.token);
  expect(await admin('close', match)).toBe('Closed. (0)');
  expect(await admin('close', match)).toBe('It is over already. (1)');
  await expect
    .poll(async () => (await fetch(`${serving.url}/api/matches/${match}`)).json(), { timeout: 10_000 })
    .toMatchObject({ status: 'over', rated: false });
  expect(await admin('delete', match)).toBe('Deleted. (0)');
  expect(await admin('delete', match)).toBe('There is no such match. (1)');
  expect(await admin('ban', '203.0.113.0/24', '--why', 'spam')).toBe('203.0.113.0/24 is banned. (0)');
  expect(await admin('bans')).toBe('203.0.113.0/24  for good  spam (0)');
  expect(await admin('unban', '203.0.113.0/24')).toBe('203.0.113.0/24 is served again. (0)');
  expect(await admin('ban', 'everybody')).toMatch(/An address such as .* not 'everybody'\. \(2\)$/);
  await serving.close();
});
