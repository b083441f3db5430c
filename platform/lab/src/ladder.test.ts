import { expect, test } from 'vitest';
import { pack } from '../test/catalogue.ts';
import { ladderJson, ladderMarkdown, ladderPlan, ladderTable, levelsOf, rungCells, rungsOf } from './ladder.ts';
import { noLedger } from './ledger.ts';
import { ladderReport } from './report.ts';
import { playTournament } from './tournament.ts';

const catalogue = new URL('../test/catalogue.ts', import.meta.url).href;
const players = levelsOf(pack);
const plan = ladderPlan(pack, { game: 'kuhn', players, options: {}, seed: 's', games: 400 }, false);
const standings = await playTournament(plan, { catalogue, workers: 0 }, noLedger());
const rungs = rungsOf(pack, plan, standings);

test('each level meets the next two below, itself first', () => {
  const four = ladderPlan(pack, { ...plan, players: [...players, { name: 'random' }] }, true);
  expect(four.pairs).toEqual([
    [1, 0],
    [2, 1],
    [2, 0],
    [3, 2],
    [3, 1],
  ]);
  expect(four.stop).toMatchObject({ elo0: 0, elo1: 50 });
  expect(standings.pairings.map(({ first, second }) => [first, second])).toEqual(plan.pairs);
});

test('where chips are played for, ratings are chips a game from the field, and agree with what was won', () => {
  expect(standings.scale).toEqual({ unit: 'chips a game', worth: 1 });
  expect(rungs.map(({ name }) => name)).toEqual(['bold', 'honest', 'meek']);
  expect(rungs.reduce((sum, { rating }) => sum + rating, 0)).toBeCloseTo(0);
  // Whoever always bets takes the ante of whoever always passes, every time.
  const [bold, , meek] = rungs as [(typeof rungs)[0], (typeof rungs)[0], (typeof rungs)[0]];
  expect(bold.rating - meek.rating).toBeCloseTo(1);
  for (const { rating, interval } of rungs) {
    expect(interval[0]).toBeLessThanOrEqual(rating);
    expect(interval[1]).toBeGreaterThanOrEqual(rating);
  }
});

test('the table, the Markdown, the JSON and the page say it all', () => {
  const table = ladderTable(plan, standings, rungs);
  expect(table).toMatch(/^kuhn: 1,200 games, seed s: each level against the next two below/);
  expect(table).toMatch(/^bold +0 .* 400 +[\d.e-]+$/m);
  expect(table).toContain('\nbold: A player for tests: bold.');
  const markdown = ladderMarkdown(standings, rungs).split('\n');
  expect(markdown).toHaveLength(5);
  expect(markdown[2]).toMatch(/^\| `bold` \| 0 \| -?\d\.\d ± \d\.\d \| -?\d\.\d ± \d\.\d chips a game \| 400 \|/);
  const { levels, unit } = JSON.parse(ladderJson(plan, standings, rungs));
  expect(unit).toBe('chips a game');
  expect(levels[0]).toMatchObject({ name: 'bold', below: { name: 'honest', games: 400 } });
  expect(levels[0].ms).toBeGreaterThan(0);
  expect(levels[2].below).toBeNull();
  const html = ladderReport('Kuhn poker', plan, standings, rungs);
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html).not.toMatch(/NaN|undefined|Infinity|https?:/);
});

test('a share of wins has an interval, even of those who won every game', () => {
  const [rung] = rungs as [(typeof rungs)[0]];
  const against = (deals: Record<string, number>, games: number): string | undefined => {
    const { below } = rung;
    const other = below && { ...below, totals: { ...below.totals, deals, games } };
    return rungCells([{ ...rung, below: other }], { unit: 'Elo', worth: null })[0]?.[3];
  };
  expect(against({ 2: 16 }, 32)).toBe('100.0 % (89.3 to 100.0)');
  expect(against({ 2: 8, 1: 8 }, 32)).toMatch(/^75\.0 % ± 12\.\d$/);
});

test('a decided pairing ends early, by what was won', async () => {
  const two = ladderPlan(pack, { ...plan, players: [{ name: 'meek' }, { name: 'bold' }], games: 6400 }, true);
  const { pairings } = await playTournament(two, { catalogue, workers: 0 }, noLedger());
  expect(pairings[0]?.test?.verdict).toBe('stronger');
  expect(pairings[0]?.totals.games).toBeLessThan(6400);
});
