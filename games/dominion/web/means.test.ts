import { pick, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { game } from '../src/game.ts';
import { meansNow, meansOf } from './means.ts';
import { shownStep } from './shownStep.ts';
import { turnsOf } from './story.ts';

const turn: readonly Event[] = [
  { type: 'played', seat: 1, card: 'Village', times: 1 },
  { type: 'played', seat: 1, card: 'Throne Room', times: 1 },
  { type: 'played', seat: 1, card: 'Market', times: 2 },
  { type: 'played', seat: 1, card: 'Market', times: 1 },
  { type: 'played', seat: 1, card: 'Moneylender', times: 1 },
  { type: 'trashed', seat: 1, card: 'Copper' },
  { type: 'played', seat: 1, card: 'Merchant', times: 1 },
  { type: 'played', seat: 1, card: 'Witch', times: 1 },
  { type: 'gained', seat: 0, card: 'Curse', to: 'discard' },
  { type: 'played', seat: 1, card: 'Silver', times: 2 },
  { type: 'played', seat: 1, card: 'Gold', times: 1 },
  { type: 'bought', seat: 1, card: 'Province' },
  { type: 'bought', seat: 1, card: 'Silver' },
];
const upTo = (count: number) => ({ seat: 1, events: turn.slice(0, count) });

test('coins and buys follow every step of another’s turn', () => {
  const walked = turn.map((_, i) => {
    const { left, made, buys } = meansOf(upTo(i + 1));
    return [left, made, buys];
  });
  expect(walked).toEqual([
    [0, 0, 1],
    [0, 0, 1],
    [2, 2, 3],
    [3, 3, 4],
    [3, 3, 4],
    [6, 6, 4],
    [6, 6, 4],
    [6, 6, 4],
    [6, 6, 4],
    [11, 11, 4],
    [14, 14, 4],
    [6, 14, 3],
    [3, 14, 2],
  ]);
});

test('the coins of an attack wait for its answers, if there can be any', () => {
  const militia: readonly Event[] = [
    { type: 'played', seat: 1, card: 'Silver', times: 1 },
    { type: 'played', seat: 1, card: 'Militia', times: 1 },
    { type: 'revealed', seat: 0, cards: ['Moat'], against: 'Militia' },
    { type: 'discarded', seat: 2, card: 'Estate', count: 1 },
  ];
  const made = (count: number, answering: readonly number[]): number =>
    meansOf({ seat: 1, events: militia.slice(0, count) }, answering).made;
  expect([1, 2, 3, 4].map((count) => made(count, [0, 2]))).toEqual([2, 2, 2, 4]);
  // the only one who could answer has
  expect([2, 3].map((count) => made(count, [0]))).toEqual([2, 4]);
  expect(made(2, [])).toBe(4);
});

test('the step that is shown is named', () => {
  const named = turn.map((_, i) => shownStep(upTo(i + 1), (seat) => ['You', 'Reed'][seat]));
  expect(named.map((step) => step?.sentence)).toEqual([
    'Reed plays Village',
    'Reed plays Throne Room',
    'Reed plays Market twice',
    'Reed plays a second Market',
    'Reed plays Moneylender',
    'Reed plays Moneylender',
    'Reed plays Merchant',
    'Reed plays Witch',
    'Reed plays Witch',
    'Reed plays 2 Silvers',
    'Reed plays 2 Silvers and Gold',
    'Reed buys Province',
    'Reed buys Silver',
  ]);
  expect(named[8]).toMatchObject({ number: 7, hits: 'You gain Curse.' });
  expect(named.at(-1)).toMatchObject({ number: 10, hits: '' });
  expect(shownStep(upTo(0), String)).toBeNull();
});

test.each(['first', 'second'] as const)('whole games of the %s edition tell the coins that the view has', (edition) => {
  let compared = 0;
  for (let g = 0; g < 12; g++) {
    const random = seeded(`means ${g}`);
    const rules = g % 2 === 0 ? 'official' : 'house';
    const state = game.start({ rules, edition, preset: 'none', kingdom: [], victoryPileSize: 12 }, 3, `means ${g}`);
    const log: Event[][] = [];
    for (let moves = 0; moves < 400 && state.asked >= 0; moves++) {
      const events: Event[] = [];
      state.events = events;
      game.advance(state, pick(random, game.moves(state)));
      log.push(events);
      const view = game.view(state, null);
      if (view.asked < 0 || view.stack.length > 0) continue;
      const told = turnsOf(log, 3).last[view.current] ?? null;
      expect(meansNow(view, told, false)).toEqual(meansNow(view, told, true));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});
