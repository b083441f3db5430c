import { expect, test } from 'vitest';
import { NAMES } from '../src/facts.ts';
import { readStrategy } from './strategy.ts';
import { writing } from './writing.ts';

test('every wrong line is told at its place', () => {
  expect(writing.errors('Gold\nSilvre\nProvince if coins\n')).toEqual([
    { line: 2, column: 1, length: 6, message: "expected a card, found 'silvre'" },
    { line: 3, column: 18, length: 1, message: 'expected one of < <= = >= >, found the end' },
  ]);
  expect(writing.errors('# nothing')).toHaveLength(1);
  expect(writing.errors('wrong')).toHaveLength(1);
});

test('cards to buy that a fixed kingdom does not have are told', () => {
  const start = { rules: 'official', preset: 'First Game', kingdom: [], victoryPileSize: 12, edition: 'first' };
  const list = 'Witch until 2; Gold\nChapel; Smithy; Witch\nplay: Moat; Thief';
  expect(writing.warnings?.(list, start)).toEqual(['Not in this kingdom, and so never bought: Witch, Chapel.']);
  expect(writing.warnings?.('Smithy; Gold', start)).toEqual([]);
  expect(writing.warnings?.(`${list}\nSilvre`, start)).toEqual([]);
  expect(writing.warnings?.(list, { ...start, preset: 'none' })).toEqual([]);
  expect(writing.warnings?.(list, { ...start, preset: 'none', kingdom: ['Witch'] })).toEqual([
    'Not in this kingdom, and so never bought: Chapel, Smithy.',
  ]);
});

test('the examples are read without a mistake', () => {
  for (const [name, text] of Object.entries(writing.examples)) expect(writing.errors(text), name).toEqual([]);
});

test.each([
  ['', 'about:'],
  ['Gold; ', 'Silver'],
  ['Vil', 'Village'],
  ['Throne R', 'Throne Room'],
  ['throne ', 'Throne Room'],
  ['Gold ', 'until'],
  ['Witch until 2 ', 'if'],
  ['Witch until 2 i', 'if'],
  ['Gold if ', 'horizon'],
  ['Gold if hor', 'horizon'],
  ['Gold if supply Pro', 'Province'],
  ['Gold if not (coi', 'coins'],
  ['Gold if coins ', '>='],
  ['Gold if coins >= 3 a', 'and'],
  ['Gold if coins >= 3 and Council Room ', '<'],
  ['play: Vil', 'Village'],
  ['Gold\ntr', 'trash:'],
])('after %j may come %s', (before, word) => {
  expect(writing.next(before).words).toContain(word);
});

test.each(['# Vil', 'about: a Vil', 'Gold', 'Witch until '])('nothing comes next after %j', (before) => {
  expect(writing.next(before).words).toEqual([]);
});

test('what is typed is part of every word offered', () => {
  for (const name of NAMES)
    for (let letters = 1; letters < name.length; letters++) {
      const { typed, words } = writing.next(`Gold; ${name.slice(0, letters)}`);
      expect(words, name.slice(0, letters)).toContain(name);
      expect(words.every((word) => word.toLowerCase().startsWith(typed.toLowerCase()))).toBe(true);
      readStrategy(`Gold; ${name}`);
    }
});
