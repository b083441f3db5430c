/** The lab's commands as people type them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { Terminal } from './pty.ts';

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
  writeFileSync(file, 'Province; Gold; Witch until 2; Feast; Spy until 1; Silver\n');
  const { status, out, err } = run(
    ...matchUp,
    '--players',
    'BMU',
    '--strategy-file',
    file,
    '--games',
    '60',
    '--html',
    html,
  );
  expect(status).toBe(0);
  expect(out).toMatch(/^mine /m);
  expect(err).toMatch(/^mine: Not in this kingdom, and so never bought: Feast, Spy\.$/m);
  expect(out).toContain('Seats rotate');
  expect(readFileSync(html, 'utf8')).toContain('Coins to spend by round');
});

test('what cannot work is refused in one sentence before anything is played', () => {
  const players = ['--players', 'BMU,BMU', '--games', '100000000'];
  const refused = (...args: readonly string[]): string => {
    const { status, out, err } = run(...matchUp, ...players, ...args);
    expect(out).toBe('');
    expect(status).toBeGreaterThan(0);
    expect(err).not.toMatch(/Something went wrong|\n\s+at /);
    return err;
  };
  expect(refused('--html', join(scratch, 'none', 'x.html'))).toMatch(/x\.html cannot be written: there is no folder/);
  expect(refused('--html', scratch)).toMatch(/is a folder/);
  expect(refused('--kingdom', 'Nope')).toMatch(/has no 'Nope'\. Named: .*K1/);
  expect(refused('--json', '--csv')).toMatch(/cannot be used with/);
  expect(refused('--database-url', 'postgres://127.0.0.1:1/x')).toMatch(/The database cannot be reached/);
  expect(refused('--games', '0')).toContain("--games takes a whole number from 1 on, not '0'.");
}, 120_000);

test('players of one name are told apart in JSON and CSV', () => {
  const json = run(...matchUp, '--players', 'BMU,BMU', '--games', '4', '--json').out;
  expect((JSON.parse(json) as { players: { name: string }[] }).players.map(({ name }) => name)).toEqual([
    'BMU 1',
    'BMU 2',
  ]);
  expect(run(...matchUp, '--players', 'BMU,BMU', '--games', '4', '--csv').out).toMatch(/\nBMU 1,[^]*\nBMU 2,/);
});

test('progress by games from the first one, and Ctrl-C keeps those that are finished', async () => {
  const args = ['simulate', 'splendor', '--players', 'search:300,greedy', '--games', '4000', '--workers', '1'];
  const here = new Terminal(args, { columns: 110 });
  try {
    // A deal is two games, one from each seat; a batch would be 64.
    await here.until('some games', () =>
      / (?:[3-9]|\d\d) of 4,000 games  [\d.]+ games a (second|minute)  \S+ left/.test(here.text),
    );
    here.type('\u0003');
    await here.until('the end', () => here.code !== null);
    const games = Number(/Stopped after (\d+) of 4000 games/.exec(here.text)?.[1]);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(64);
    expect(here.text).toContain(`splendor: ${games} games`);
  } finally {
    here.kill();
  }
}, 600_000);

test('a wrong strategy file is refused with the place of the mistake', () => {
  const file = join(scratch, 'wrong.txt');
  writeFileSync(file, 'Province\nGold iff coins > 3\n');
  const { status, err } = run(...matchUp, '--players', 'BMU', '--strategy-file', file, '--games', '2');
  expect(status).toBe(2);
  expect(err).toContain("wrong: line 2, column 6: expected 'if', 'until', ';' or the end of the line, found 'iff'");
});

const examples = fileURLToPath(new URL('../../../docs/examples/', import.meta.url));
const shown = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.each([['node', 'player.mjs'], ...(hasPython ? [['python3', 'player.py'] as const] : [])] as const)(
  'the example for %s',
  (runtime, file) => {
    const command = `mine=cmd:${runtime} '${examples}${file}'`;
    const games = ['--games', '4', '--seed', 's', '--workers', '1'];

    test('plays whole games, the same ones again, as the documentation shows it', () => {
      const typed = ['simulate', 'splendor', '--players', `${command},greedy`, ...games, '--json'];
      const { status, out } = run(...typed);
      expect(status).toBe(0);
      const { players } = JSON.parse(out) as { players: { name: string; gaveUp?: object }[] };
      expect(players.map(({ name }) => name)).toEqual(['mine', 'greedy']);
      expect(players[0]).not.toHaveProperty('gaveUp');
      expect(run(...typed).out).toBe(out);
      expect(shown).toContain(readFileSync(join(examples, file), 'utf8').trim());
    });

    test('takes part in a tournament and in the arena', () => {
      expect(run('tournament', 'splendor', '--players', `${command},greedy`, ...games).out).toMatch(/^\d\. mine /m);
      const { out } = run('arena', 'splendor', command, 'greedy', '--seeds', '1');
      expect(out).toMatch(/^mine .* never +100 % /m);
    });
  },
);

test('with more seats a bot plays on for a program that ended, and does not win for it', () => {
  const players = 'greedy,mine=cmd:exit 1,greedy';
  const { out } = run('simulate', 'splendor', '--players', players, '--games', '6', '--workers', '1', '--json');
  const { players: seats, shared } = JSON.parse(out) as {
    players: { wins: number; gaveUp?: object }[];
    shared: number;
  };
  expect(seats[1]).toMatchObject({ wins: 0, gaveUp: { ended: 6 } });
  expect((seats[0]?.wins ?? 0) + (seats[2]?.wins ?? 0) + shared).toBe(6);
});

test('a ladder names the levels from the top, and goes on from its file', () => {
  const save = join(scratch, 'ladder');
  const html = join(scratch, 'ladder.html');
  const typed = ['ladder', 'badugi', '--players', 'station,basic', '--games', '200', '--seed', 's', '--save', save];
  const { status, out } = run(...typed, '--json', '--html', html);
  expect(status).toBe(0);
  const { levels, unit } = JSON.parse(out) as { unit: string; levels: { name: string; rating: number }[] };
  expect(unit).toBe('bb/100');
  expect(levels.map(({ name }) => name)).toEqual(['basic', 'station']);
  expect(levels[0]?.rating).toBeGreaterThan(0);
  expect(readFileSync(html, 'utf8')).toContain('Badugi: the ladder');
  const before = readFileSync(save, 'utf8');
  expect(run(...typed, '--markdown').out).toMatch(/^\| `basic` \| ★★ \|/m);
  expect(readFileSync(save, 'utf8')).toBe(before);
});
