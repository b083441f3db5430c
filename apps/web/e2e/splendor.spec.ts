import {
  answered,
  playSplendor,
  settle,
  sitDown,
  turnByKeys,
  turnByMouse,
  turnByTouch,
  version,
  whatNow,
} from './people.ts';
import { expect, test } from './server.ts';

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1366, height: 625 } });

  test('a whole game against bots by mouse, one click from the start page', async ({ page, context, server }) => {
    await settle(context);
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Play Splendor against bots' }).click();
    expect(await playSplendor(page, turnByMouse)).toBeGreaterThan(8);
    const result = page.getByRole('dialog');
    await expect(result.getByRole('list', { name: 'Standings' }).getByRole('listitem')).toHaveCount(3);
    await expect(result).toContainText('prestige');
    await result.getByRole('radio', { name: 'Details' }).click();
    await expect(result.locator('[data-tracks] figure')).toBeVisible();
    await result.getByRole('radio', { name: 'Overview' }).click();

    // a rematch is one click, and the finished game is among mine
    await result.getByRole('button', { name: 'Rematch' }).click();
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await expect(page.getByText('players · round 1')).toBeVisible();
    await page.goto(server.url);
    await expect(page.locator('#mine').getByRole('link').getByText('Replay', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'All replays' }).click();
    await expect(page.getByRole('main').getByRole('link').getByText('Replay', { exact: true })).toBeVisible();
  });
});

test('a whole game by keyboard alone, and the choice is free until Enter', async ({ page, context, server }) => {
  await settle(context);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Splendor' })).toBeVisible();
  const games = await page.locator('article h2').allInnerTexts();
  await page.keyboard.press(String(games.indexOf('Splendor') + 1));
  await expect(page.locator('[data-ask="mine"]')).toBeVisible({ timeout: 30_000 });
  // The table may be drawn anew while it connects: picks begin again until they stay.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await expect(page.locator('[data-bank="picked"]')).toHaveCount(2, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-bank="picked"]')).toHaveCount(0);
  await page.keyboard.press('6');
  await expect(page.getByRole('status').filter({ hasText: 'Reserve a card to get gold.' }).first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('[data-ask="hint"]')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-ask="hint"]')).toHaveCount(0);
  expect(await playSplendor(page, turnByKeys)).toBeGreaterThan(8);
});

test('Enter takes what was picked, whatever was clicked or walked to last', async ({ page, context, server }) => {
  await settle(context);
  await sitDown(page, server, {
    game: 'splendor',
    options: { rules: 'official' },
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
    seed: 'enter',
  });
  const enter = async (): Promise<void> => {
    const before = await version(page);
    await page.keyboard.press('Enter');
    await answered(page, before);
    await whatNow(page);
  };
  await whatNow(page);
  // the mouse picked the last gem, which has the focus
  for (let i = 0; i < 3; i++) await page.locator('[data-bank="can"]').nth(i).click();
  await enter();
  await expect(page.getByText('3 of 10 tokens')).toBeVisible();
  // a card has the focus
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-card]:focus')).toBeVisible();
  for (const key of ['1', '2', '5']) await page.keyboard.press(key);
  await enter();
  await expect(page.getByText('6 of 10 tokens')).toBeVisible();
});

for (const [width, height] of [
  [390, 664],
  [844, 390],
] as const)
  test.describe(`on a phone of ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a whole game by touch', async ({ page, context, server }) => {
      await settle(context);
      await page.goto(server.url);
      await page.getByRole('button', { name: 'Play Splendor against bots' }).tap();
      expect(await playSplendor(page, turnByTouch)).toBeGreaterThan(8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });

test('moves are seen: stones travel, the log says it, reduced motion still plays', async ({
  page,
  context,
  server,
}) => {
  await settle(context, { speed: 'fast' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play Splendor against bots' }).click();
  for (let i = 0; i < 3; i++) {
    await expect(page.locator('[data-ask="mine"]')).toBeVisible({ timeout: 30_000 });
    await turnByMouse(page);
  }
  await expect(page.locator('[role="log"] h3').first()).toBeVisible();
  await expect(page.locator('aside section svg').first()).toBeVisible();
});
