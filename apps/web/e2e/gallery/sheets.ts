/** What opens over a table: menu, keys, log, chat, rules, lists, a player in full. Also my clock when it has nearly run out. */
import type { Page } from '@playwright/test';
import { type Ahead, ahead, alone, type Moment, press } from './ahead.ts';
import { badugi } from './badugi.ts';
import { dominion } from './dominion.ts';
import { splendor } from './splendor.ts';

const button = async (page: Page, name: string): Promise<void> =>
  press(page, page.getByRole('button', { name, exact: true }));

/** The table is there, then the menu or what it leads to. */
const inMenu =
  (item?: string) =>
  async (page: Page): Promise<void> => {
    await button(page, 'Menu');
    if (item !== undefined) await press(page, page.getByRole('dialog').getByRole('button', { name: item }));
    await page.getByRole('dialog').waitFor();
  };

const log = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('button', { name: 'Log and chat' }).first();
  // beside a rail there is no button for it
  if (await sheet.isVisible()) await press(page, sheet);
  else await page.keyboard.press('l');
  await page.getByRole('dialog').waitFor();
};

const chat = async (page: Page): Promise<void> => {
  await inMenu('Chat')(page);
  const line = page.getByRole('dialog').getByRole('textbox');
  for (const text of [
    'Good luck!',
    'I have been waiting for that noble all game, and now you take it from me. Well played.',
  ]) {
    await line.fill(text);
    await line.press('Enter');
  }
};

/** My clock stands still at a quarter of a minute. */
async function nearlyOver(page: Page, seconds: number): Promise<void> {
  await page.locator('[data-ask="mine"]').waitFor();
  await page.evaluate(
    (later) => {
      const at = performance.now() + later;
      performance.now = () => at;
    },
    (seconds - 15) * 1000,
  );
  await page.getByRole('timer', { name: /^Your time left 0:[01]\d$/ }).waitFor();
}

const mid: Readonly<Record<string, Ahead>> = {
  splendor: splendor(4, { decisions: 14 }),
  dominion: dominion(4, { decisions: 30 }),
  badugi: badugi(6, { decisions: 12 }),
};

export const sheets: readonly Moment[] = [
  ...Object.entries(mid).flatMap(([game, table]): Moment[] => [
    { name: `${game}-log`, show: ahead(table, log) },
    { name: `${game}-keys`, show: ahead(table, inMenu('Keys')) },
  ]),
  { name: 'menu', show: ahead(splendor(2, { decisions: 12 }), inMenu()) },
  { name: 'resign', show: ahead(splendor(2, { decisions: 12 }), inMenu('Resign')) },
  { name: 'chat', show: alone(splendor(3, { decisions: 12 }), chat) },
  { name: 'rules-at-table', show: ahead(dominion(2, { decisions: 12 }), inMenu('Rules')) },
  {
    name: 'splendor-4-clock',
    show: alone(splendor(4, { decisions: 3, clock: { initial: 900_000, increment: 0 } }), (page) =>
      nearlyOver(page, 900),
    ),
  },
  {
    name: 'dominion-2-trash',
    show: ahead(dominion(2, { decisions: 12 }), async (page) => {
      await press(page, page.getByRole('button', { name: /^Trash: / }).first());
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'dominion-2-owned',
    show: ahead(dominion(2, { decisions: 12 }), async (page) => {
      await press(page, page.getByRole('button', { name: /^Your deck: / }).first());
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'dominion-4-player',
    show: ahead(mid.dominion, async (page) => {
      if (await page.evaluate(() => navigator.maxTouchPoints > 0))
        await page.getByRole('group', { name: 'Players' }).getByRole('button').first().tap();
    }),
  },
  {
    // desks show everybody in full anyway
    name: 'splendor-4-player',
    show: ahead(splendor(4, { decisions: 14 }), async (page) => {
      if (await page.evaluate(() => navigator.maxTouchPoints > 0))
        await page.getByRole('button', { name: 'Show the board of Fern' }).tap();
    }),
  },
];
