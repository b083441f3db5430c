import type { CreateMatch } from '@baize/protocol';
import { clean } from './axe.ts';
import { byKeys, byMouse, byTouch, playDominion } from './dominion.ts';
import { settle, sitDown } from './people.ts';
import { expect, test } from './server.ts';

/** Few Provinces make a short game; the bot attacks, and the seed brings every question. */
const table = (seed: string, kingdom: string[]): CreateMatch => ({
  game: 'dominion',
  seed,
  options: { rules: 'house', victoryPileSize: 2, kingdom },
  seats: [{ kind: 'person' }, { kind: 'bot', bot: 'aggressive', name: 'Bea' }],
});
const kingdom = ['Library', 'Militia', 'Moat', 'Thief', 'Throne Room', 'Village'];
const questions = ['Library', 'Militia', 'Moat', 'Thief', 'Throne Room'];
const seed = 'b';

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1366, height: 625 } });

  test('a whole game by mouse: Militia, Moat, Throne Room, Library and Thief are decided by clicking', async ({
    page,
    context,
    server,
  }) => {
    await settle(context);
    await sitDown(page, server, table(seed, kingdom));
    const asked = await playDominion(page, byMouse(page));
    expect([...asked]).toEqual(expect.arrayContaining(questions));
    const result = page.getByRole('dialog');
    await result.getByRole('radio', { name: 'Details' }).click();
    await expect(result.getByRole('rowheader', { name: /Province/ })).toBeVisible();
    await expect(result.locator('[data-deck]')).toHaveCount(2);
    await result.getByRole('radio', { name: 'Cards owned' }).click();
    await expect(result.locator('[data-tracks]')).toContainText('Cards owned by turn');
    // a worker looks back; what swung most leads into the replay
    await result.getByRole('radio', { name: 'Overview' }).click();
    await expect(result.locator('figure[aria-busy="false"]')).toBeVisible({ timeout: 60_000 });
    await clean(page);
    await expect(result).toContainText(/\d+\s%/);
    await result.getByRole('button', { name: 'See it' }).first().click();
    await expect(page.locator('[data-where]')).toContainText(/move [1-9]\d* of \d+/);
    await expect(page.locator('[aria-current="true"]')).toHaveCount(1);
  });
});

test('a whole game by keyboard alone', async ({ page, context, server }) => {
  await settle(context);
  await sitDown(page, server, table(seed, kingdom));
  const asked = await playDominion(page, byKeys(page));
  expect([...asked]).toEqual(expect.arrayContaining(questions));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a whole game', async ({ page, context, server }) => {
    await settle(context, { theme: 'light' });
    await sitDown(page, server, table(seed, kingdom));
    await expect(page.locator('[data-zone="prompt"]')).toBeVisible();
    await clean(page);
    const asked = await playDominion(page, byMouse(page));
    expect([...asked]).toEqual(expect.arrayContaining(questions));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

for (const [width, height] of [
  [844, 390],
  [390, 664],
] as const)
  test.describe(`on a phone of ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a whole game by touch, with everything in reach', async ({ page, context, server }) => {
      await settle(context);
      await sitDown(page, server, table(seed, kingdom));
      const asked = await playDominion(page, byTouch(page));
      expect([...asked]).toEqual(expect.arrayContaining(questions));
    });
  });

test('what cannot be done says why, a choice is free until it is confirmed, and any card explains itself', async ({
  page,
  context,
  server,
}) => {
  await settle(context);
  await sitDown(page, server, table(seed, kingdom));
  const hint = page.locator('[data-zone="prompt"]').getByRole('status');
  await page.getByRole('button', { name: /^Province,/ }).click();
  await expect(hint).toHaveText(/^Province costs 8, you have \d with your treasures\.$/);
  await page
    .getByRole('button', { name: /^Estate, victory$/ })
    .first()
    .click();
  await expect(hint).toHaveText('Estate is not played: it counts at the end.');
  await page.getByRole('button', { name: /^Moat,/ }).click();
  await expect(page.getByRole('heading', { name: 'Buy Moat for 2?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Buy Moat for 2?' })).toBeHidden();
  await page.getByRole('button', { name: /^Library,/ }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Draw until you hold 7 cards');
  await page.getByRole('button', { name: /^Trash:/ }).hover();
  await expect(page.getByRole('tooltip')).toBeHidden();
  await clean(page);
});

test('the kingdom is picked in the drawer: a set, by hand, or pasted', async ({ page, context, server }) => {
  await settle(context);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Options for Dominion' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('radio', { name: 'A set' }).click();
  await drawer.getByRole('combobox', { name: /^Set: / }).click();
  await page.getByRole('option', { name: 'Village Square' }).click();
  await expect(drawer.locator('[data-kingdom]')).toContainText('Throne Room');
  await drawer.getByRole('radio', { name: 'By hand' }).click();
  await expect(drawer.getByText('10 of 10 cards')).toBeVisible();
  await clean(page);
  await drawer.getByRole('radio', { name: 'Paste' }).click();
  await drawer.getByLabel('Card names').fill('moat, witch, Vilage');
  await expect(drawer.getByText('Not known: Vilage')).toBeVisible();
  await drawer
    .getByLabel('Card names')
    .fill('moat, witch, village, market, mine, chapel, smithy, festival, gardens, spy');
  await expect(drawer.getByText('10 of 10 cards')).toBeVisible();
  await drawer.getByRole('button', { name: 'Start now' }).click();
  await expect(page.getByRole('group', { name: 'Kingdom' }).locator('[data-pile]')).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^Gardens,/ })).toBeVisible();
});
