import type { LogLine } from '@baize/table';
import { expect, it } from 'vitest';
import { latestOf } from './latest.tsx';

const line = (version: number, text: string, type = 'played'): LogLine => ({ version, event: { type }, text });

it('tells the last move, without what the table says, in as many sentences as are quickly read', () => {
  expect(latestOf([])).toBe('');
  expect(latestOf([line(1, 'Ada sits down.', 'table:joined')])).toBe('');
  const buys = [line(2, 'Fern plays Silver.'), line(3, 'Fern buys Gold.'), line(3, 'Gold goes to the discard pile.')];
  expect(latestOf([...buys, line(3, 'Ada is away.', 'table:left')])).toBe(
    'Fern buys Gold. Gold goes to the discard pile.',
  );
  expect(latestOf([...buys, line(3, 'Fern draws one card after another, and then another one.')])).toBe(
    'Fern buys Gold. Gold goes to the discard pile.',
  );
  expect(latestOf([line(4, 'x'.repeat(100))])).toBe('x'.repeat(100));
});
