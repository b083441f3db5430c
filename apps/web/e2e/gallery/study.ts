/** Moments beside a game: lessons, puzzles before and after the answer, the analysis board, and a review with a mistake opened. */
import { findGame } from '@baize/games';
import { click, perform, tap } from '../gestures.ts';
import type { Moment, Stage } from './ahead.ts';

const patient = { timeout: 120_000 };

async function lessonOf({ page, server }: Stage, game: string, lesson: string): Promise<void> {
  await page.goto(`${server.url}/learn/${game}/${lesson}`);
  await page.locator('[data-step]').waitFor(patient);
}

/** The first puzzle of a game, shown and ready to be answered. */
async function puzzleOf({ page, server }: Stage, game: string): Promise<readonly string[]> {
  const { set } = (await findGame(game)?.learn?.puzzles()) ?? {};
  const [puzzle] = set?.puzzles ?? [];
  if (puzzle === undefined) throw new Error(`no puzzle of ${game}`);
  await page.goto(`${server.url}/puzzle/${puzzle.id}`);
  await page.locator('[data-step]').waitFor(patient);
  return puzzle.lines.map(({ words }) => words);
}

const momentsOf = (game: string, lesson: string, wrong: readonly string[]): Moment[] => [
  { name: `${game}-lesson`, show: (stage) => lessonOf(stage, game, lesson) },
  {
    name: `${game}-lesson-wrong`,
    show: async (stage) => {
      await lessonOf(stage, game, lesson);
      const touched = await stage.page.evaluate(() => navigator.maxTouchPoints > 0);
      await perform(stage.page, game, wrong, touched ? tap : click);
      await stage.page.locator('[data-answer="wrong"]').waitFor(patient);
    },
  },
  {
    name: `${game}-lesson-right`,
    show: async (stage) => {
      await lessonOf(stage, game, lesson);
      await stage.page.keyboard.press('s');
      await stage.page.locator('[data-answer="right"]').waitFor(patient);
    },
  },
  { name: `${game}-puzzle`, show: async (stage) => void (await puzzleOf(stage, game)) },
  {
    name: `${game}-solved`,
    show: async (stage) => {
      const [best] = await puzzleOf(stage, game);
      await perform(stage.page, game, [best]);
      await stage.page.locator('[data-answer="solved"]').waitFor(patient);
    },
  },
  {
    name: `${game}-failed`,
    show: async (stage) => {
      const [, second] = await puzzleOf(stage, game);
      await perform(stage.page, game, [second]);
      await stage.page.locator('[data-answer="failed"]').waitFor(patient);
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

/** A position of one's own: the form, and the board that it opens. */
const setUp = (game: string): Moment[] => [
  {
    name: `${game}-set-up`,
    show: async ({ page, server }) => {
      await page.goto(`${server.url}/analysis/${game}`);
      await page.getByRole('button', { name: 'Open the board' }).waitFor(patient);
    },
  },
  {
    name: `${game}-set-up-board`,
    show: async ({ page, server }) => {
      await page.goto(`${server.url}/analysis/${game}`);
      await page.getByLabel('Seed', { exact: true }).fill('gallery');
      await page.getByRole('button', { name: 'Open the board' }).click(patient);
      await page.locator('[data-analysis] ol button').first().waitFor(patient);
    },
  },
];

export const study: readonly Moment[] = [
  ...setUp('dominion'),
  ...momentsOf('splendor', 'discounts', ['reserve t1-33']),
  ...momentsOf('dominion', 'villages', ['play Smithy']),
  ...momentsOf('badugi', 'draw', ['stand pat']),
  { name: 'badugi-sort', show: (stage) => lessonOf(stage, 'badugi', 'worth') },
  {
    name: 'badugi-sort-wrong',
    show: async (stage) => {
      await lessonOf(stage, 'badugi', 'worth');
      await stage.page.getByRole('button', { name: 'Check' }).click();
      await stage.page.locator('[data-answer="wrong"]').waitFor(patient);
    },
  },
  {
    name: 'splendor-lesson-done',
    show: async (stage) => {
      await lessonOf(stage, 'splendor', 'discounts');
      for (let step = 0; step < 2; step++) {
        await stage.page.keyboard.press('s');
        await stage.page.getByRole('button', { name: 'Go on' }).click();
      }
      await stage.page.getByRole('dialog').waitFor(patient);
    },
  },
];
