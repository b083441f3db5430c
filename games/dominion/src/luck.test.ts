import { seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { CARD, type Card } from './facts.ts';
import { firstGame } from '../test/rich.ts';
import { game } from './game.ts';
import { imaginedShuffle } from './luck.ts';

const { Copper, Silver, Estate, Village } = CARD;
const begun: readonly Card[] = [Copper, Copper, Copper, Copper, Estate, Estate, Copper, Silver];
const shuffled = (luck: number, cards: readonly Card[], seat = 0, shuffles = 0): Card[] =>
  imaginedShuffle(luck, seat, { discard: [...cards], shuffles });

test('whatever else lies in the pile, and in whichever order, cards come as they would have come', () => {
  for (let luck = 1; luck < 200; luck++) {
    const plain = shuffled(luck, begun);
    expect(shuffled(luck, [...begun, Village]).filter((card) => card !== Village)).toEqual(plain);
    expect(shuffled(luck, begun.toReversed())).toEqual(plain);
    expect(shuffled(luck, begun.with(7, Village))).toHaveLength(begun.length);
  }
});

test('other luck, another shuffle and another player bring another order', () => {
  const orders = [shuffled(1, begun), shuffled(2, begun), shuffled(1, begun, 1), shuffled(1, begun, 0, 1)];
  expect(new Set(orders.map((cards) => cards.join())).size).toBe(4);
});

test('each card is as likely in every place', () => {
  const places = begun.map(() => 0);
  const all = 8000;
  for (let luck = 1; luck <= all; luck++) places[shuffled(luck, begun).indexOf(Silver)]++;
  // A thousand each, give or take 30: five times that is no chance.
  for (const times of places) expect(Math.abs(times - all / places.length)).toBeLessThan(150);
});

test('worlds imagined from one chance are dealt alike, real games by their own', () => {
  const state = game.start(firstGame, 2, 'luck');
  expect(state.luck).toBe(0);
  const view = game.view(state, 0);
  const [one, same, other] = ['a', 'a', 'b'].map((seed) => game.imagine(view, seeded(seed)).luck);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
  expect(one).not.toBe(0);
});
