import { expect, it } from 'vitest';
import { set } from '../learn/puzzles.ts';
import { pieces } from './pieces.ts';

it('every move weighed in a puzzle can be pointed at', () => {
  const moves = new Set(set.puzzles.flatMap(({ lines }) => lines.map(({ words }) => words)));
  expect([...moves].filter((words) => pieces(words).length === 0)).toEqual([]);
});

it('the piece itself is named', () => {
  expect(pieces('discard Kd')).toEqual(['[data-card="Kd"]']);
  expect(pieces('fold')).toEqual(['button[data-cell][aria-keyshortcuts="F"]']);
});
