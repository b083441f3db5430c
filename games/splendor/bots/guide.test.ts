import { below, seeded } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { cardNumber } from '../src/facts.ts';
import { game } from '../src/game.ts';
import { moves as legal } from '../src/moves.ts';
import { ACTION, copy, GIVE_BACK, type State } from '../src/state.ts';
import { guide } from './guide.ts';
import { chances, readTraits } from './judge.ts';
import { FOUR, HIDDEN, THREE, TWO } from './learnt.ts';
import { raced } from './race.ts';
import { TRAITS } from './standing.ts';

/** Tables from random games of two to four, each shown where an action or what to give back is to be chosen. */
function eachTable(games: number, look: (state: State) => void): void {
  for (let i = 0; i < games; i++) {
    const chance = seeded(`tables ${i}`);
    const state = game.start({ rules: 'official', strictThree: false }, 2 + (i % 3), `tables ${i}`);
    while (game.turn(state) !== null) {
      if (state.step === ACTION || state.step === GIVE_BACK) look(state);
      const moves = game.moves(state);
      game.advance(state, moves[below(chance, moves.length)]);
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

test('moves worth a thought are legal and of different cards; each promises a chance; looking changes nothing', () => {
  eachTable(9, (state) => {
    const before = JSON.stringify(state);
    const moves = legal(state);
    const worthy = guide.worth(state, moves);
    expect(moves).toEqual(expect.arrayContaining([...worthy]));
    expect(new Set(worthy.map((move) => guide.key!(state, move))).size).toBe(worthy.length);
    for (const move of worthy) expect(guide.why!(state, move)).toMatch(/^[A-Zt].*\.$/);
    const promises = guide.promise!(state, worthy);
    expect(promises.length).toBe(worthy.length);
    for (const chance of promises) expect(Math.abs(chance - 0.5)).toBeLessThanOrEqual(0.5);
    if (state.step === ACTION) expect(sum(guide.outlook!(state)!)).toBeCloseTo(1);
    else expect(worthy.length).toBeLessThanOrEqual(3);
    expect(JSON.stringify(state)).toBe(before);
  });
});

test('a card is the same move wherever it lies', () => {
  const state = game.start({ rules: 'official', strictThree: false }, 2, 'keys');
  state.tokens[0] = [4, 4, 4, 4, 4, 0];
  const moved = copy(state);
  [moved.slots[0], moved.slots[1]] = [state.slots[1], state.slots[0]];
  const keys = (of: State): unknown[] =>
    guide
      .worth(of, legal(of))
      .map((move) => guide.key!(of, move) as number)
      .toSorted((a, b) => a - b);
  expect(keys(moved)).toEqual(keys(state));
});

describe('the learnt judgement', () => {
  test('has a weight for everything, and every trait is written', () => {
    for (const { weights } of [TWO, THREE, FOUR]) expect(weights.length).toBe(HIDDEN * (TRAITS + 2) + TRAITS);
    eachTable(3, (state) => {
      const traits = new Float64Array(TRAITS + 1).fill(Number.NaN);
      readTraits(state, state.turn, traits, 0);
      expect([...traits].findIndex(Number.isNaN)).toBe(TRAITS);
    });
  });

  test.each([2, 3, 4])('likes prestige, bonuses and gems with %i seats', (seats) => {
    const even = game.start({ rules: 'official', strictThree: false }, seats, 'even');
    for (const better of [
      (state: State) => (state.prestige[1] = 6),
      (state: State) => (state.tokens[1] = [1, 1, 1, 1, 1, 1]),
      (state: State) => {
        state.bonuses[1] = [1, 1, 1, 1, 1];
        state.bought[1] = [0, 8, 16, 24, 32];
      },
    ]) {
      const state = copy(even);
      better(state);
      expect(chances(state)[1]).toBeGreaterThan(chances(even)[1] + 0.05);
    }
  });
});

describe('the race at the end', () => {
  /** Seat 0 is on turn with 12 points and can pay for a card of three; seat 1 has `rival` points and nothing to pay with. */
  function last(rival: number): State {
    const state = game.start({ rules: 'official', strictThree: false }, 2, 'race');
    state.slots.fill(-1);
    state.nobles = [];
    state.slots[4] = cardNumber('t2-06');
    state.tokens[0] = [6, 0, 0, 0, 0, 0];
    state.prestige = [12, rival];
    return state;
  }

  test('is won by who can go out ahead', () => {
    expect(raced(last(14))).toEqual([1, 0]);
    const far = last(14);
    far.prestige[0] = 11;
    expect(raced(far)).toBeNull();
  });

  test('is not run by who would lose it', () => {
    const state = last(13);
    state.reserved[1] = [cardNumber('t2-30')];
    state.blind[1] = [0];
    state.tokens[1] = [0, 0, 0, 0, 6, 0];
    expect(raced(state)).toBeNull();
    // Once somebody has gone out there is no choice any more.
    state.turn = 1;
    state.trigger = 0;
    state.prestige = [15, 12];
    expect(raced(state)).toEqual([1, 0]);
    state.prestige = [15, 13];
    expect(raced(state)).toEqual([0, 1]);
  });

  test('counts nobles, takes each card once and breaks ties by fewer cards', () => {
    const state = last(12);
    state.tokens[1] = [6, 0, 0, 0, 0, 0];
    expect(raced(state)).toEqual([1, 0]);
    const tie = last(15);
    tie.trigger = 1;
    expect(raced(tie)).toEqual([0, 1]);
    tie.bought[1] = [0, 1];
    expect(raced(tie)).toEqual([1, 0]);
    const noble = last(17);
    noble.nobles = [0];
    noble.bonuses[0] = [3, 4, 0, 0, 0];
    expect(raced(noble)).toEqual([1, 0]);
  });
});
