import { expect, it } from 'vitest';
import { set } from '../learn/puzzles.ts';
import { pieces } from './pieces.ts';

it('every move weighed in a puzzle can be pointed at', () => {
  const moves = new Set(set.puzzles.flatMap(({ lines }) => lines.map(({ words }) => words)));
  expect([...moves].filter((words) => pieces(words).length === 0)).toEqual([]);
});

it('the piece itself is named', () => {
  expect(pieces('take ruby ruby')).toEqual(['[data-at="bank:ruby"]']);
  expect(pieces('buy t1-17 paying 2 ruby 1 gold')).toEqual(['[data-card="t1-17"]']);
  expect(pieces('own emerald')).toEqual(['[data-at="bonus:0:emerald"]']);
  expect(pieces('reserve tier 2')).toEqual(['[data-at="deck:2"]']);
});
