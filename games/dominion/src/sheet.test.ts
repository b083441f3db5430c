import { readOptions } from '@baize/game';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import { costOf, sheet } from './sheet.ts';

const name = (seat: number): string => ['You', 'Fern'][seat];
const read = readOptions(game, { rules: 'official', kingdom: undefined, preset: 'First Game' }, 2);
if (!read.ok) throw new Error(read.message);
const start = () => game.start(read.options as Parameters<typeof game.start>[0], 2, 'sheet');

test('the table in parts: my hand is listed, another one counted', () => {
  const view = game.view(start(), 0);
  const parts = sheet(view, name);
  expect(parts.map(({ heading }) => heading)).toEqual(['Turn 1, your action phase', 'You', 'Fern', 'Supply', 'Trash']);
  const rows = (heading: string) => Object.fromEntries(parts.find((part) => part.heading === heading)?.rows ?? []);
  expect(rows('You')['Hand']).toMatch(/Copper/);
  expect(rows('Fern')).toMatchObject({ Hand: '5 cards', Deck: '5 cards', Discard: '0 cards' });
  expect(rows('Supply')).toMatchObject({ Province: '8×8', Village: '3×10' });
  expect(Object.keys(rows('Supply'))).toHaveLength(17);
  expect(JSON.stringify(sheet(game.view(start(), null), name))).not.toMatch(/"Hand","[^0-9]/);
});

test('a purchase has its price and what it leaves, other moves have none', () => {
  const view = { ...game.view(start(), 0), coins: 5, buys: 2 };
  expect(costOf(view, 'buy Village')).toEqual({ price: '3', leaves: 'Costs 3. Leaves 2 coins and 1 buy.' });
  expect(costOf(view, 'play Village')).toBeNull();
  expect(costOf(view, 'end turn')).toBeNull();
});
