import { below, playGame, randomFor, seeded } from '@baize/game';
import { expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { BUY, DEEP, HELD, moves as legal, RESERVE } from '../../src/moves.ts';
import { ACTION, copy, GIVE_BACK, type State } from '../../src/state.ts';
import { greedy } from '../greedy.ts';
import { CHOICES, listChoices, moveBy } from './choices.ts';
import { crowd } from './crowd.data.ts';
import { learntGuide } from './guide.ts';
import { CARDS_AT, INPUTS, writeInputs } from './inputs.ts';
import { intuition } from './intuition.ts';
import { bestChoice, network } from './network.ts';
import { shipped } from './shipped.data.ts';

const OPTIONS = { rules: 'official', strictThree: false } as const;

/** Tables from random games of two to four. */
function eachTable(games: number, look: (state: State) => void): void {
  for (let i = 0; i < games; i++) {
    const chance = seeded(`tables ${i}`);
    const state = game.start(OPTIONS, 2 + (i % 3), `tables ${i}`);
    while (game.turn(state) !== null) {
      look(state);
      const moves = game.moves(state);
      game.advance(state, moves[below(chance, moves.length)]);
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

test('what the network chooses is legal, and looking changes nothing', () => {
  let returned = 0;
  eachTable(6, (state) => {
    const judge = network(state.tokens.length);
    const before = JSON.stringify(state);
    const moves = legal(state);
    const move = moveBy(
      state,
      (table) => judge.look(table),
      (_, choices) => bestChoice(judge, choices),
    );
    expect(moves).toContain(move);
    expect(JSON.stringify(state)).toBe(before);
    if (state.step === GIVE_BACK) returned++;
  });
  expect(returned).toBeGreaterThan(50);
});

test('every choice has a number of its own, and stands for one move', () => {
  const bytes = new Uint8Array(INPUTS);
  eachTable(3, (state) => {
    if (state.step !== ACTION) return;
    writeInputs(state, bytes);
    const { choices, moves } = listChoices(legal(state));
    expect(new Set(choices).size).toBe(choices.length);
    expect(new Set(moves).size).toBe(choices.length);
    for (const choice of choices) expect(choice).toBeLessThan(CHOICES);
  });
});

test('chances add up to one, and promises are those of the choices', () => {
  eachTable(6, (state) => {
    if (state.step !== ACTION && state.step !== GIVE_BACK) return;
    const before = JSON.stringify(state);
    const worthy = learntGuide.worth(state, legal(state));
    const promises = learntGuide.promise?.(state, worthy) ?? [];
    expect(promises.length).toBe(worthy.length);
    for (const promise of promises) expect(Number.isFinite(promise)).toBe(true);
    const outlook = learntGuide.outlook?.(state) ?? null;
    if (state.step === ACTION) expect(sum(outlook ?? [])).toBeCloseTo(1);
    else expect(outlook).toBeNull();
    expect(JSON.stringify(state)).toBe(before);
  });
});

test('a fresh card promises the same at any table, more to buy than to reserve; beside other moves the network is asked', () => {
  const isReserve = (move: number): boolean => (move & 127) >= RESERVE && (move & 127) < DEEP;
  const isBuy = (move: number): boolean => (move & 127) >= BUY && (move & 127) < HELD;
  const [reserved, bought] = [new Set<number>(), new Set<number>()];
  eachTable(6, (state) => {
    if (state.step !== ACTION) return;
    const promise = (moves: readonly number[]): readonly number[] => learntGuide.promise?.(state, moves) ?? [];
    const worthy = learntGuide.worth(state, legal(state));
    for (const each of promise(worthy.filter(isReserve).slice(0, 2))) reserved.add(each);
    for (const each of promise(worthy.filter(isBuy).slice(0, 2))) bought.add(each);
    const take = worthy.find((move) => (move & 127) < RESERVE);
    if (take === undefined || worthy.length <= 3) return;
    const at = worthy.indexOf(take);
    expect(promise([take, worthy[(at + 1) % worthy.length]])).toEqual([
      promise(worthy)[at],
      promise(worthy)[(at + 1) % worthy.length],
    ]);
  });
  expect([reserved.size, bought.size]).toEqual([1, 1]);
  expect([...bought][0]).toBeGreaterThan([...reserved][0]);
});

test('cards are read the same wherever they lie within their tier', () => {
  const [here, there] = [new Uint8Array(INPUTS), new Uint8Array(INPUTS)];
  eachTable(3, (state) => {
    const other = copy(state);
    other.slots = [3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8].map((slot) => state.slots[slot]);
    writeInputs(state, here);
    writeInputs(other, there);
    expect(there.subarray(CARDS_AT)).toEqual(here.subarray(CARDS_AT));
  });
});

test('its first thought beats the greedy', () => {
  let won = 0;
  for (let i = 0; i < 40; i++) {
    const players = i % 2 === 0 ? [intuition, greedy] : [greedy, intuition];
    won += playGame(game, players, OPTIONS, `greedy ${Math.floor(i / 2)}`).result.payoffs[i % 2];
  }
  expect(won / 40).toBeGreaterThan(0.7);
});

test('two players have a network of their own', () => {
  expect(network(3)).toBe(network(4));
  expect(network(2)).not.toBe(network(3));
});

test('says why, and how it was made', () => {
  const state = game.start(OPTIONS, 2, 'why');
  const { move, why } = intuition.decide(game.view(state, 0), legal(state), 0, randomFor('why', 0, 0));
  expect(legal(state)).toContain(move);
  expect(why).toMatch(/^[A-Zt].*\.$/);
  for (const { made } of [shipped, crowd]) expect(JSON.parse(made)).toMatchObject({ config: { game: 'splendor' } });
});
