import { expect, test } from 'vitest';
import { ranksOf } from './ranks.ts';

const result = (scores: number[], winners: number[]) => ({ scores, winners, payoffs: scores, how: '' });

test('winners stand first even when level on points; equals share a place and the next is left out', () => {
  expect(ranksOf(result([40, 38, 40], [2]))).toEqual([2, 3, 1]);
  expect(ranksOf(result([20, 100, 20, 10], [1]))).toEqual([2, 1, 2, 4]);
  expect(ranksOf(result([7, 7], [0, 1]))).toEqual([1, 1]);
});

test('where the game counts places they decide, but whoever won for a resigned seat stands first', () => {
  const busted = result([0, 300, 0, 0], [1]);
  expect(ranksOf(busted, [2, 1, 4, 3])).toEqual([2, 1, 4, 3]);
  expect(ranksOf({ ...busted, winners: [0] }, [2, 1, 3, 3])).toEqual([1, 2, 3, 3]);
});
