import { expect, test } from 'vitest';
import { CARD, nameOf } from '../src/facts.ts';
import { StrategyError } from './reading.ts';
import { readStrategy, type Situation } from './strategy.ts';

const situation = (more: Partial<Situation> & { has?: Record<string, number> } = {}): Situation => ({
  owned: (card) => more.has?.[nameOf(card)] ?? 0,
  supply: (card) => (card === CARD.Province ? 8 : 10),
  hand: () => 0,
  coins: 0,
  buys: 1,
  actions: 1,
  turn: 1,
  size: 10,
  money: 7,
  treasure: 3,
  plays: 0,
  empty: 0,
  horizon: 8,
  lead: 0,
  ...more,
});

/** Whether the first line of a strategy holds. */
const holds = (line: string, more?: Parameters<typeof situation>[0]): boolean =>
  readStrategy(line).buy[0]?.holds(situation(more)) ?? false;

test('the example of the specification', () => {
  const { buy } = readStrategy('Province if gold >= 3; Witch until 2; Gold; Silver');
  expect(buy.map(({ card }) => nameOf(card))).toEqual(['Province', 'Witch', 'Gold', 'Silver']);
  expect(buy.map(({ text }) => text)).toEqual(['Province if gold >= 3', 'Witch until 2', 'Gold', 'Silver']);
});

test.each([
  ['Province if gold >= 3', { has: { Gold: 3 } }, true],
  ['Province if gold >= 3', { has: { Gold: 2 } }, false],
  ['Witch until 2', { has: { Witch: 1 } }, true],
  ['Witch until 2', { has: { Witch: 2 } }, false],
  ['Duchy if 0 < horizon <= 5', { horizon: 5 }, true],
  ['Duchy if 0 < horizon <= 5', { horizon: 0 }, false],
  ['Duchy if 0 < horizon <= 5', { horizon: 6 }, false],
  ['Duchy if supply Province <= 7 or empty >= 1', {}, false],
  ['Duchy if supply Province <= 8 or empty >= 1', {}, true],
  ['Estate if turn = 1 or coins > 3 and coins < 2', {}, true],
  ['Estate if (turn = 1 or coins > 3) and coins < 0', {}, false],
  ['Estate if not (turn = 1 and coins = 0)', {}, false],
  ['Village if Village < Smithy + 1 - 1', { has: { Smithy: 1 } }, true],
  ['Smithy until 2 if size >= 16', { size: 15 }, false],
  ['throne ROOM if Council Room >= 1', { has: { 'Council Room': 1 } }, true],
] as const)('%s', (line, more, expected) => {
  expect(holds(line, more)).toBe(expected);
});

test('sections, comments and a sentence about the player', () => {
  const read = readStrategy(
    'about: Hello: there\n# a comment\nGold # or not\n\nplay: Village; Smithy\ntrash:\nCurse\n',
  );
  expect(read.about).toBe('Hello: there');
  expect(read.buy).toHaveLength(1);
  expect(read.play?.map(({ card }) => nameOf(card))).toEqual(['Village', 'Smithy']);
  expect(read.trash).toHaveLength(1);
  expect(readStrategy('Gold').play).toBeNull();
});

test.each([
  ['Gold\nSilvre', "line 2, column 1: expected a card, found 'silvre'"],
  ['Gold if', 'line 1, column 8: expected a number, a card, supply, hand, coins'],
  ['Gold if coins', 'line 1, column 14: expected one of < <= = >= >, found the end'],
  ['Gold if coins > (3)', 'line 1, column 17: expected a number, a card, supply, hand, coins'],
  ['Gold if (coins > 3', "line 1, column 19: expected ')', found the end"],
  ['Gold when coins > 3', "line 1, column 6: expected 'if', 'until', ';' or the end of the line, found 'when'"],
  ['Gold until two', "line 1, column 12: expected a number, found 'two'"],
  ['Gold if supply 3 > 2', "line 1, column 16: expected a card after supply, found '3'"],
  ['Gold if coins > 3 Silver', "line 1, column 19: expected ';' or the end of the line, found 'silver'"],
  ['Gold; Silver if coins ! 3', "line 1, column 23: expected one of < <= = >= >, found '!'"],
  ['# nothing', 'line 1, column 1: expected at least one card to buy'],
])('%j is wrong somewhere', (text, message) => {
  expect(() => readStrategy(text)).toThrow(StrategyError);
  expect(() => readStrategy(text)).toThrow(message);
});
