/** Positions follow who is dealt in, not who sits at the table. */
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { positionsOf } from './positions.ts';
import { type Scene, sceneOf } from './scene.ts';

const options = {
  rules: 'house',
  match: 'tournament',
  hands: 10,
  rebuy: 'always',
  stack: 200,
  smallBlind: 5,
  bigBlind: 10,
  ante: 0,
  levelHands: 4,
} as const;

const sceneWith = (seats: number, changes: Partial<Scene>, out: readonly number[] = []): Scene => {
  const scene = sceneOf(game.view(game.start(options, seats, 'positions'), 0));
  return { ...scene, ...changes, seats: scene.seats.map((each, i) => ({ ...each, dealt: !out.includes(i) })) };
};

test('seven are named from the blinds to the button', () => {
  expect(positionsOf(sceneWith(7, { button: 6 }))).toEqual([
    'small',
    'big',
    'utg',
    'middle',
    'hijack',
    'cutoff',
    'button',
  ]);
});

test('of two the button has the small blind; players who are out have no position', () => {
  const scene = sceneWith(4, { button: 3 }, [0, 2]);
  expect(positionsOf(scene)).toEqual([null, 'big', null, 'headsUp']);
});

test('the showdown keeps the positions of those who bust in it', () => {
  const heads = sceneWith(4, { button: 3, over: true }, [0, 2]);
  const busted = { ...heads, seats: heads.seats.map((each, i) => (i === 1 ? { ...each, stack: 0, place: 2 } : each)) };
  expect(positionsOf(busted)).toEqual(positionsOf(heads));
});
