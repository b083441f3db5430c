import { expect, test } from 'vitest';
import { ticks } from './curve.tsx';

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
