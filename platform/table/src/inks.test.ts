/** The colours of those who sit at one table. */
import { expect, test } from 'vitest';
import { inkOf, inksOf } from './inks.tsx';

const names = Array.from({ length: 40 }, (_, i) => `Player ${i}`);
const [one] = names;
const alike = names.filter((name) => inkOf(name) === inkOf(one));

test('whoever sits alone in a colour has it by name', () => {
  expect(inksOf([one]).get(one)).toBe(inkOf(one));
});

test('names of one colour have several at one table, and whoever sits first keeps it', () => {
  const inks = inksOf(alike.slice(0, 4));
  expect(alike.length).toBeGreaterThan(3);
  expect(new Set(inks.values()).size).toBe(4);
  expect(inks.get(one)).toBe(inkOf(one));
});

test('more players than colours share them', () => {
  const inks = inksOf(names.slice(0, 9));
  expect(inks.size).toBe(9);
  expect(new Set(inks.values()).size).toBe(7);
});
