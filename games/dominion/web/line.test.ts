import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { headings } from './line.tsx';

const name = (seat: number): string => (seat === 0 ? 'You' : 'Fern');

test('the first turn has a heading like every other', () => {
  const played: Event = { type: 'played', seat: 0, card: 'Copper', times: 3 };
  const bought: Event = { type: 'bought', seat: 0, card: 'Silver' };
  const turn: Event = { type: 'turn', seat: 1, turn: 4 };
  expect(headings([played, bought], name)).toEqual(['Turn 1, you']);
  expect(headings([turn], name)).toEqual([]);
  expect(headings([], name)).toEqual([]);
});
