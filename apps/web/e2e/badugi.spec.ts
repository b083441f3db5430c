import type { Locator, Page } from '@playwright/test';
import { clean } from './axe.ts';
import { moments } from './gallery/moments.ts';
import { answered, settle, sitDown, version } from './people.ts';
import { expect, test, type TestServer } from './server.ts';

/** Few chips and quick levels: a tournament of a few hands. */
const tournament = (page: Page, server: TestServer, more: object = {}) =>
  sitDown(page, server, {
    game: 'badugi',
    options: { match: 'tournament', stack: 100, levelHands: 1, ...more },
    seats: [
      { kind: 'person' },
      { kind: 'bot', bot: 'newcomer', name: 'Ines' },
      { kind: 'bot', bot: 'newcomer', name: 'Tomas' },
    ],
    seed: 'felt',
  });

const asked = (page: Page): Locator => page.locator('[data-answers="bet"], [data-answers="draw"]');
const answer = (page: Page, name: RegExp): Locator => page.locator('[data-answers]').getByRole('button', { name });

/** Answers until the tournament is over; the answer is made by `turn`. */
async function play(page: Page, turn: (drawing: boolean) => Promise<void>): Promise<number> {
  const over = page.locator('[data-dialog="result"]').first();
  for (let turns = 0; turns < 250; turns++) {
    await expect(asked(page).or(over).first()).toBeVisible({ timeout: 40_000 });
    if (await over.isVisible()) return turns;
    const before = await version(page);
    await turn(await page.locator('[data-answers="draw"]').isVisible());
    await answered(page, before);
  }
  throw new Error('the tournament does not end');
}

/** Raises whatever comes and throws what does not count; `press` is a click or a tap. */
async function byHand(page: Page, drawing: boolean, press: (what: Locator) => Promise<void>): Promise<void> {
  if (!drawing) {
    const raise = answer(page, /(Bet|Raise to) \d/);
    return press((await raise.isVisible()) ? raise : answer(page, /(Call|Check)/));
  }
  const spare = page.locator('button[data-spare="true"]');
  const n = await spare.count();
  for (let i = 0; i < n; i++) await press(spare.nth(i));
  await press(n === 0 ? answer(page, /^Stand pat/) : answer(page, new RegExp(`^Draw ${n}`)));
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 625 } });

  test('a Badugi tournament to its end by mouse', async ({ page, context, server }) => {
    await settle(context);
    const { match } = await tournament(page, server);
    expect(await play(page, (drawing) => byHand(page, drawing, (what) => what.click()))).toBeGreaterThan(3);
    const { result } = await server.api.record(match);
    expect(result?.scores.reduce((sum, chips) => sum + chips, 0)).toBe(300);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('last player with chips');
    await expect(dialog.getByRole('button', { name: 'Rematch' })).toBeInViewport();
    await dialog.getByRole('radio', { name: 'Details' }).click();
    await expect(dialog.getByRole('table', { name: /who paid and won/ })).toBeVisible();
  });
});

test('a Badugi tournament to its end by keyboard alone', async ({ page, context, server }) => {
  await settle(context);
  await tournament(page, server);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const picked = page.locator('[data-cell][aria-pressed="true"]');
  let draws = 0;
  await play(page, async (drawing) => {
    if (!drawing) return press((await answer(page, /(Bet|Raise to) \d/).isVisible()) ? 'r' : 'c');
    // a card can be taken back before anything is sent, and with none picked Enter sends nothing
    await press('1');
    await expect(picked).toHaveCount(1);
    await press('Escape');
    await expect(picked).toHaveCount(0);
    if (draws++ === 0) {
      await press('Enter');
      await expect(page.getByText('Choose the cards to throw first, or stand pat.').first()).toBeVisible();
      await press('ArrowRight');
      await press('Enter');
      await expect(picked).toHaveCount(1);
      await press('Escape');
    }
    await press('a');
    await press((await picked.count()) === 0 ? 'p' : 'Enter');
  });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Enter draws, also after Auto-next was clicked', async ({ page, context, server }) => {
  await settle(context);
  await tournament(page, server, { stack: 600 });
  await expect(asked(page)).toBeVisible({ timeout: 30_000 });
  while (!(await page.locator('[data-answers="draw"]').isVisible())) {
    const before = await version(page);
    await page.keyboard.press('c');
    await answered(page, before);
    await expect(asked(page)).toBeVisible({ timeout: 30_000 });
  }
  const auto = page.getByRole('switch', { name: 'Go to the next hand automatically' });
  await auto.click();
  await expect(auto).not.toBeChecked();
  await page.keyboard.press('1');
  const before = await version(page);
  await page.keyboard.press('Enter');
  await answered(page, before);
  await expect(auto).not.toBeChecked();
});

