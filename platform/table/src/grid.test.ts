import { expect, test } from 'vitest';
import { nextCell } from './grid.ts';

const cells = [
  { row: 0, column: 0 },
  { row: 0, column: 1 },
  { row: 0, column: 3 },
  { row: 1, column: 0 },
  { row: 2, column: 1 },
  { row: 2, column: 2 },
];

test('sideways stays in the row and skips gaps', () => {
  expect(nextCell(cells, { row: 0, column: 1 }, 0, 1)).toEqual({ row: 0, column: 3 });
  expect(nextCell(cells, { row: 0, column: 3 }, 0, -1)).toEqual({ row: 0, column: 1 });
  expect(nextCell(cells, { row: 1, column: 0 }, 0, 1)).toBeNull();
});

test('up and down go to the next row, as near as possible', () => {
  expect(nextCell(cells, { row: 0, column: 3 }, 1, 0)).toEqual({ row: 1, column: 0 });
  expect(nextCell(cells, { row: 1, column: 0 }, 1, 0)).toEqual({ row: 2, column: 1 });
  expect(nextCell(cells, { row: 2, column: 2 }, -1, 0)).toEqual({ row: 1, column: 0 });
  expect(nextCell(cells, { row: 2, column: 2 }, 1, 0)).toBeNull();
});

test('the first press starts somewhere', () => {
  expect(nextCell(cells, null, 1, 0)).toEqual({ row: 0, column: 0 });
  expect(nextCell([], null, 1, 0)).toBeNull();
});
