import { expect, test } from 'vitest';
import { groupMoves } from './moves.ts';

test('a few moves stay together, many are grouped by verb in their order', () => {
  const moves = ['buy a', 'take b', 'buy c'];
  expect(groupMoves(moves)).toEqual([{ verb: '', moves }]);
  expect(groupMoves([])).toEqual([]);
  expect(groupMoves(moves, 2)).toEqual([
    { verb: 'buy', moves: ['buy a', 'buy c'] },
    { verb: 'take', moves: ['take b'] },
  ]);
});
