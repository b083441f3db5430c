import { readOptions } from '@baize/game';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import { costOf, sheet } from './sheet.ts';

const read = readOptions(game, { match: 'hands', hands: 3 }, 3);
if (!read.ok) throw new Error(read.message);
const state = game.start(read.options as Parameters<typeof game.start>[0], 3, 'sheet');
const seat = game.turn(state) ?? 0;

test('the table in parts: my cards are mine alone', () => {
  const name = (each: number): string => ['Ann', 'Bo', 'Cy'][each];
  const mine = sheet(game.view(state, seat), name);
  expect(mine.map(({ heading }) => heading)).toEqual(['Hand 1 of 3', 'Your hand', 'Seats']);
  expect(mine[2].rows.map(([who]) => who.split(' ')[0])).toEqual(['Ann', 'Bo', 'Cy']);
  expect(sheet(game.view(state, null), name).map(({ heading }) => heading)).toEqual(['Hand 1 of 3', 'Seats']);
});

test('an answer costs what it adds to the pot, at most all chips', () => {
  const view = game.view(state, seat);
  const { stack } = view.seats[seat];
  expect(costOf(view, 'call')).toEqual({
    price: String(view.toCall),
    leaves: `Costs ${view.toCall} chips. Leaves ${stack - view.toCall} chips.`,
  });
  expect(Number(costOf(view, 'raise')?.price)).toBeGreaterThan(view.toCall);
  expect(costOf(view, 'fold')).toBeNull();
  expect(costOf({ ...view, seats: view.seats.with(seat, { ...view.seats[seat], stack: 1 }) }, 'call')?.leaves).toBe(
    'Costs 1 chip. Leaves 0 chips.',
  );
  expect(costOf(game.view(state, null), 'call')).toBeNull();
});
