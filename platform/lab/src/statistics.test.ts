import { seeded, unit } from '@baize/game';
import { expect, test } from 'vitest';
import {
  addMoments,
  addValue,
  deviation,
  mean,
  meanInterval,
  meansApart,
  meansDifference,
  noMoments,
  quantile,
  shareInterval,
  sharesApart,
  sharesDifference,
} from './statistics.ts';

const momentsOf = (values: readonly number[]): ReturnType<typeof noMoments> => {
  const moments = noMoments();
  for (const value of values) addValue(moments, value);
  return moments;
};

test('mean and standard deviation of a sample, merged from parts', () => {
  const moments = momentsOf([2, 4, 4, 4]);
  addMoments(moments, momentsOf([5, 5, 7, 9]));
  expect(mean(moments)).toBe(5);
  expect(deviation(moments)).toBeCloseTo(Math.sqrt(32 / 7), 12);
  const [low, high] = meanInterval(moments);
  expect((high - low) / 2).toBeCloseTo((1.959964 * Math.sqrt(32 / 7)) / Math.sqrt(8), 5);
});

test('the Wilson interval of known cases', () => {
  const [low, high] = shareInterval(8, 10);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(shareInterval(0, 20)[0]).toBe(0);
  expect(shareInterval(0, 20)[1]).toBeCloseTo(0.1611, 4);
  expect(shareInterval(0, 0)).toEqual([0, 1]);
});

test('a 95 % interval covers the truth in about 95 % of samples', () => {
  const chance = seeded('coverage');
  let covered = 0;
  for (let i = 0; i < 2000; i++) {
    let wins = 0;
    for (let j = 0; j < 80; j++) if (unit(chance) < 0.3) wins += 1;
    const [low, high] = shareInterval(wins, 80);
    if (low <= 0.3 && 0.3 <= high) covered += 1;
  }
  expect(covered / 2000).toBeGreaterThan(0.93);
  expect(covered / 2000).toBeLessThan(0.975);
});

test('distances in standard errors', () => {
  expect(sharesApart(600, 1000, 0.5, 1e12)).toBeCloseTo(0.1 / Math.sqrt(0.25 / 1000), 2);
  expect(sharesApart(0, 10, 0, 10)).toBe(0);
  expect(meansApart(momentsOf([1, 3, 1, 3]), 0, 0, 1)).toBeCloseTo(2 / (Math.sqrt(4 / 3) / 2), 10);
});

test('quantiles between neighbours', () => {
  expect(quantile([1, 2, 3, 4, 5], 0.5)).toBe(3);
  expect(quantile([1, 2], 0.25)).toBe(1.25);
});

test('differences of shares and of means, with their intervals', () => {
  // Newcombe 1998, table II: 56/70 against 48/80.
  const [low, high] = sharesDifference(48, 80, 56, 70);
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
  const [from, to] = meansDifference(momentsOf([1, 2, 3]), momentsOf([4, 5, 6, 7]));
  expect((from + to) / 2).toBeCloseTo(3.5, 12);
  expect((to - from) / 2).toBeCloseTo(1.959964 * Math.sqrt(1 / 3 + 5 / 3 / 4), 5);
});
