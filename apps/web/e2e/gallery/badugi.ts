/** The moments of Badugi, at tables of two to seven. Seeds are of hands that many see to the end; the last call is made in the page. */
import type { Page } from '@playwright/test';
import { type Ahead, ahead, alone, type Moment, type Stage } from './ahead.ts';

/** Sees every hand to its end and throws one card in every draw. */
const curious = (legal: readonly string[]): string => {
  const cards = legal.filter((words) => words.startsWith('discard'));
  if (legal.includes('draw')) return 'draw';
  return (cards.length === 4 ? cards.at(-1) : legal.find((words) => words === 'call' || words === 'check')) ?? legal[0];
};

export const badugi = (seats: number, more: Partial<Ahead> = {}): Ahead => ({
  game: 'badugi',
  options: { match: 'tournament' },
  bots: Array.from({ length: seats - 1 }, () => 'newcomer'),
  seed: `gallery ${seats}`,
  pick: curious,
  ...more,
});

/** The number of the seed whose first hand everybody sees to the end. */
const showdowns: Readonly<Record<number, number>> = { 2: 43, 3: 46, 4: 11, 5: 14, 6: 79, 7: 4 };
/** As before, with few chips: the third hand has a side pot. */
const sidePots: Readonly<Record<number, number>> = { 3: 66, 5: 102, 6: 13 };

const showdown = (seats: number): Ahead =>
  badugi(seats, { seed: `badugi showdown ${seats} ${showdowns[seats]}`, decisions: 10 });
const sided = (seats: number): Ahead =>
  badugi(seats, {
    options: { match: 'tournament', stack: 60 },
    seed: `badugi sidepots ${seats} ${sidePots[seats]}`,
    decisions: 29,
  });

/** The hand is over in the page, and stays so. */
const held =
  (wanted: Ahead): Moment['show'] =>
  async (stage) => {
    await stage.page.addInitScript(() => localStorage.setItem('baize.badugi', JSON.stringify({ autoNext: false })));
    await alone(wanted, lastCall)(stage);
  };

async function lastCall(page: Page): Promise<void> {
  await page.locator('[data-answers="bet"]').waitFor();
  await page.keyboard.press('c');
  await page.locator('[data-answers="next"]').waitFor();
}

async function helper(page: Page): Promise<void> {
  await page.locator('[data-answers]').waitFor();
  const bulb = page.getByRole('button', { name: 'Open the helper' });
  if (await bulb.isVisible()) await bulb.click();
}

async function pickAdvised(page: Page): Promise<void> {
  await page.locator('[data-answers="draw"]').waitFor();
  await page.keyboard.press('a');
}

const over: Ahead = badugi(4, { options: { match: 'tournament', stack: 60, levelHands: 1 }, seed: 'over' });

export const badugiMoments: readonly Moment[] = [
  ...[2, 3, 4, 5, 6, 7].flatMap((seats): Moment[] => [
    { name: `badugi-${seats}-first`, show: ahead(badugi(seats, { decisions: 0 })) },
    { name: `badugi-${seats}-mid`, show: ahead(badugi(seats, { decisions: 4 })) },
    { name: `badugi-${seats}-draw`, show: ahead(badugi(seats, { until: /^stand pat$/ }), pickAdvised) },
    { name: `badugi-${seats}-showdown`, show: held(showdown(seats)) },
  ]),
  ...[3, 5, 6].flatMap((seats): Moment[] => [
    { name: `badugi-${seats}-pots`, show: ahead({ ...sided(seats), decisions: 28 }) },
    { name: `badugi-${seats}-side-pots`, show: held(sided(seats)) },
  ]),
  { name: 'badugi-6-helper', show: ahead(badugi(6, { decisions: 2 }), helper) },
  {
    name: 'badugi-6-tournament',
    show: ahead(badugi(6, { decisions: 12 }), async (page) => {
      await page.locator('[data-answers]').waitFor();
      await page.keyboard.press('t');
      const whole = page.getByRole('button', { name: 'Whole tournament' });
      if (await whole.isVisible()) await whole.click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    // the whole of it fits desks; it is opened there and stays open
    name: 'badugi-6-whole-tournament',
    show: ahead(badugi(6, { decisions: 12 }), async (page) => {
      const size = page.viewportSize();
      if (size === null || Math.min(size.width, size.height) < 500) return;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('tab', { name: 'Table' }).click();
      await page.getByRole('button', { name: 'Whole tournament' }).click();
      await page.getByRole('dialog').waitFor();
      await page.setViewportSize(size);
    }),
  },
  {
    name: 'badugi-6-hands',
    show: async (stage: Stage) => {
      await held(showdown(6))(stage);
      await stage.page.keyboard.press('g');
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'badugi-4-cash',
    show: ahead(badugi(4, { options: { match: 'hands', hands: 30, stack: 80 }, decisions: 24, seed: 'cash' })),
  },
  {
    name: 'badugi-4-rebuy',
    show: ahead(badugi(4, { options: { match: 'hands', hands: 90, stack: 60, rebuy: 'ask' }, until: /^buy in$/ })),
  },
  { name: 'badugi-4-over', show: ahead(over) },
  {
    name: 'badugi-4-review',
    show: async (stage: Stage) => {
      await ahead(over)(stage);
      await stage.page.goto(stage.page.url().replace('/t/', '/review/'));
      await stage.page.locator('[data-room]').first().waitFor();
      await stage.page.keyboard.press('ArrowLeft');
    },
  },
  {
    name: 'badugi-4-replay',
    show: async (stage: Stage) => {
      await ahead(over)(stage);
      await stage.page.goto(`${stage.page.url().replace('/t/', '/r/')}#move-20`);
      await stage.page.locator('[data-room]').first().waitFor();
    },
  },
];
