/** The end of a hand: each pot with its own winners, whatever the stacks are afterwards. */
import { hear, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { game, cardFrom } from '../src/index.ts';
import { stakesOf, matchRulesOf } from '../src/rules.ts';
import { open } from '../src/advance.ts';
import { onlyMain } from './ledger.tsx';
import { drawOrder, isShowdown, ledgerOf, roundIsClosed, winnersOf } from './pots.ts';
import { after, type Scene, sceneOf } from './scene.ts';
import { sessionOf } from './session.ts';

const table = matchRulesOf({
  rules: 'house',
  match: 'hands',
  hands: 3,
  rebuy: 'ask',
  stack: 100,
  smallBlind: 10,
  bigBlind: 20,
  ante: 0,
  levelHands: 4,
});

/** Seat 1 is all in for 20 with the best hand, seat 2 beats seat 0 for the rest. */
function sidePots(): { scene: Scene; state: ReturnType<typeof open> } {
  const cards = '2c As Ks 2d 3c Qc 2h 4h Jh 9s 8d Td'.split(' ').map(cardFrom);
  const state = open(table, 3, seeded('pots'), {
    stacks: [100, 20, 100],
    rigged: cards,
    stakes: stakesOf(0, 10, 20),
    events: true,
  });
  state.events = [];
  let scene = sceneOf(game.view(state, 0));
  const script =
    'raise, call, stand pat, stand pat, stand pat, check, check, stand pat, stand pat, stand pat, check, check, stand pat, stand pat, stand pat, check, check';
  for (const words of script.split(', ')) {
    state.events = [];
    const move = hear(game, state, words);
    if (move === null) throw new Error(`${words} is not legal`);
    game.advance(state, move);
    const ended = state.events.findIndex(({ type }) => type === 'ended');
    scene = (ended < 0 ? state.events : state.events.slice(0, ended + 1)).reduce(after, scene);
  }
  return { scene, state };
}

test('each pot names who won it and how much', () => {
  const { scene } = sidePots();
  expect(scene.over && isShowdown(scene)).toBe(true);
  expect(ledgerOf(scene)).toEqual([
    { pot: 0, amount: 60, seats: [0, 1, 2], winners: [{ seat: 1, amount: 60 }], each: 20, folds: 0 },
    { pot: 1, amount: 40, seats: [0, 2], winners: [{ seat: 2, amount: 40 }], each: 20, folds: 0 },
  ]);
  expect(winnersOf(scene)).toEqual([1, 2]);
  expect(scene.net).toEqual([-40, 40, 0]);
  const name = (seat: number): string => ['Ada', 'Fern', 'Reed'][seat];
  expect(onlyMain(scene, 0, name)).toBe('Fern was all in for 20 and could win only the main pot.');
  expect(onlyMain(scene, 1, name)).toBe('You were all in for 20 and could win only the main pot.');
});

test('a pot tells what came from those who folded', () => {
  const { scene } = sidePots();
  // as if a fourth player had paid 30 and folded: 20 of it to the main pot, 10 to the side pot
  const amounts = [80, 50];
  const pots = scene.pots.map((pot, i) => ({ ...pot, amount: amounts[i] }));
  const net = [-40, 60, 10];
  const seats = scene.seats.map((each) => ({
    ...each,
    won: each.won.map(({ pot }) => ({ pot, amount: amounts[pot] })),
  }));
  const rows = ledgerOf({ ...scene, pots, net, seats });
  expect(rows.map(({ each, folds }) => [each, folds])).toEqual([
    [20, 20],
    [20, 10],
  ]);
  expect(ledgerOf({ ...scene, net: null }).map(({ each, folds }) => [each, folds])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('whoever is still in draws in turn, left of the button first', () => {
  const scene = { ...sceneOf(game.view(open(table, 3, seeded('first')), 0)), button: 0, drawing: true };
  expect(drawOrder(scene)).toEqual([1, 2, 0]);
  const folded = { ...scene, seats: scene.seats.map((each, seat) => (seat === 1 ? { ...each, folded: true } : each)) };
  expect(drawOrder(folded)).toEqual([2, 0]);
});

test('a round is closed when everybody with chips has answered the highest bet', () => {
  const state = open(table, 3, seeded('round'), { events: true });
  const scene = sceneOf(game.view(state, 0));
  expect(roundIsClosed(scene)).toBe(false);
  const called = (['called', 'called'] as const).reduce(
    (now, type, i) => after(now, { type, seat: i === 0 ? 2 : 0, amount: i === 0 ? 20 : 10 }),
    scene,
  );
  // the big blind has posted but not yet acted
  expect(roundIsClosed(called)).toBe(false);
  expect(roundIsClosed(after(called, { type: 'checked', seat: 1 }))).toBe(true);
});

test('the result of a session counts what was bought, also while the lost hand is still looked at', () => {
  const { scene, state } = sidePots();
  const view = game.view(state, 0);
  expect(sessionOf(view, scene, 0)).toEqual({ net: -40, rebuys: 0 });
  const broke = { ...scene, seats: scene.seats.map((each, i) => (i === 0 ? { ...each, stack: 0 } : each)) };
  const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, bought: 200 } : seat));
  expect(sessionOf({ ...view, seats, hand: 2 }, broke, 0)).toEqual({ net: -100, rebuys: 0 });
});