for (const [width, height, theme] of [
  [390, 664, 'light'],
  [844, 390, 'dark'],
] as const)
  test.describe(`on a phone of ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('a Badugi tournament to its end by touch', async ({ page, context, server }) => {
      await settle(context, { theme });
      await tournament(page, server);
      await expect(asked(page)).toBeVisible({ timeout: 30_000 });
      await clean(page);
      const bulb = page.getByRole('button', { name: 'Open the helper' });
      if (await bulb.isVisible()) {
        await bulb.tap();
        const helper = page.getByRole('complementary', { name: 'Helper' });
        await expect(helper).toContainText('Recommended');
        await clean(page);
        // my cards and answers stay in reach below it
        await expect(answer(page, /(Call|Check)/)).toBeInViewport();
        await helper.getByRole('button', { name: 'Close' }).tap();
      }
      await play(page, (drawing) => byHand(page, drawing, (what) => what.tap()));
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });

test('the showdown stays until the next hand is asked for, and hands can be looked back at', async ({
  page,
  context,
  server,
}) => {
  await settle(context);
  await context.addInitScript(() => localStorage.setItem('baize.badugi', JSON.stringify({ autoNext: false })));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tournament(page, server, { stack: 600 });
  const next = page.locator('[data-answers="next"]');
  for (let i = 0; i < 30; i++) {
    await expect(asked(page).or(next).first()).toBeVisible({ timeout: 40_000 });
    if (await next.isVisible()) break;
    const before = await version(page);
    await page.keyboard.press((await page.locator('[data-answers="draw"]').isVisible()) ? 'p' : 'c');
    await answered(page, before);
  }
  await expect(page.getByRole('heading', { level: 2 })).toContainText(/wins?\b/);
  await expect(page.getByRole('region', { name: 'Pots and who won them' })).toBeVisible();
  await clean(page);
  await expect(answer(page, /^Replay hand/)).toBeVisible();
  await answer(page, /^Next hand/).click();
  await expect(asked(page)).toBeVisible({ timeout: 30_000 });

  await page.getByRole('tab', { name: 'Hands' }).click();
  await page.getByRole('button', { name: /^Hand 1/ }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByText('step 1 of')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(review.getByText('step 2 of')).toBeVisible();
  await page.keyboard.press('End');
  await expect(review.getByRole('region', { name: 'Pots and who won them' })).toBeVisible();
  await clean(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    review.getByRole('button', { name: 'Text file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('badugi-hands.txt');
  await review.getByRole('radio', { name: 'Statistics' }).click();
  await expect(review.getByRole('row')).toHaveCount(4);
  await clean(page);

  // with room for all of it: the list, the table and the statistics beside each other
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(review.getByRole('radio')).toHaveCount(0);
  await expect(review.getByRole('region', { name: 'Statistics' }).getByRole('row')).toHaveCount(4);
  await expect(review.getByText('step 1 of')).toBeVisible();
  await review.getByRole('switch', { name: 'All cards' }).click();
  await expect(review.getByRole('switch', { name: 'All cards' })).toBeChecked();
  await review.getByRole('button', { name: 'Speed 1×' }).click();
  await expect(review.getByRole('button', { name: 'Speed 2×' })).toBeVisible();
  await clean(page);
});

test('side pots: each with its amount and winner, and everybody with what the hand brought', async ({
  page,
  context,
  server,
}) => {
  await settle(context);
  await moments.find(({ name }) => name === 'badugi-5-side-pots')?.show({ page, server });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Clover wins the main pot, Reed the side pot');
  const rows = page.getByRole('region', { name: 'Pots and who won them' }).getByRole('listitem');
  await expect(rows).toHaveText([/Main pot.*100.*Clover/, /Side pot.*80.*Reed/]);
  const pods = page.getByRole('list', { name: 'Players' });
  await expect(pods.getByRole('img', { name: /^Clover, .*100 chips. Won 80\.$/ })).toBeVisible();
  await expect(pods.getByRole('img', { name: /^Sable, .*0 chips. Lost 20\.$/ })).toBeVisible();

  // on a small phone held sideways they stand beside the answers, whole
  await page.setViewportSize({ width: 640, height: 360 });
  const lines = page.getByRole('list', { name: 'Pots and who won them' }).getByRole('listitem');
  await expect(lines).toHaveText([/Main.*100.*Clover/, /Side.*80.*Reed/]);
  const cut = await lines.evaluateAll((all) => all.filter((line) => line.scrollWidth > line.clientWidth).length);
  expect(cut).toBe(0);
});

test('on a tablet that is turned the rail shows what the drawer showed', async ({ page, context, server }) => {
  await settle(context);
  await page.setViewportSize({ width: 820, height: 1180 });
  await tournament(page, server, { stack: 600 });
  await expect(asked(page)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog', { name: 'Tournament' })).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Table' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Whole tournament' })).toBeVisible();
});

test('a turn reads as sentences', async ({ page, context, server }) => {
  await settle(context);
  await moments.find(({ name }) => name === 'badugi-4-first')?.show({ page, server });
  await expect(asked(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('list', { name: 'Players' })).toMatchAriaSnapshot(`
    - list "Players":
      - listitem:
        - img /^Fern, big blind, 1,480 chips\\. Posts 20\\.$/
      - listitem:
        - img /^Reed, (cutoff|under the gun), [\\d,]+ chips\\. .+\\.$/
      - listitem:
        - img /^Sable, button, [\\d,]+ chips\\. .+\\.$/
  `);
  const mine = page.getByRole('region', { name: 'Your turn' });
  await expect(mine.getByRole('heading')).toContainText(/card|badugi/);
  await expect(mine.getByRole('button', { name: /^(Recommended )?Fold \d+ stays in the pot$/ })).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: /^Your cards, / })
      .getByRole('img')
      .first(),
  ).toHaveAccessibleName(/^(Ace|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King|Deuce|Trey) of /);
});

test('without chips at a cash table one is asked: buy in again, or leave with the result of the session', async ({
  page,
  context,
  server,
}) => {
  await settle(context);
  await moments.find(({ name }) => name === 'badugi-4-rebuy')?.show({ page, server });
  const question = page.getByRole('region', { name: 'Your turn' });
  await expect(question.getByRole('heading')).toHaveText('You are out of chips', { timeout: 30_000 });
  await expect(question).toContainText('So far you are 60 down');
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeDisabled();
  await clean(page);
  await answer(page, /^Buy in again for 60/).click();
  await expect(asked(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Session').first()).toBeVisible();
});
