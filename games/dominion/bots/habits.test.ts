import { expect, test } from 'vitest';
import { nameOf } from '../src/facts.ts';
import { CHOOSE, chosenCard, PLAY } from '../src/moves.ts';
import { advance } from '../src/machine.ts';
import { fromGameState } from '../src/engineState.ts';
import type { State } from '../src/state.ts';
import { type Seat, table } from '../test/table.ts';
import { quickMove } from './player.ts';
import { readStrategy } from './strategy.ts';

const money = readStrategy('Province; Gold; Silver');
const at = (seats: readonly Seat[]): State => fromGameState(table(seats));

/** What Militia leaves of a hand. */
function left(hand: string): string[] {
  const state = at([{ hand: 'Militia' }, { hand }]);
  advance(state, quickMove(money, state));
  while (state.asked === 1) advance(state, quickMove(money, state));
  return state.players[1].hand.flatMap((count, card) => Array.from({ length: count }, () => nameOf(card)));
}

test.each([
  ['2 Copper, Estate, 2 Smithy', ['Copper', 'Copper', 'Smithy']],
  ['Copper, Silver, Gold, Estate, Province', ['Copper', 'Silver', 'Gold']],
  ['3 Copper, Silver, Smithy', ['Copper', 'Silver', 'Smithy']],
  ['Village, 2 Smithy, Copper, Silver', ['Smithy', 'Smithy', 'Village']],
  ['5 Copper', ['Copper', 'Copper', 'Copper']],
] as const)('against Militia %s keeps %j', (hand, kept) => {
  expect(left(hand)).toEqual(kept);
});

test.each([
  ['Village, Smithy, Copper', 'Village'],
  ['Throne Room, Smithy, Copper', 'Throne Room'],
  ['Smithy, Moat, Copper', 'Smithy'],
  ['Laboratory, Smithy', 'Laboratory'],
  ['Chapel, 3 Estate, Smithy', 'Chapel'],
] as const)('of %s the first played is %s', (hand, card) => {
  expect(nameOf(quickMove(money, at([{ hand }, {}])) - PLAY)).toBe(card);
});

test('a Throne Room plays what draws most twice', () => {
  const state = at([{ hand: 'Throne Room, Smithy, Moat, Woodcutter' }, {}]);
  advance(state, quickMove(money, state));
  expect(nameOf(quickMove(money, state) - CHOOSE)).toBe('Smithy');
});

test('a Cellar takes what does nothing, and Actions that could not be played', () => {
  const state = at([{ hand: 'Cellar, Estate, 2 Smithy, Silver', deck: '5 Copper' }, {}]);
  const gone: string[] = [];
  advance(state, quickMove(money, state));
  while (state.stack.length > 0) {
    const move = quickMove(money, state);
    if (chosenCard(move) >= 0) gone.push(nameOf(move - CHOOSE));
    advance(state, move);
  }
  expect(gone).toEqual(['Estate', 'Smithy']);
});
