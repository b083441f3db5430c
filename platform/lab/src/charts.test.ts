import { expect, test } from 'vitest';
import { distribution } from './charts.ts';

const scores = { 10: 40, 11: 70, 12: 90, 13: 60, 14: 30 };

test('a game far out is counted at the end of the axis, and the axis says so', () => {
  const drawn = distribution('Scores', 'score', [{ ...scores, 500: 1 }]);
  expect(drawn).toContain('score; the ends count all beyond');
  expect(drawn).not.toContain('>500<');
});

test('where nothing lies far out, the axis holds every value', () => {
  expect(distribution('Scores', 'score', [scores])).not.toContain('beyond');
});
