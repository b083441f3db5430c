import type { GamePack } from '@baize/game';
import { expect, test } from 'vitest';
import { pack } from '../test/catalogue.ts';
import { playBatch } from './batch.ts';
import { changesOf } from './compare.ts';
import { batchCount, type Job } from './job.ts';
import { inOrder } from './pool.ts';
import { sectionsOf } from './sections.ts';
import type { Totals } from './totals.ts';

const job = (first: string, second: string, seed = 's'): Job => ({
  game: 'kuhn',
  players: [{ name: first }, { name: second }],
  options: {},
  seed,
  games: 200,
  fixedSeats: false,
  series: true,
});
const half = { keep: 'last', stack: 'Moves in two', read: (state: { line: string }) => state.line.length / 2 } as const;
const stacked: GamePack = {
  ...pack,
  probe: {
    ...(pack.probe as NonNullable<GamePack['probe']>),
    series: { ...pack.probe?.series, low: { ...half, label: 'Low' }, high: { ...half, label: 'High' } },
  },
};
const play = async (of: Job): Promise<Totals> => {
  const done = Array.from({ length: batchCount(of) }, async (_, i) => [i, await playBatch(stacked, of, i)] as const);
  return inOrder(of, new Map(await Promise.all(done)));
};
const meek = job('meek', 'bold');
const totals = await play(meek);
const named = (name: string) => sectionsOf(stacked, meek, totals).find((each) => each.name === name);

test('a chart for everything that differs, and a table for each', () => {
  expect(sectionsOf(stacked, meek, totals).map(({ name }) => name)).toEqual([
    'payoffs',
    'wins',
    'seats',
    'players',
    'scores',
    'moves',
    'Moves in two 0',
    'Moves in two 1',
    'holdings',
  ]);
  expect(named('payoffs')?.numbers.rows.map(([player, mean]) => [player, mean])).toEqual([
    ['meek', '-1.00'],
    ['bold', '1.00'],
  ]);
});

test('layers lie upon each other and add up', () => {
  const section = named('Moves in two 1');
  expect(section?.title).toBe('Moves in two: bold');
  expect(section?.key.map(({ name }) => name)).toEqual(['Low', 'High']);
  const moves = named('moves')?.numbers.rows ?? [];
  expect(section?.numbers.rows.map(([round, low, high]) => [round, Number(low) + Number(high)])).toEqual(
    moves.map(([round, , second]) => [round, Number(second)]),
  );
  expect(section?.chart?.match(/class="layer"/g)).toHaveLength(2);
});

test('charts of two runs have the same axes', async () => {
  const other = await play(job('honest', 'random'));
  const framed = sectionsOf(stacked, meek, totals, [totals, other]).find(({ name }) => name === 'scores')?.chart;
  expect(framed).not.toBe(named('scores')?.chart);
  const labels = (chart: string | null | undefined): string[] => chart?.match(/<text[^>]*>[^<]*/g) ?? [];
  const others = sectionsOf(stacked, job('honest', 'random'), other, [totals, other]);
  expect(labels(framed)).toEqual(labels(others.find(({ name }) => name === 'scores')?.chart));
});

test('what changed from one run to the other', async () => {
  const changes = changesOf(totals, await play(job('bold', 'bold')));
  expect(changes.map(({ what, player }) => `${what} ${player}`)).toEqual([
    'wins 0',
    'score 0',
    'payoff 0',
    'wins 1',
    'score 1',
    'payoff 1',
    'rounds null',
  ]);
  const [wins] = changes;
  expect(wins?.from).toBe(0);
  expect(wins?.to).toBe(0.5);
  expect(wins?.interval[0]).toBeGreaterThan(0.4);
  expect(wins?.interval[1]).toBeLessThan(0.6);
});
