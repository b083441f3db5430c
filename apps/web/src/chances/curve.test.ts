import { expect, test } from 'vitest';
import { apart, ticks } from './curve.tsx';

test('marks are pushed apart and stay inside', () => {
  expect(apart([10, 12, 50], 18, 100)).toEqual([10, 28, 50]);
  expect(apart([90, 95, 99], 18, 100)).toEqual([64, 82, 100]);
  expect(apart([], 18, 100)).toEqual([]);
});

test('an axis of rounds has a few round numbers, and the first', () => {
  const inPairs = (move: number): number => Math.floor(move / 2) + 1;
  expect(ticks(61, inPairs)).toEqual([
    { round: 1, move: 0 },
    { round: 10, move: 18 },
    { round: 20, move: 38 },
    { round: 30, move: 58 },
  ]);
  expect(ticks(10, inPairs).map(({ round }) => round)).toEqual([1, 5]);
  expect(ticks(10, () => null)).toEqual([]);
});
