import { expect, test } from 'vitest';
import { distribution } from './charts.ts';

const scores = { 10: 40, 11: 70, 12: 90, 13: 60, 14: 30 };

test('a game far out is counted at the end of the axis, and the axis says so', () => {
  const drawn = distribution('Scores', 'score', [{ ...scores, 500: 1 }]);
  expect(drawn).toContain('score, outliers counted at the ends');
  expect(drawn).not.toContain('>500<');
});

test('where almost all games end alike, the others are drawn at the end', () => {
  expect(distribution('Scores', 'score', [{ 10: 999, 500: 1 }])).toContain('outliers counted at the ends');
  expect(distribution('Scores', 'score', [{ 10: 999, 11: 1 }])).toContain('<path');
});

test('where nothing lies far out, the axis holds every value', () => {
  expect(distribution('Scores', 'score', [scores])).not.toContain('outliers');
});
