import { expect, test } from 'vitest';
import { areaBetween, linear, lineThrough, logarithmic, short, steps, wholeSteps, widened } from './plot.ts';

test('a scale goes there and back', () => {
  const x = linear([10, 20], [100, 300]);
  expect([10, 15, 20].map(x)).toEqual([100, 200, 300]);
  expect(x.at(250)).toBe(17.5);
  // All values alike: in one place, not nowhere.
  expect(linear([5, 5], [0, 100])(5)).toBe(0);
  expect(logarithmic([1, 1000], [0, 90])(10)).toBeCloseTo(30);
});

test('steps are round, lie within the range and are about as many as asked for', () => {
  expect(steps([0, 10], 4)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(steps([-7, 103], 4)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(steps([0, 0.35], 4)).toEqual([0, 0.1, 0.2, 0.3]);
  expect(steps([1234, 5678], 4)).toEqual([2000, 3000, 4000, 5000]);
  expect(steps([3, 3], 4)).toEqual([3]);
  for (let seed = 1; seed < 200; seed++) {
    const range = [-(seed ** 2) / 7, seed * 1.3] as const;
    const found = steps(range, 5);
    expect(found.length).toBeGreaterThan(2);
    expect(found.length).toBeLessThan(11);
    for (const each of found) expect(each >= range[0] && each <= range[1]).toBe(true);
  }
});

test('whole steps skip no range of several whole numbers', () => {
  expect(wholeSteps([1, 3], 8)).toEqual([1, 2, 3]);
  expect(wholeSteps([0, 1.5], 4)).toEqual([0, 1]);
  expect(wholeSteps([1, 40], 8)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
});

test('a widened range ends at round values', () => {
  expect(widened([3, 97], 4)).toEqual([0, 100]);
  expect(widened([-0.3, 1.2], 4)).toEqual([-0.5, 1.5]);
  expect(widened([2, 2], 4)).toEqual([2, 2]);
});

test('lines, areas and short numbers', () => {
  expect(lineThrough([])).toBe('');
  expect(
    lineThrough([
      [0, 1],
      [2.345, 3],
    ]),
  ).toBe('M0.0 1.0L2.3 3.0');
  expect(
    areaBetween(
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 5],
        [1, 5],
      ],
    ),
  ).toBe('M0.0 0.0L1.0 0.0L1.0 5.0L0.0 5.0Z');
  expect([9_999, 12_340, -20_000].map((value) => short(value))).toEqual(['9999', '12.3k', '-20k']);
  expect(short(6000, 1000)).toBe('6k');
});
