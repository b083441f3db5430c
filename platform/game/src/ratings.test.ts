import { describe, expect, it } from 'vitest';
import type { Result } from './game.ts';
import { seeded, unit } from './random.ts';
import { evenLevel, levelsAmong, newRating, rated, ratedGame, type Rating } from './ratings.ts';

describe('a rating', () => {
  it('rises with what is solved, the more the harder, and falls with what is not', () => {
    const up = rated(newRating, 1500, 1).rating;
    expect(up).toBeGreaterThan(rated(newRating, 900, 1).rating);
    expect(rated(newRating, 900, 1).rating).toBeGreaterThan(newRating.rating);
    expect(rated(newRating, 1500, 0).rating).toBeLessThan(newRating.rating);
    expect(rated(newRating, 1200, 0.5).rating).toBe(newRating.rating);
    let now = newRating;
    for (let i = 0; i < 60; i++) now = rated(now, 1400, i % 2);
    expect(Math.abs(now.rating - 1400)).toBeLessThan(60);
    expect(now.deviation).toBe(60);
  });
});

const bots = ['random', 'pawn', 'knight', 'bishop', 'rook', 'queen'].map((name, stars) => ({ name, stars }));
const levels = levelsAmong(bots);

const result = (winners: number[], scores: number[], payoffs = scores): Result => ({
  winners,
  scores,
  payoffs,
  how: '',
});

describe('the level of a person', () => {
  it('begins with the usual one, and yardsticks are no level', () => {
    expect(levels).toEqual({ names: ['pawn', 'knight', 'bishop', 'rook', 'queen'], usual: 'bishop' });
    expect(evenLevel(levels, undefined)).toBe('bishop');
    expect(evenLevel(levels, { rating: 0, deviation: 60 })).toBe('pawn');
    expect(evenLevel(levels, { rating: 9999, deviation: 60 })).toBe('queen');
  });

  it('is about even after a few games, whatever it was', () => {
    const step = 175;
    let off = 0;
    let people = 0;
    for (let level = 0; level < 5; level++)
      for (let i = 0; i < 100; i++) {
        const chance = seeded(`person ${level} ${i}`);
        let rating: Rating | undefined;
        for (let game = 0; game < 8; game++) {
          const bot = evenLevel(levels, rating);
          const difference = (level - levels.names.indexOf(bot)) * step;
          const won = unit(chance) < 1 / (1 + 10 ** (-difference / 400));
          rating = ratedGame(levels, rating, [null, bot], result([won ? 0 : 1], [0, 0])) ?? rating;
        }
        off += Math.abs(levels.names.indexOf(evenLevel(levels, rating)) - level);
        people += 1;
      }
    expect(off / people).toBeLessThan(1);
  });

  it('counts each opponent: winners before what is played for, that before points', () => {
    const seats = ['bishop', null, 'bishop'];
    const after = (told: Result): number => ratedGame(levels, undefined, seats, told)?.rating ?? 0;
    const start = ratedGame(levels, undefined, seats, result([0, 1, 2], [5, 5, 5]))?.rating ?? 0;
    expect(after(result([1], [5, 5, 1]))).toBeGreaterThan(after(result([0], [9, 5, 1])));
    expect(after(result([0], [9, 5, 1]))).toBe(after(result([0], [9, 5, 5], [1, 0.5, 0])));
    expect(Math.abs(after(result([0], [9, 5, 1])) - start)).toBeLessThan(40);
    expect(after(result([0], [9, 1, 5]))).toBeLessThan(start);
  });

  it('is not touched by games with other people, strangers or nobody', () => {
    const won = result([0], [1, 0]);
    for (const seats of [[null, null], [null, 'random'], [null, 'search:100'], [null], ['rook', 'pawn']])
      expect(ratedGame(levels, newRating, seats, won)).toBeNull();
  });
});
