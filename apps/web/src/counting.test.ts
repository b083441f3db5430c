import { expect, test } from 'vitest';
import { capital, lowerFirst } from './counting.ts';

test('words begin a sentence, or go on in one', () => {
  expect(capital('buy Market')).toBe('Buy Market');
  expect(lowerFirst('Buy Market')).toBe('buy Market');
  expect(capital('') + lowerFirst('')).toBe('');
});
