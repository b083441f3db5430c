import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { answered, settle, sitDown, version } from './people.ts';
import { expect, test, type TestServer } from './server.ts';

/** Few chips and quick levels: a tournament of a minute at most. */
const tournament = (page: Page, server: TestServer, more: object = {}) =>
  sitDown(page, server, {
    game: 'badugi',
    options: { match: 'tournament', stack: 120, levelHands: 2, ...more },
    seats: [{ kind: 'person' }, { kind: 'bot', name: 'Ines' }, { kind: 'bot', name: 'Tomas' }],
    seed: 'felt',
  });

/** Answers until the tournament is over; the answer is made by `turn`. */
async function play(page: Page, turn: (drawing: boolean) => Promise<void>): Promise<number> {
  const mine = page.locator('.bd-dock.mine');
  const over = page.locator('.result').first();
  for (let turns = 0; turns < 250; turns++) {
    await expect(mine.or(over).first()).toBeVisible({ timeout: 40_000 });
    if (await over.isVisible()) return turns;
    const before = await version(page);
    await turn(await page.getByRole('button', { name: /^Stand pat/ }).isVisible());
    await answered(page, before);
  }
  throw new Error('the tournament does not end');
}

const answer = (page: Page, name: RegExp) => page.locator('.bd-answers').getByRole('button', { name });

async function byMouse(page: Page, drawing: boolean): Promise<void> {
  if (!drawing) {
    const raise = answer(page, /^(Bet|Raise to)/);
    if (await raise.isVisible()) return raise.click();
    return answer(page, /^(Call|Check)/).click();
  }
  const spare = page.locator('.bd-mine.spare');
  const n = await spare.count();
  for (let i = 0; i < n; i++) await spare.nth(i).click();
  await (n === 0 ? answer(page, /^Stand pat/) : answer(page, new RegExp(`^Draw ${n}`))).click();
}

test('a Badugi tournament to its end by mouse', async ({ page, context, server }) => {
  await settle(context);
  const { match } = await tournament(page, server);
  expect(await play(page, (drawing) => byMouse(page, drawing))).toBeGreaterThan(3);
  const { result } = await server.api.record(match);
  expect(result?.scores.reduce((sum, chips) => sum + chips, 0)).toBe(360);
  await expect(page.getByRole('dialog')).toContainText('last player with chips');
});

test('a Badugi tournament to its end by keyboard', async ({ page, context, server }) => {
  await settle(context);
  await tournament(page, server);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await play(page, async (drawing) => {
    if (!drawing) return press((await answer(page, /^(Bet|Raise to)/).isVisible()) ? 'r' : 'c');
    // a card can be taken back before anything is sent
    await press('1');
    await expect(page.locator('.bd-mine.chosen')).toHaveCount(1);
    await press('Escape');
    await expect(page.locator('.bd-mine.chosen')).toHaveCount(0);
    await press('a');
    await press('Enter');
  });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a Badugi tournament to its end', async ({ page, context, server }) => {
    await settle(context, { theme: 'light' });
    await tournament(page, server);
    await expect(page.locator('.bd-dock.mine')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Open the helper' }).tap();
    await expect(page.getByRole('dialog')).toContainText('What each draw leads to');
    await clean(page);
    await page.getByRole('button', { name: 'Close' }).tap();
    await clean(page);
    await play(page, (drawing) => byMouse(page, drawing));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('the showdown stays until the next hand is asked for, and hands can be looked back at', async ({
  page,
  context,
  server,
}) => {
  await settle(context, { speed: 'fast' });
  await context.addInitScript(() => localStorage.setItem('baize.badugi', JSON.stringify({ autoNext: false })));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tournament(page, server, { stack: 600 });
  const next = answer(page, /^Next hand/);
  const mine = page.locator('.bd-dock.mine');
  for (let i = 0; i < 30; i++) {
    await expect(mine.or(next).first()).toBeVisible({ timeout: 40_000 });
    if (await next.isVisible()) break;
    const before = await version(page);
    const drawing = await page.getByRole('button', { name: /^Stand pat/ }).isVisible();
    await page.keyboard.press(drawing ? 'p' : 'c');
    await expect(page.locator('.match-main').or(next).first()).toBeVisible();
    await expect
      .poll(async () => (await next.isVisible()) || (await version(page)) !== before, { timeout: 30_000 })
      .toBe(true);
  }
  await expect(page.locator('.bd-named.won').first()).toContainText('wins');
  await clean(page);
  await next.click();
  await expect(mine).toBeVisible({ timeout: 30_000 });

  await page.getByRole('tab', { name: 'Hands' }).click();
  await page.getByRole('button', { name: /^Hand 1/ }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByText('step 1 of')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(review.getByText('step 2 of')).toBeVisible();
  await page.keyboard.press('End');
  await expect(review.locator('.bd-named.won').first()).toBeVisible();
  await clean(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    review.getByRole('button', { name: 'Hand text' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('badugi-hands.txt');
  await review.getByRole('radio', { name: 'Statistics' }).click();
  await expect(review.getByRole('row')).toHaveCount(4);
  await clean(page);
});
