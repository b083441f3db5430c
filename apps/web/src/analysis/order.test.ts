import type { Line } from '@baize/bots';
import { expect, test } from 'vitest';
import { inOrder } from './order.ts';

const line = (words: string, hope: number, error: number): Line => ({ words, hope, error, games: 100, onwards: [] });
const words = (lines: readonly Line[]): string[] => lines.map((each) => each.words);

test('moves are listed by what they promise, and keep their places while their intervals overlap', () => {
  const first = [line('gold', 0.6, 0.02), line('market', 0.55, 0.02), line('silver', 0.3, 0.02)];
  expect(words(inOrder(first, []))).toEqual(['gold', 'market', 'silver']);
  const close = [line('market', 0.59, 0.02), line('gold', 0.58, 0.02), line('silver', 0.3, 0.02)];
  expect(words(inOrder(close, ['gold', 'market', 'silver']))).toEqual(['gold', 'market', 'silver']);
  const apart = [line('silver', 0.8, 0.01), line('market', 0.59, 0.01), line('gold', 0.5, 0.01)];
  expect(words(inOrder(apart, ['gold', 'market', 'silver']))).toEqual(['silver', 'market', 'gold']);
});

test('a move that was not listed before takes the place its hope gives it', () => {
  const lines = [line('gold', 0.6, 0.1), line('estate', 0.5, 0.1), line('silver', 0.3, 0.1)];
  expect(words(inOrder(lines, ['gold', 'silver']))).toEqual(['gold', 'estate', 'silver']);
});
