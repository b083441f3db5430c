import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { currentStamp } from './fresh.mjs';

const folder = mkdtempSync(join(tmpdir(), 'baize-fresh-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test.each([
  'platform/bots/src/a.ts',
  'platform/lab/src/a.ts',
  'platform/protocol/src/a.ts',
  'apps/web/src/a.css',
  'package-lock.json',
])('adding, changing or deleting %s asks for a new build', (path) => {
  const before = currentStamp(folder);
  write(path, 'one');
  const added = currentStamp(folder);
  write(path, 'other');
  const changed = currentStamp(folder);
  expect(new Set([before, added, changed]).size).toBe(3);
  rmSync(join(folder, path));
  expect(currentStamp(folder)).toBe(before);
});

test.each(['platform/bots/src/a.test.ts', 'games/dominion/test/cards.ts', 'apps/web/dist/index.html', 'docs/bots.md'])(
  '%s does not',
  (path) => {
    const before = currentStamp(folder);
    write(path, 'text');
    expect(currentStamp(folder)).toBe(before);
  },
);
