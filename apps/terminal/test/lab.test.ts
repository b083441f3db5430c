/** The lab's commands as people type them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const baize = fileURLToPath(new URL('../bin/baize.mjs', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'baize-lab-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const run = (...args: readonly string[]): { status: number | null; out: string; err: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [baize, ...args], { encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
};
const matchUp = ['simulate', 'dominion', '--kingdom', 'K1', '--rules', 'official', '--seed', 's'];

test('simulate prints counts as JSON', () => {
  const { out } = run(...matchUp, '--players', 'BMU,DoubleWitch', '--fixed-seats', '--games', '300', '--json');
  const totals = JSON.parse(out) as { games: number; shared: number; players: { name: string; wins: number }[] };
  expect(Object.keys(totals)).toEqual(['game', 'games', 'seed', 'players', 'shared', 'rounds']);
  expect(totals.players.map(({ name }) => name)).toEqual(['BMU', 'DoubleWitch']);
  expect(totals.shared + totals.players.reduce((sum, { wins }) => sum + wins, 0)).toBe(300);
});

test('a strategy file plays under its name, and a report is written', () => {
  const file = join(scratch, 'mine.txt');
  const html = join(scratch, 'report.html');
  writeFileSync(file, 'Province; Gold; Witch until 2; Silver\n');
  const { status, out } = run(...matchUp, '--players', 'BMU', '--strategy-file', file, '--games', '60', '--html', html);
  expect(status).toBe(0);
  expect(out).toMatch(/^mine /m);
  expect(out).toContain('Seats rotate');
  expect(readFileSync(html, 'utf8')).toContain('Coins to spend by round');
});

test('a wrong strategy file is refused with the place of the mistake', () => {
  const file = join(scratch, 'wrong.txt');
  writeFileSync(file, 'Province\nGold iff coins > 3\n');
  const { status, err } = run(...matchUp, '--players', 'BMU', '--strategy-file', file, '--games', '2');
  expect(status).toBe(2);
  expect(err).toContain("wrong: line 2, column 6: expected 'if', 'until', ';' or the end of the line, found 'iff'");
});
