import { expect, it } from 'vitest';
import { set } from '../learn/puzzles.ts';
import { CARD } from '../src/facts.ts';
import { pieces } from './pieces.ts';

it('every move weighed in a puzzle can be pointed at', () => {
  const moves = new Set(set.puzzles.flatMap(({ lines }) => lines.map(({ words }) => words)));
  expect([...moves].filter((words) => pieces(words).length === 0)).toEqual([]);
});

it('the piece itself is named', () => {
  expect(pieces('buy Throne Room')).toEqual([`[data-at="pile:${CARD['Throne Room']}"]`]);
  expect(pieces('trash Estate')).toEqual([`[data-at="hand:${CARD.Estate}"]`]);
  expect(pieces('wait')).toEqual([]);
});
