import { newRating, type Puzzle } from '@baize/game';
import { describe, expect, it, vi } from 'vitest';
import { freshStorage } from '../learn/freshStorage.ts';

const saved = freshStorage();

const puzzle = (id: string, rating: number): Puzzle => ({
  id,
  rating,
  theme: 'any',
  game: 0,
  at: 0,
  seat: 0,
  lines: [],
});
const inStore = (): { rating: { rating: number }; tried: object; days: string[] } =>
  JSON.parse([...saved().values()][0] ?? '{}') as ReturnType<typeof inStore>;

describe('streaks', () => {
  it('count days in a row, and last until midnight of the next', async () => {
    const { streakOf, weekOf } = await import('./kept.ts');
    expect(streakOf([], '2026-11-16')).toBe(0);
    expect(streakOf(['2026-11-14', '2026-11-15'], '2026-11-16')).toBe(2);
    expect(streakOf(['2026-11-14', '2026-11-15', '2026-11-16'], '2026-11-16')).toBe(3);
    expect(streakOf(['2026-11-14'], '2026-11-16')).toBe(0);
    expect(streakOf(['2026-02-28', '2026-03-01'], '2026-03-01')).toBe(2);
    expect(weekOf('2026-03-02')[0]).toBe('2026-02-24');
  });

  it('need one solved puzzle a day; a failed one does not break them', async () => {
    const { noteTry, streakOf } = await import('./kept.ts');
    noteTry(puzzle('a', 1200), true, false, '2026-11-15');
    noteTry(puzzle('b', 1200), false, false, '2026-11-16');
    expect(streakOf(inStore().days, '2026-11-16')).toBe(1);
    noteTry(puzzle('b', 1200), true, false, '2026-11-16');
    noteTry(puzzle('c', 1200), true, false, '2026-11-16');
    expect(inStore().days).toEqual(['2026-11-15', '2026-11-16']);
    expect(streakOf(inStore().days, '2026-11-16')).toBe(2);
  });
});

describe('the rating', () => {
  it('changes with the first try at a puzzle only', async () => {
    const { noteTry } = await import('./kept.ts');
    expect(noteTry(puzzle('a', 1200), false, false, '2026-11-16')).toBeLessThan(0);
    const { rating } = inStore().rating;
    expect(rating).toBeLessThan(newRating.rating);
    expect(noteTry(puzzle('a', 1200), true, false, '2026-11-16')).toBe(0);
    expect(inStore().rating.rating).toBe(rating);
    expect(inStore().tried).toEqual({ a: 'failed' });
  });

  it('moves by tens of points with the first puzzle, however easy or hard', async () => {
    const { noteTry } = await import('./kept.ts');
    expect(noteTry(puzzle('easy', 700), false, false, '2026-11-16')).toBeGreaterThan(-50);
    expect(noteTry(puzzle('hard', 1800), true, false, '2026-11-16')).toBeLessThan(50);
  });

  it.each([800, 1200, 1800])('gains half as much with a hint, and never loses by one: rated %i', async (rating) => {
    const gain = async (helped: boolean): Promise<number> => {
      localStorage.setItem('baize.puzzles', '{}');
      vi.resetModules();
      return (await import('./kept.ts')).noteTry(puzzle('a', rating), true, helped, '2026-11-16');
    };
    const helped = await gain(true);
    expect(helped).toBe(Math.round((await gain(false)) / 2));
    expect(helped).toBeGreaterThan(0);
  });
});
