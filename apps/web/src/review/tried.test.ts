import type { Line, Mistake } from '@baize/bots';
import { expect, test } from 'vitest';
import { triedWorth } from './tried.ts';

const mistake: Mistake = {
  move: 3,
  seat: 0,
  played: { words: 'buy', hope: 0.18 },
  better: { words: 'reserve', hope: 0.31 },
};
const line = (words: string, hope: number, error: number): Line => ({ words, hope, error, games: 500, onwards: [] });
const worth = (tried: Line, done = false) =>
  triedWorth({ lines: [line('reserve', 0.27, 0.001), tried], done }, tried, mistake, 'win');

test('a tried move is told on the scale of the review, whatever the analysis says of the best', () => {
  const found = worth(line('take', 0.13, 0.02));
  expect(found?.hope).toBeCloseTo(0.17);
  expect(found?.behind).toBeCloseTo(0.14);
  expect(found?.good).toBe(false);
});

test('nothing is called level before the analysis could tell it apart', () => {
  expect(worth(line('take', 0.15, 0.09))).toBeNull();
  expect(worth(line('take', 0.15, 0.09), true)).toMatchObject({ hope: 0.31, behind: 0, good: true });
  expect(worth(line('take', 0.26, 0.01))).toMatchObject({ hope: 0.31, behind: 0, good: true });
});

test('close behind is good, and no chance is below none', () => {
  expect(worth(line('take', 0.23, 0.01))).toMatchObject({ good: true });
  const lost = { ...mistake, better: { words: 'reserve', hope: 0.05 }, played: { words: 'buy', hope: 0.01 } };
  const tried = line('take', 0.01, 0.001);
  expect(triedWorth({ lines: [line('reserve', 0.27, 0.001), tried], done: true }, tried, lost, 'win')?.hope).toBe(0);
});
