import { type Random, seeded, unit } from '@baize/game';
import { expect, test } from 'vitest';
import { type Encounter, eloOf, expectedShare, rate, rateByGain, type Rating } from './ratings.ts';
import { sprt, usualHypotheses } from './sprt.ts';
import { addValue, noMoments } from './statistics.ts';

/** Deals of two games each between players of known strength. */
function encounter(chance: Random, first: number, second: number, difference: number, deals: number): Encounter {
  const counts: Record<string, number> = {};
  for (let i = 0; i < deals; i++) {
    const points = Number(unit(chance) < expectedShare(difference)) + Number(unit(chance) < expectedShare(difference));
    counts[points] = (counts[points] ?? 0) + 1;
  }
  return { first, second, gamesPerDeal: 2, deals: counts };
}

test('ratings find the strengths that the games were made with', () => {
  const chance = seeded('ratings');
  const truth = [-150, 0, 150];
  const encounters = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([i = 0, j = 0]) => encounter(chance, i, j, truth[i] - truth[j], 1500));
  const ratings = rate(3, encounters, 'x');
  ratings.forEach(({ rating, interval: [low, high] }, i) => {
    expect(Math.abs(rating - truth[i])).toBeLessThan(25);
    expect(low).toBeLessThan(rating);
    expect(high).toBeGreaterThan(rating);
    expect(high - low).toBeLessThan(60);
  });
});

test('a clean sweep has a finite rating, and the same seed the same interval', () => {
  const sweep: Encounter[] = [{ first: 0, second: 1, gamesPerDeal: 2, deals: { 2: 50 } }];
  const [best, worst] = rate(2, sweep, 'x');
  expect(best?.rating).toBeGreaterThan(200);
  expect(Number.isFinite(best?.rating)).toBe(true);
  expect(best?.rating).toBeCloseTo(-(worst?.rating ?? 0), 6);
  expect(rate(2, sweep, 'x')).toEqual([best, worst]);
});

test('shares and Elo differences go back and forth', () => {
  expect(expectedShare(0)).toBe(0.5);
  expect(eloOf(expectedShare(123))).toBeCloseTo(123, 6);
});

test('the sequential test errs about as seldom as it promises', () => {
  const chance = seeded('sprt');
  const decide = (elo: number): string => {
    const shares = noMoments();
    for (let deal = 0; deal < 20_000; deal++) {
      addValue(shares, (Number(unit(chance) < expectedShare(elo)) + Number(unit(chance) < expectedShare(elo))) / 2);
      const { verdict } = sprt(shares, { ...usualHypotheses, elo1: 60 });
      if (deal > 10 && verdict !== 'undecided') return verdict;
    }
    return 'undecided';
  };
  const wrong = (elo: number, verdict: string): number =>
    Array.from({ length: 150 }, () => decide(elo)).filter((each) => each === verdict).length;
  expect(wrong(0, 'stronger')).toBeLessThan(18);
  expect(wrong(60, 'not stronger')).toBeLessThan(18);
});

test('gains add up along a ladder: who takes 2 from the next, who takes 1 from the last', () => {
  const duels = [
    { first: 0, second: 1, gain: 2, error: 0.1 },
    { first: 1, second: 2, gain: 1, error: 0.1 },
  ];
  const [top, middle, bottom] = rateByGain(3, duels).map(({ rating }) => rating) as [number, number, number];
  expect([top - middle, middle - bottom, top + middle + bottom]).toEqual([2, 1, 0].map((each) => expect.closeTo(each)));
});

test('an exact duel weighs more than a vague one, and what is vague has the wider interval', () => {
  const [first, second] = rateByGain(2, [
    { first: 0, second: 1, gain: 1, error: 0.01 },
    { first: 1, second: 0, gain: 1, error: 1 },
  ]) as [Rating, Rating];
  expect(first.rating - second.rating).toBeCloseTo(1, 2);
  const [, , far] = rateByGain(3, [
    { first: 0, second: 1, gain: 0, error: 0.1 },
    { first: 1, second: 2, gain: 0, error: 1 },
  ]);
  expect(far?.interval[1]).toBeGreaterThan(1);
});
