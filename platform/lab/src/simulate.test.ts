import { expect, test } from 'vitest';
import type { Job } from './job.ts';
import { asCsv, asJson, asTable } from './print.ts';
import { simulate } from './simulate.ts';
import type { Totals } from './totals.ts';

const catalogue = new URL('../test/catalogue.ts', import.meta.url).href;
const job: Job = {
  game: 'kuhn',
  players: [{ name: 'honest' }, { name: 'meek' }],
  options: {},
  seed: 's',
  games: 600,
  fixedSeats: false,
  series: true,
};
const here = async (each: Job): Promise<Totals> => (await simulate(each, { catalogue, workers: 0 })).totals;

test('the totals are the same on one thread, on three, and without threads', async () => {
  const one = await simulate(job, { catalogue, workers: 1 });
  const three = await simulate(job, { catalogue, workers: 3 });
  expect(one).toEqual(three);
  expect(one).toEqual(await simulate(job, { catalogue, workers: 0 }));
  expect(one.totals.games).toBe(600);
});

test('rotating seats play every deal from both, so equal players come out exactly equal', async () => {
  const { players, deals, shared } = await here({ ...job, players: [{ name: 'meek' }, { name: 'meek' }] });
  expect(players[0]?.wins).toBe(players[1]?.wins);
  expect(players[0]?.gamesBySeat).toEqual([300, 300]);
  expect(shared).toBe(0);
  expect(deals).toEqual({ 1: 300 });
});

test('with fixed seats the first player is always in the first seat', async () => {
  const { players, deals } = await here({ ...job, fixedSeats: true });
  expect(players[0]?.gamesBySeat).toEqual([600, 0]);
  expect(Object.values(deals).reduce((sum, each) => sum + each, 0)).toBe(600);
});

test('series are read by round, and the last reading of a round stands', async () => {
  const { series, games } = await here({ ...job, players: [{ name: 'meek' }, { name: 'meek' }] });
  // Both pass: after round 1 (one move), and at the end (two moves made, round 2).
  expect(series['moves']?.[0]?.[1]).toEqual({ n: games, sum: games, squares: games });
  expect(series['moves']?.[0]?.[2]).toEqual({ n: games, sum: 2 * games, squares: 4 * games });
});

test('a stop keeps the batches that were played, and whole deals of the one in hand', async () => {
  const stopped = new AbortController();
  const { totals, whole } = await simulate(
    { ...job, games: 20_000 },
    { catalogue, workers: 1, signal: stopped.signal, progress: (games) => games >= 628 && stopped.abort() },
  );
  expect(whole).toBe(false);
  expect(totals.games).toBeGreaterThanOrEqual(628);
  expect(totals.games).toBeLessThan(20_000);
  expect(totals.players.map((each) => each.gamesBySeat)).toEqual([
    [totals.games / 2, totals.games / 2],
    [totals.games / 2, totals.games / 2],
  ]);
});

test('what cannot be played is refused in a sentence', async () => {
  await expect(simulate({ ...job, game: 'bridge' }, { catalogue })).rejects.toThrow("There is no game 'bridge'");
  await expect(simulate({ ...job, players: [{ name: 'meek' }, { name: 'who' }] }, { catalogue })).rejects.toThrow(
    "Kuhn poker has no player 'who'. It has: meek, honest, bold, random",
  );
  await expect(simulate({ ...job, players: [{ name: 'meek' }] }, { catalogue })).rejects.toThrow('2 to 2 players');
  await expect(
    simulate({ ...job, players: [{ name: 'a', text: 'x' }, { name: 'meek' }] }, { catalogue }),
  ).rejects.toThrow('line 1, column 1');
});

test('players may be written as text', async () => {
  const { players } = await here({
    ...job,
    players: [
      { name: 'mine', text: 'b' },
      { name: 'theirs', text: 'p' },
    ],
  });
  expect(players[0]?.wins).toBe(600);
});

test('the printed forms', async () => {
  const totals = await here(job);
  const json = JSON.parse(asJson(job, totals)) as Record<string, unknown>;
  expect(Object.keys(json)).toEqual(['game', 'games', 'seed', 'players', 'shared', 'rounds']);
  expect(json['players']).toEqual([
    { name: 'honest', wins: totals.players[0]?.wins, score: { mean: expect.any(Number), sd: expect.any(Number) } },
    { name: 'meek', wins: totals.players[1]?.wins, score: { mean: expect.any(Number), sd: expect.any(Number) } },
  ]);
  expect(asTable(job, totals)).toContain('Seats rotate: each deal was played twice');
  expect(asTable({ ...job, fixedSeats: true }, totals)).toContain('Everybody kept their seat.');
  expect(asTable(job, { ...totals, games: 1 })).toMatch(/: 1 game, seed /);
  expect(asCsv(job, totals).split('\n')[1]).toMatch(/^honest,600,\d+,0,/);
});
