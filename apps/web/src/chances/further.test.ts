import type { Hindsight, Line, Mistake, Review } from '@baize/bots';
import { expect, test } from 'vitest';
import { continued, curveFurther, knownAt, reviewFurther } from './further.ts';
import { together } from './together.ts';

const line = (words: string, hope: number, games: number): Line => ({ words, hope, error: 0.01, games, onwards: [] });
const hopes = (lines: readonly Line[]): Record<string, number> =>
  Object.fromEntries(lines.map((each) => [each.words, Number(each.hope.toFixed(2))]));

const mistake: Mistake = {
  move: 4,
  seat: 0,
  played: { words: 'pass', hope: 0.2 },
  better: { words: 'buy', hope: 0.37 },
};
const known = { hope: 0.37, moves: [mistake.better, mistake.played] };
const curve: Hindsight = {
  stake: 'win',
  progress: 1,
  points: [
    { move: 3, hopes: [0.5, 0.5] },
    { move: 4, hopes: [0.37, 0.63] },
    { move: 6, hopes: [0.2, 0.8] },
    { move: 9, hopes: [0, 1] },
  ],
  swings: [{ move: 4, seat: 0, before: [0.37, 0.63], after: [0.2, 0.8], words: 'pass' }],
};
const review: Review = {
  stake: 'win',
  least: 0.03,
  players: [],
  mistakes: [mistake],
  progress: 1,
};

test('an analysis begins with the figures of the review, and nothing seems better at first', () => {
  const first = continued([line('take', 0.75, 4), line('buy', 0.5, 4), line('pass', 0.5, 4)], known);
  expect(first.map(({ words }) => words)).toEqual(['buy', 'take', 'pass']);
  expect(hopes(first)).toEqual({ buy: 0.37, take: 0.37, pass: 0.2 });
});

test('the longer it looks, the more its own games count', () => {
  const after = (games: number): Record<string, number> =>
    hopes(continued([line('buy', 0.48, games), line('take', 0.46, games), line('pass', 0.3, games)], known));
  expect(after(1000)).toEqual({ buy: 0.42, take: 0.41, pass: 0.25 });
  expect(after(1e9)).toEqual({ buy: 0.48, take: 0.46, pass: 0.3 });
});

test('another move is ahead once that is beyond doubt', () => {
  const best = (games: number): string =>
    continued([line('take', 0.5, games), line('buy', 0.4, games)], known)[0].words;
  expect(best(100)).toBe('buy');
  expect(best(20_000)).toBe('take');
});

test('where only the chance is known, the best move begins with it and the others keep their distance', () => {
  const lines = [line('buy', 0.5, 0), line('take', 0.45, 0)];
  expect(hopes(continued(lines, { hope: 0.6, moves: [] }))).toEqual({ buy: 0.6, take: 0.55 });
  expect(continued([], known)).toEqual([]);
});

test('what is known of a position: a mistake, or what the curve says; nothing of chips', () => {
  expect(knownAt(curve, [mistake], 4, 0)).toEqual(known);
  expect(knownAt(curve, [mistake], 3, 1)).toEqual({ hope: 0.5, moves: [] });
  expect(knownAt(curve, [mistake], 5, 1)).toBeNull();
  expect(knownAt({ ...curve, stake: 'chips' }, [], 3, 1)).toBeNull();
});

test('what went further is said by the review and by the curve alike', () => {
  const furthers = new Map([
    [4, { seat: 0, worlds: 5000, lines: [line('take', 0.48, 5000), line('pass', 0.3, 5000)] }],
  ]);
  const { mistakes } = reviewFurther(review, furthers);
  const [changed] = mistakes;
  expect(changed).toMatchObject({ played: { words: 'pass', hope: 0.3 }, better: { words: 'take', hope: 0.48 } });
  const { points, swings } = curveFurther(curve, mistakes, furthers);
  expect(points[1].hopes).toEqual([0.48, 0.52]);
  expect(swings[0].before).toBe(points[1].hopes);
  expect(reviewFurther(review, new Map())).toBe(review);
  expect(curveFurther(curve, mistakes, new Map())).toBe(curve);
});

test('a mistake leads to the same in the review and at its turning point, whatever else was analysed', () => {
  const furthers = new Map([
    [4, { seat: 0, worlds: 5000, lines: [line('take', 0.48, 5000), line('pass', 0.3, 5000)] }],
    [6, { seat: 0, worlds: 5000, lines: [line('buy', 0.4, 5000)] }],
  ]);
  const { mistakes } = reviewFurther(review, furthers);
  const { points, swings } = curveFurther(together(curve, mistakes), mistakes, furthers);
  expect(points[2].hopes[0]).toBe(0.4);
  expect(swings[0].after[0]).toBe(0.3);
});

test('a move that an analysis finds as good as the best is no mistake', () => {
  const furthers = new Map([
    [4, { seat: 0, worlds: 5000, lines: [line('buy', 0.301, 5000), line('pass', 0.3, 5000)] }],
  ]);
  expect(reviewFurther(review, furthers).mistakes).toEqual([]);
});
