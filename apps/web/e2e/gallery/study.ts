/** Moments beside a game: lessons, puzzles before and after the answer, the analysis board, and a review with a mistake opened. */
import { findGame } from '@baize/games';
import { perform } from '../gestures.ts';
import type { Moment, Stage } from './ahead.ts';

const patient = { timeout: 120_000 };

/** The first puzzle of a game, shown and ready to be answered. */
async function puzzleOf({ page, server }: Stage, game: string): Promise<string> {
  const { set } = (await findGame(game)?.learn?.puzzles()) ?? {};
  const [puzzle] = set?.puzzles ?? [];
  if (puzzle === undefined) throw new Error(`no puzzle of ${game}`);
  await page.goto(`${server.url}/puzzle/${puzzle.id}`);
  await page.locator('[data-step]').waitFor(patient);
  return puzzle.lines[0].words;
}

const momentsOf = (game: string, lesson: string): Moment[] => [
  {
    name: `${game}-lesson`,
    show: async ({ page, server }) => {
      await page.goto(`${server.url}/learn/${game}/${lesson}`);
      await page.locator('[data-step]').waitFor(patient);
    },
  },
  { name: `${game}-puzzle`, show: async (stage) => void (await puzzleOf(stage, game)) },
  {
    name: `${game}-solved`,
    show: async (stage) => {
      await perform(stage.page, game, [await puzzleOf(stage, game)]);
      await stage.page.locator('[data-answer="solved"]').waitFor(patient);
    },
  },
  {
    name: `${game}-analysis`,
    show: async (stage) => {
      await puzzleOf(stage, game);
      await stage.page.getByRole('button', { name: 'Give up' }).click();
      await stage.page.getByRole('link', { name: 'Analyse' }).click();
      await stage.page.locator('[data-analysis] ol button').first().waitFor(patient);
    },
  },
];

export const study: readonly Moment[] = [
  ...momentsOf('splendor', 'discounts'),
  ...momentsOf('dominion', 'villages'),
  ...momentsOf('badugi', 'draw'),
];
