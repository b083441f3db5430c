import { expect, test } from 'vitest';
import { duration, progressText } from './progress.ts';

test('games, rate and time left from the first game on; before it, the time so far', () => {
  expect(progressText({ games: 0, of: 400, seconds: 3 }, 100)).toMatch(/ 0 %  0 of 400 games  3s so far$/);
  expect(progressText({ games: 4, of: 400, seconds: 8 }, 100)).toMatch(
    / 1 %  4 of 400 games  30\.0 games a minute  13m12s left$/,
  );
  expect(progressText({ games: 5000, of: 20_000, seconds: 2 }, 100)).toMatch(
    /25 %  5,000 of 20,000 games  2,500 games a second  6s left$/,
  );
});

test('times as people say them', () => {
  expect([0.4, 59, 65, 3700].map(duration)).toEqual(['0s', '59s', '1m05s', '1h01m']);
});
