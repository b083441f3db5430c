import type { LoggedEvent } from '@baize/protocol';
import { expect, test } from 'vitest';
import { standing } from './standing.ts';

const line = (version: number, type: string, seat?: number): LoggedEvent => ({
  version,
  event: { type, ...(seat !== undefined && { seat }) },
  text: `${version} ${type} ${seat}`,
});
const texts = (lines: readonly LoggedEvent[]): string[] => lines.map(({ text }) => text);

test('an undo takes back the last move of whoever asked, and everything after it', () => {
  const lines = [
    line(1, 'took', 0),
    line(2, 'took', 1),
    line(3, 'bought', 0),
    line(3, 'refilled'),
    line(4, 'took', 1),
    line(5, 'table:offered', 0),
    line(6, 'table:undone', 0),
    line(7, 'took', 0),
  ];
  expect(texts(standing(lines))).toEqual(['1 took 0', '2 took 1', '5 table:offered 0', '6 table:undone 0', '7 took 0']);
});

test('two undos in a row take back two moves', () => {
  const lines = [
    line(1, 'took', 0),
    line(2, 'took', 1),
    line(3, 'took', 0),
    line(4, 'table:undone', 0),
    line(5, 'table:undone', 0),
  ];
  expect(texts(standing(lines))).toEqual(['4 table:undone 0', '5 table:undone 0']);
});

test('without an undo everything stands', () => {
  const lines = [line(1, 'took', 0), line(2, 'table:said', 1)];
  expect(standing(lines)).toEqual(lines);
});
