import { taughtGames } from '@baize/games';
import { expect, it } from 'vitest';
import { answerTo, taskOf } from './puzzle.ts';

it('shows what the mover sees, and judges an answer by number or in words', async () => {
  for (const { load, learn } of taughtGames) {
    const { set, themes } = await learn.puzzles();
    const pack = await load();
    for (const puzzle of set.puzzles.slice(0, 5)) {
      const task = taskOf(pack, set, themes, puzzle);
      const [best, second] = puzzle.lines;
      expect(task.text).toContain(themes.themes[puzzle.theme].ask);
      expect(task.text).not.toContain(set.games[puzzle.game].seed);
      expect(answerTo(task, set, best.words)).toMatch(/^Solved\./);
      expect(answerTo(task, set, String(task.legal.indexOf(best.words) + 1))).toMatch(/^Solved\./);
      expect(answerTo(task, set, second.words)).toContain(`Not the best: ${best.words}.`);
      expect(answerTo(task, set, '9999')).toBe("'9999' is not among the moves.");
    }
  }
});
