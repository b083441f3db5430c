import type { Line } from '@baize/bots';
import { expect, test } from 'vitest';
import { asTold, inOrder, orderOf, SETTLED } from './order.ts';

const line = (words: string, hope: number, error: number, games = SETTLED): Line => ({
  words,
  hope,
  error,
  games,
  onwards: [],
});
const words = (lines: readonly Line[]): string[] => lines.map((each) => each.words);

test('moves are listed by what they promise, and keep their places while their intervals overlap', () => {
  const first = [line('gold', 0.6, 0.02), line('market', 0.55, 0.02), line('silver', 0.3, 0.02)];
  expect(words(inOrder(first, []))).toEqual(['gold', 'market', 'silver']);
  const close = [line('market', 0.59, 0.02), line('gold', 0.58, 0.02), line('silver', 0.3, 0.02)];
  expect(words(inOrder(close, orderOf(first)))).toEqual(['gold', 'market', 'silver']);
  const apart = [line('silver', 0.8, 0.01), line('market', 0.59, 0.01), line('gold', 0.5, 0.01)];
  expect(words(inOrder(apart, orderOf(first)))).toEqual(['silver', 'market', 'gold']);
});

test('a move that was not listed before takes the place its hope gives it', () => {
  const lines = [line('gold', 0.6, 0.1), line('estate', 0.5, 0.1), line('silver', 0.3, 0.1)];
  expect(words(inOrder(lines, ['gold', 'silver']))).toEqual(['gold', 'estate', 'silver']);
});

test('an order of the first few games is forgotten: none of the best three stands there by luck', () => {
  const lucky = [line('moat', 0.9, 0.2, 4), line('cellar', 0.8, 0.2, 4), line('gold', 0.5, 0.2, 4)];
  const after = [line('gold', 0.6, 0.04), line('moat', 0.5, 0.04), line('cellar', 0.48, 0.04)];
  expect(words(inOrder(after, orderOf(lucky)))).toEqual(['gold', 'moat', 'cellar']);
});

test('a move passes all that it is ahead of, over one that is still in doubt', () => {
  const before = [line('gold', 0.6, 0.01), line('moat', 0.58, 0.1), line('market', 0.4, 0.01)];
  const after = [line('gold', 0.6, 0.01), line('moat', 0.58, 0.1), line('market', 0.67, 0.01)];
  expect(words(inOrder(after, orderOf(before)))).toEqual(['market', 'gold', 'moat']);
});

test('what was tried too seldom stands last, however lucky it was', () => {
  const lines = [line('chapel', 1, 0.5, 3), line('gold', 0.6, 0.01, 5000), line('market', 0.5, 0.01, 4000)];
  expect(words(inOrder(lines, []))).toEqual(['gold', 'market', 'chapel']);
});

test('a move is never told to be worth more than one above it', () => {
  const often = ['throw', 'pat', 'break'];
  const close = [line('pat', 2.1, 0.1), line('throw', 2, 0.15), line('break', 1.4, 0.1)];
  const told = asTold(inOrder(close, often));
  expect(words(told.map((each) => each.line))).toEqual(often);
  expect(told.map((each) => each.told)).toEqual([
    { hope: 2, error: 0.15, equal: false },
    { hope: 2, error: 0.25, equal: true },
    { hope: 1.4, error: 0.1, equal: false },
  ]);
  const apart = [line('throw', 2, 0.01), line('pat', 2.1, 0.01)];
  expect(words(inOrder(apart, often))).toEqual(['pat', 'throw']);
});
