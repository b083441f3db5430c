import type { Hindsight, Mistake } from '@baize/bots';
import { expect, test } from 'vitest';
import { together } from './together.ts';

const curve: Hindsight = {
  stake: 'win',
  progress: 1,
  points: [
    { move: 0, hopes: [0.5, 0.3, 0.2] },
    { move: 3, hopes: [0.04, 0.72, 0.24] },
    { move: 5, hopes: [0.1, 0.6, 0.3] },
    { move: 9, hopes: [0, 1, 0] },
  ],
  swings: [{ move: 3, seat: 0, before: [0.04, 0.72, 0.24], after: [0.1, 0.6, 0.3], words: 'pass' }],
};
const mistake = (move: number, seat: number, played: number, better: number): Mistake => ({
  move,
  seat,
  played: { words: 'pass', hope: played },
  better: { words: 'buy', hope: better },
});
const rounded = (hopes: readonly number[] | undefined): number[] =>
  (hopes ?? []).map((hope) => Number(hope.toFixed(3)));

test('the curve passes through what the review says of a mistake, and the chances still make one', () => {
  const { points, swings } = together(curve, [mistake(3, 0, 0.03, 0.42)]);
  expect(rounded(points[1].hopes)).toEqual([0.42, 0.435, 0.145]);
  expect(rounded(points[2].hopes)).toEqual([0.03, 0.647, 0.323]);
  expect(points[0]).toBe(curve.points[0]);
  expect(swings[0].before).toBe(points[1].hopes);
  expect(swings[0].after).toBe(points[2].hopes);
});

test('the points between follow: none stands out because the review plays better than the curve', () => {
  const level: Hindsight = {
    ...curve,
    swings: [],
    points: [0, 2, 4, 6, 8, 10].map((move) => ({ move, hopes: [0.5, 0.5] })),
  };
  const { points } = together(level, [mistake(4, 0, 0.2, 0.3)]);
  expect(rounded(points.map(({ hopes }) => hopes[0]))).toEqual([0.5, 0.396, 0.3, 0.2, 0.333, 0.5]);
  for (const { hopes } of points) expect(hopes[0] + hopes[1]).toBeCloseTo(1);
});

test('what was possible at the next move counts for more than what the last one led to; the end stays', () => {
  const { points } = together(curve, [mistake(5, 1, 0.5, 0.9), mistake(3, 0, 0.03, 0.42)]);
  expect(rounded(points[2].hopes)[1]).toBe(0.9);
  expect(points[3]).toBe(curve.points[3]);
});

test('of a mistake a turning point says the same as the review, whatever the next move knows better', () => {
  const { swings } = together(curve, [mistake(5, 1, 0.5, 0.9), mistake(3, 0, 0.03, 0.42)]);
  expect([swings[0].before[0], swings[0].after[0]]).toEqual([0.42, 0.03]);
});

test('a mistake after which the curve falls further than anywhere is a turning point', () => {
  const [first, , ...rest] = curve.points;
  const fallen: Hindsight = { ...curve, points: [first, { move: 3, hopes: [0.6, 0.3, 0.1] }, ...rest] };
  const { swings } = together(fallen, [mistake(5, 1, 0.1, 0.9)]);
  expect(swings.map(({ move, seat, words }) => [move, seat, words])).toEqual([[3, 0, 'pass']]);
  const open: Hindsight = { ...fallen, points: [...fallen.points, { move: 12, hopes: [0, 1, 0] }] };
  expect(together(open, [mistake(5, 1, 0.1, 0.9)]).swings).toMatchObject([{ move: 5, seat: 1, words: 'pass' }]);
});

test('without mistakes, in chips, or before there is a curve nothing changes', () => {
  expect(together(curve, [])).toBe(curve);
  expect(together(null, [mistake(3, 0, 0.03, 0.42)])).toBeNull();
  const chips: Hindsight = { ...curve, stake: 'chips' };
  expect(together(chips, [mistake(3, 0, 3, 42)])).toBe(chips);
  expect(together(curve, [mistake(4, 0, 0.03, 0.42)]).points).toEqual(curve.points);
});
