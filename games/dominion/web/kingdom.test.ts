import { expect, test } from 'vitest';
import { readKingdom } from './kingdom.ts';

test('names in any case, spelling of blanks and order', () => {
  expect(readKingdom('village, THRONE ROOM;moat\ncouncilroom,').cards).toEqual([
    'Council Room',
    'Moat',
    'Throne Room',
    'Village',
  ]);
});

test('what is not a kingdom card and what comes twice is named', () => {
  expect(readKingdom('Vilage, Moat, Copper, moat')).toEqual({
    cards: ['Moat'],
    unknown: ['Vilage', 'Copper'],
    twice: ['Moat'],
  });
  expect(readKingdom(' , ')).toEqual({ cards: [], unknown: [], twice: [] });
});
