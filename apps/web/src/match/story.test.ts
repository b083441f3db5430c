import type { Hindsight } from '@baize/bots';
import { expect, test } from 'vitest';
import { factsOf, placeOf, titleOf } from './story.ts';

const name = (seat: number): string => ['You', 'Fern', 'Reed'][seat];
const result = (scores: number[], winners: number[]) => ({ scores, winners, payoffs: scores, how: '' });

test('the title tells who won, and how', () => {
  expect(titleOf(result([16, 12], [0]), name, 0)).toBe('You win by 4');
  expect(titleOf(result([12, 16, 3], [1]), name, 0)).toBe('Fern wins by 4');
  expect(titleOf(result([16, 16], [0]), name, 0)).toBe('You win on the tie-break');
  expect(titleOf(result([16, 16], [0, 1]), name, 0)).toBe('You and Fern share the win');
  expect(titleOf(result([30], [0]), name, 0)).toBe('You win');
  expect(titleOf(result([0, 0, 240], [2]), name, 0, 'the tournament')).toBe('Reed wins the tournament');
});

test('who did not win hears their place', () => {
  expect(placeOf([2, 1, 3], 0)).toBe('You came second of three.');
  expect(placeOf([1, 2, 3], 0)).toBeNull();
  expect(placeOf([2, 1], 0)).toBeNull();
});

const found: Hindsight = {
  stake: 'win',
  progress: 1,
  points: [
    { move: 0, hopes: [0.5, 0.5] },
    { move: 4, hopes: [0.8, 0.2] },
    { move: 9, hopes: [0, 1] },
  ],
  swings: [
    {
      move: 4,
      seat: 0,
      before: [0.8, 0.2],
      after: [0.3, 0.7],
      played: { words: 'pass', hope: 0.3 },
      better: { words: 'buy t1-01', hope: 0.5 },
    },
  ],
};

test('facts: what decided it, my best moment, my costliest move', () => {
  const facts = factsOf(
    found,
    ['You', 'Fern'],
    0,
    (move) => `Round ${move}`,
    (words) => words,
  );
  expect(facts.map(({ title }) => title)).toEqual(['80\u00a0% to 30\u00a0%', '80\u00a0%', 'Cost 20\u00a0%']);
  expect(facts[0].move).toBe(4);
  expect(facts[2].text).toContain('buy t1-01');
});

test('without a mistake the last fact says so', () => {
  const clean = { ...found, swings: [{ ...found.swings[0], better: null }] };
  expect(
    factsOf(
      clean,
      ['You', 'Fern'],
      0,
      () => null,
      (words) => words,
    ).at(-1)?.title,
  ).toBe('No costly move');
});
