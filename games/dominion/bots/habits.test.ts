import { expect, test } from 'vitest';
import { ACTIONS, EDITIONS, CARD, nameOf } from '../src/facts.ts';
import { CHOOSE, chosenCard, PLAY } from '../src/moves.ts';
import { advance } from '../src/advance.ts';
import { fromGameState } from '../src/engineState.ts';
import type { State } from '../src/state.ts';
import { say, type Seat, type TableSetup, table } from '../test/table.ts';
import { game } from '../src/game.ts';
import { quickMove } from './player.ts';
import { readStrategy } from './strategy.ts';
import { thronePlay, usualPlay } from './usual.ts';

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

test('the usual play knows every Action, and so does Throne Room', () => {
  const actions = EDITIONS.both.filter((name) => ACTIONS[CARD[name]]);
  const known = (lines: typeof usualPlay): string[] => [...new Set(lines.map(({ card }) => nameOf(card)))];
  expect(known(usualPlay).toSorted()).toEqual(actions.toSorted());
  expect(known(thronePlay).toSorted()).toEqual(actions.toSorted());
});

/** What is answered, one word after the other, until the card is done. */
function answers(seats: readonly Seat[], first: string, more: TableSetup = {}): string[] {
  let state = say(fromGameState(table(seats, { edition: 'second', ...more })), first);
  const said: string[] = [];
  while (state.stack.length > 0) {
    const words = game.say(quickMove(money, state), state);
    said.push(words);
    state = say(state, words);
  }
  return said;
}

test.each([
  ['Sentry', 'Copper, Curse, Estate', ['trash Estate', 'trash Curse']],
  ['Sentry', 'Copper, Gold, Silver', ['done', 'done', 'topdeck Gold']],
  ['Sentry', 'Copper, Province, Gold', ['done', 'discard Province', 'done']],
  ['Vassal', 'Village, Copper', ['play Village']],
  ['Vassal', 'Chapel, Copper', ['pass']],
] as const)('%s over %s is answered as a player would', (card, deck, expected) =>
  expect(answers([{ hand: `${card}, 3 Silver`, deck, discard: '' }, {}], `play ${card}`)).toEqual(expected),
);

test.each([
  ['Sentry, Bandit, Poacher', 'topdeck Merchant'],
  ['Sentry, Poacher', 'topdeck Militia'],
] as const)('Sentry with %s in hand: what is drawn next can be played', (hand, expected) =>
  expect(answers([{ hand, deck: 'Copper, Merchant, Militia' }, {}], 'play Sentry')).toEqual(['done', 'done', expected]),
);

test.each([
  ['Gold, Estate, Silver', ['topdeck Gold']],
  ['Estate, Copper, Curse', ['pass']],
  ['Witch, Gold', ['topdeck Gold']],
] as const)('Harbinger over %s', (discard, expected) =>
  expect(answers([{ hand: 'Harbinger', deck: '2 Copper', discard }, {}], 'play Harbinger')).toEqual(expected),
);

test('Artisan gains what the list wants, and puts back what cannot be used now', () => {
  const terminal = [{ hand: 'Artisan, Smithy, Copper', deck: '5 Copper' }, {}];
  expect(answers(terminal, 'play Artisan')).toEqual(['gain Silver', 'topdeck Smithy']);
  const poor = [{ hand: 'Artisan, Estate, Copper', deck: '5 Copper' }, {}];
  expect(answers(poor, 'play Artisan')).toEqual(['gain Silver', 'topdeck Estate']);
});

test('Poacher costs what is worth least, and a Bandit takes the Silver', () => {
  const seats = [{ hand: 'Poacher, Gold, Copper, Estate', deck: 'Silver' }, {}];
  expect(answers(seats, 'play Poacher', { supply: { Curse: 0, Moat: 0 } })).toEqual([
    'discard Estate',
    'discard Copper',
  ]);
  expect(answers([{ hand: 'Bandit' }, { deck: 'Gold, Silver' }], 'play Bandit')).toEqual(['trash Silver']);
});
