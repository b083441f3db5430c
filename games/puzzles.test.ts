/** Every puzzle that ships can be set up and asked: its record replays, its moves are legal, its theme has words. */
import { puzzleState, solves } from '@baize/game';
import { describe, expect, it } from 'vitest';
import { taughtGames } from './index.ts';

for (const { title, load, learn } of taughtGames)
  describe(`puzzles of ${title}`, async () => {
    const { game } = await load();
    const { set, themes } = await learn.puzzles();

    it('have positions of their own, with legal moves, the best first', () => {
      expect(new Set(set.puzzles.map(({ id }) => id)).size).toBe(set.puzzles.length);
      for (const puzzle of set.puzzles) {
        const state = puzzleState(game, set, puzzle);
        expect(game.turn(state), puzzle.id).toBe(puzzle.seat);
        const legal = game.moves(state).map((move: unknown) => game.say(move, state));
        const [best, second] = puzzle.lines;
        const hopes = puzzle.lines.map(({ hope }) => hope);
        for (const { words } of puzzle.lines) expect(legal, puzzle.id).toContain(words);
        expect(hopes, puzzle.id).toEqual(hopes.toSorted((a, b) => b - a));
        expect(best.hope, puzzle.id).toBeGreaterThan(second.hope);
        expect(solves(puzzle, [best.words])).toBe(true);
        expect(solves(puzzle, [second.words])).toBe(false);
        expect(themes.themes[puzzle.theme], puzzle.id).toBeDefined();
        const { text, points } = themes.situation(game.view(state, puzzle.seat), puzzle.seat, (seat) => `P${seat}`);
        expect(text, puzzle.id).toMatch(/^[A-Z\d].*\. [A-Z].*\.$/);
        expect(text, puzzle.id).not.toMatch(/undefined|NaN/);
        if (points !== null) expect(points).toHaveLength(set.games[puzzle.game].seats.length);
      }
    });
  });
