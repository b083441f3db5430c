import { expect, test } from 'vitest';
import { apart } from './apart.ts';

test('marks are pushed apart and stay inside', () => {
  expect(apart([10, 12, 50], 18, 100)).toEqual([10, 28, 50]);
  expect(apart([90, 95, 99], 18, 100)).toEqual([64, 82, 100]);
  expect(apart([], 18, 100)).toEqual([]);
});
