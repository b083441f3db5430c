/** Places and prizes as the tournament stands. */
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { type Scene, sceneOf } from './scene.ts';
import { prizesOf } from './session.ts';

const options = {
  rules: 'house',
  match: 'tournament',
  hands: 10,
  rebuy: 'always',
  stack: 1000,
  smallBlind: 10,
  bigBlind: 20,
  ante: 0,
  levelHands: 10,
} as const;
const view = game.view(game.start(options, 6, 'prizes'), 0);
/** A scene in which the seats have so many chips. */
const scene = (...stacks: readonly number[]): Scene => {
  const whole = sceneOf(view);
  return { ...whole, seats: whole.seats.map((each, seat) => ({ ...each, paid: 0, stack: stacks[seat] ?? 0 })) };
};

test('equals share the prizes of their places', () => {
  expect(prizesOf(view, scene(1000, 2000, 900, 800, 700, 600))).toEqual([
    { place: 1, seats: [1], share: 0.5 },
    { place: 2, seats: [0], share: 0.3 },
    { place: 3, seats: [2], share: 0.2 },
  ]);
  expect(prizesOf(view, scene(1000, 2000, 1000, 1000, 1000, 1000))).toEqual([
    { place: 1, seats: [1], share: 0.5 },
    { place: 2, seats: [0, 2, 3, 4, 5], share: 0.1 },
  ]);
  const [all] = prizesOf(view, scene(1000, 1000, 1000, 1000, 1000, 1000));
  expect(all?.seats).toHaveLength(6);
  expect(all?.share).toBeCloseTo(1 / 6);
});
