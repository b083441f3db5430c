import { describe, expect, it } from 'vitest';
import type { Puzzle, PuzzleSet } from './learn.ts';
import { puzzleOfDay, solves } from './puzzles.ts';

const puzzle = (id: string, best: string): Puzzle => ({
  id,
  theme: 'any',
  rating: 1200,
  game: 0,
  at: 0,
  seat: 0,
  lines: [{ words: best, hope: 1 }],
});

describe('puzzles', () => {
  it('are solved by their best move and nothing beside it', () => {
    expect(solves(puzzle('a', 'buy Gold'), ['buy Gold'])).toBe(true);
    expect(solves(puzzle('a', 'buy Gold'), ['buy Silver'])).toBe(false);
    expect(solves(puzzle('a', 'discard Kd'), ['discard Kd', 'draw'])).toBe(true);
    expect(solves(puzzle('a', 'discard Kd'), ['discard Kd', 'discard 2s', 'draw'])).toBe(false);
    expect(solves(puzzle('a', 'discard Kd'), ['discard 2s', 'discard Kd', 'draw'])).toBe(false);
    expect(solves(puzzle('a', 'trash Estate'), ['trash Estate', 'done'])).toBe(true);
    expect(solves(puzzle('a', 'done'), ['trash Copper', 'done'])).toBe(false);
  });

  it('change every day, and all have their turn', () => {
    for (const count of [1, 7, 150, 170]) {
      const puzzles = Array.from({ length: count }, (_, i) => puzzle(`p${i}`, 'pass'));
      const set: PuzzleSet = { command: '', stake: 'win', games: [], puzzles };
      const days = Array.from({ length: count }, (_, i) =>
        new Date(Date.UTC(2026, 10, 16 + i)).toISOString().slice(0, 10),
      );
      expect(new Set(days.map((day) => puzzleOfDay(set, day)?.id)).size).toBe(count);
    }
  });
});
