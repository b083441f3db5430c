/** `baize verify` as people type it, against a store that a real server wrote. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startServer } from '@baize/app-server';
import { afterAll, expect, test } from 'vitest';

const baize = fileURLToPath(new URL('../bin/baize.mjs', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'baize-verify-'));
afterAll(() => rmSync(data, { recursive: true }));

const verify = (folder: string): { status: number | null; out: string; err: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [baize, 'verify', '--data', folder], {
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
};

test('says how much was checked, and that nothing is wrong', async () => {
  const serving = await startServer({ ...readConfig({ BAIZE_LOG: 'silent' }), port: 0, data });
  const answer = await fetch(`${serving.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'splendor',
      seats: [
        { kind: 'bot', bot: 'greedy' },
        { kind: 'bot', bot: 'greedy' },
      ],
    }),
  });
  expect(answer.status).toBe(201);
  await serving.close();
  const { status, out } = verify(data);
  expect(out).toMatch(/^1 matches, \d+ entries, 0 faults\.$/m);
  expect(status).toBe(0);
});

test('a folder without a store is a sentence, not a new store', () => {
  const { status, err } = verify(join(data, 'nowhere'));
  expect(status).toBe(1);
  expect(err).toMatch(/The store cannot be read: there is no .*baize\.sqlite/);
});
