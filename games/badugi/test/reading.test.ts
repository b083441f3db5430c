import { type Random, seeded, unit } from '@baize/game';
import { expect, test } from 'vitest';
import { styleAgainst } from '../bots/hard.ts';
import { kinds } from '../bots/learnt/shipped/kinds.data.ts';
import type { Style } from '../bots/learnt/tables.ts';
import { HAND } from '../measure.ts';
import { type Habits, noHabits, withHand } from '../src/habits.ts';
import { matchRulesOf } from '../src/rules.ts';
import type { LastHand } from '../src/state.ts';
import { open } from '../src/advance.ts';
import { type View, viewOf } from '../src/view.ts';

const table = open(matchRulesOf({ ...HAND, match: 'hands', hands: 10_000, stack: 100_000 }), 2, seeded('reading'));
const view = viewOf(table, 0);

/** A view in which the other seat has these habits and I have won so much. */
const seeing = (habits: Habits, won = 0, hand = 1): View => ({
  ...view,
  hand,
  habits: [noHabits, habits],
  seats: view.seats.map((seat) => ({ ...seat, bought: seat.stack + seat.paid - won })),
});

const ratesOf = (name: string): readonly number[] =>
  kinds.find((kind) => kind.name === name)?.rates.map((rate) => rate / 1000) ?? [];

/** One hand of somebody with these rates who comes to the last round: a action before the first draw, then one owing and one free in each round. */
function oneHand(rates: readonly number[], random: Random): LastHand {
  const pick = (actions: readonly number[]): number => {
    let left = unit(random);
    return actions.find((action) => (left -= rates[action]) < 0) ?? actions[actions.length - 1];
  };
  const made = [
    [0, 1, 2, 4],
    ...[5, 10, 15].flatMap((round) => [
      [round, round + 2, round + 4],
      [round + 1, round + 3],
    ]),
  ];
  const line = made.map(pick).map((action) => 1 + 8 * (action % 5) + 64 * Math.floor(action / 5));
  return { hand: 1, button: 0, pots: [], shown: [], net: [0, 0], draws: [], line, held: [] };
}

function after(
  hands: number,
  rates: readonly number[],
  random: Random,
  from: readonly Habits[] = [noHabits, noHabits],
): Habits {
  let habits = from;
  for (let hand = 0; hand < hands; hand++) habits = withHand(habits, oneHand(rates, random), [true, true]);
  return habits[1];
}

/** In how many of 40 cases each style is chosen after this many hands of somebody with these rates. */
function chosen(rates: readonly number[], hands: number, from?: readonly Habits[]): Record<Style | 'safe', number> {
  const random = seeded(`${rates.join()} ${hands}`);
  const count = { cpus: 0, callers: 0, safe: 0 };
  for (let i = 0; i < 40; i++) count[styleAgainst(seeing(after(hands, rates, random, from)), 0) ?? 'safe']++;
  return count;
}

test.each([
  ['cpu1', 'cpus'],
  ['cpu4', 'cpus'],
  ['basic', 'cpus'],
  ['tight-50', 'cpus'],
  ['loose-passive', 'cpus'],
  ['stubborn-cpu', 'callers'],
  ['station', 'callers'],
] as const)('it knows %s the better the more it has seen, and nobody without evidence', (name, style) => {
  expect(chosen(ratesOf(name), 0).safe).toBe(40);
  expect(chosen(ratesOf(name), 1)[style]).toBeLessThan(40);
  expect(chosen(ratesOf(name), 100)[style]).toBe(40);
});

test('it plays safe against those who play like the table, and against anybody who fits no kind', () => {
  for (const hands of [1, 3, 10, 30, 100, 300, 1000]) expect(chosen(ratesOf('learnt'), hands).safe).toBeGreaterThan(36);
  expect(chosen(ratesOf('learnt'), 100).safe).toBe(40);
  // Folds half the time, never checks, raises the rest: nobody it knows.
  const odd = ratesOf('learnt').map((_, action) => [0.5, 0.02, 0.02, 0.98, 0.48][action % 5]);
  expect(chosen(odd, 60).safe).toBe(40);
});

test('it falls back when somebody stops playing like a CPU', () => {
  for (let i = 0; i < 10; i++) {
    const before = after(300, ratesOf('cpu3'), seeded(`turns ${i}`));
    expect(styleAgainst(seeing(before), 0)).toBe('cpus');
    expect(chosen(ratesOf('learnt'), 250, [noHabits, before]).safe).toBe(40);
  }
});

test('a reading that does not pay is dropped: never more than 68 big blinds can be lost by it', () => {
  const habits = after(150, ratesOf('cpu3'), seeded('losing'));
  for (let hand = 1; hand < 5000; hand = Math.ceil(hand * 1.1)) {
    expect(styleAgainst(seeing(habits, hand * HAND.bigBlind, hand), 0)).toBe('cpus');
    expect(styleAgainst(seeing(habits, -68 * HAND.bigBlind, hand), 0)).toBeNull();
  }
  // In the long run it is not enough to lose nothing: the safe table does that too.
  expect(styleAgainst(seeing(habits, 0, 2000), 0)).toBeNull();
});

test('hands among more than two say nothing about hands between two', () => {
  const hand = oneHand(ratesOf('cpu3'), seeded('three'));
  const habits = [noHabits, noHabits, noHabits];
  expect(withHand(habits, hand, [true, true, true])).toBe(habits);
  expect(withHand(habits, hand, [true, true, false])[1].hands).toBe(1);
});
