import { expect, test } from 'vitest';
import { capital, lowerFirst, marginOf } from './counting.ts';

test('words begin a sentence, or go on in one', () => {
  expect(capital('buy Market')).toBe('Buy Market');
  expect(lowerFirst('Buy Market')).toBe('buy Market');
  expect(capital('') + lowerFirst('')).toBe('');
});

test('a margin of error stays between 0 and 100 %, that of chips has no bounds', () => {
  expect(marginOf(0.5, 0.01, 'win')).toBe('± 2.0');
  expect(marginOf(0.99, 0.01, 'win')).toBe('97–100\u00a0%');
  expect(marginOf(0, 0.01, 'win')).toBe('0–2\u00a0%');
  expect(marginOf(1, 0.5, 'chips')).toBe('± 1.0');
});
