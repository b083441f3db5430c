import { puzzleOfDay } from '@baize/game';
import { taughtGames } from '@baize/games';
import type { Page } from '@playwright/test';
import { cleanInBothThemes } from './axe.ts';
import { perform, tap } from './gestures.ts';
import { settle, sitDown } from './people.ts';
import { expect, test } from './server.ts';

const patient = { timeout: 60_000 };
const DAY = 86_400_000;

/** Lets no script with these words through: as if its download had failed. */
async function withhold(page: Page, words: string): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await (body.includes(words) ? route.abort() : route.fulfill({ response, body }));
  });
}

test('the puzzle of the day is solved: rating, streak, and the list of one game', async ({ page, context, server }) => {
  await settle(context);
  const [, , { name, learn }] = taughtGames;
  const { set } = await learn.puzzles();
  // a day whose puzzle is answered by buying a card
  let now = Date.parse('2026-11-16T12:00:00');
  const dayOf = (time: number): string => new Date(time).toLocaleDateString('sv');
  while (!/^buy \S+$/.test(puzzleOfDay(set, dayOf(now))?.lines[0].words ?? '')) now += DAY;
  await page.clock.setFixedTime(now);
  await page.goto(`${server.url}/puzzles/${name}`);
  await expect(page.locator('[data-puzzles] ol a')).toHaveCount(set.puzzles.length, patient);
  await expect(page.locator('[data-puzzles]')).toHaveCount(1);
  await cleanInBothThemes(page, `puzzles of ${name}`);
  await page.getByRole('link', { name: 'Solve' }).click();
  const best = puzzleOfDay(set, dayOf(now))?.lines[0].words ?? '';
  await page.locator('[data-step]').waitFor(patient);
  await perform(page, name, [best]);
  await expect(page.locator('[data-answer="solved"]')).toContainText('Solved, first try');
  await expect(page.getByText(/Your rating\s*1[2-9]\d\d\s*\+\d+/)).toBeVisible();
  await expect(page.getByText('See you tomorrow')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByTitle('Streak')).toHaveText('1 day');
  await page.goto(`${server.url}/puzzles`);
  await expect(page.locator(`[data-puzzles="${name}"]`)).toContainText('1 solved', patient);
  await expect(page.locator(`[data-puzzles="${name}"]`).getByRole('link', { name: 'Solved' })).toBeVisible();
  // it lasts until the end of the next day
  await page.clock.setFixedTime(now + DAY);
  await page.reload();
  await expect(page.getByText('1 day', { exact: true })).toBeVisible(patient);
  await page.clock.setFixedTime(now + 2 * DAY);
  await page.reload();
  await expect(page.getByText('0 days', { exact: true })).toBeVisible(patient);
});

test('a wrong answer to a puzzle is taken back, and a lesson is closed', async ({ page, context, server }) => {
  await settle(context);
  const [{ name, learn }] = taughtGames;
  const [puzzle] = (await learn.puzzles()).set.puzzles;
  await page.goto(`${server.url}/puzzle/${puzzle.id}`);
  await page.locator('[data-step]').waitFor(patient);
  await expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled();
  await perform(page, name, [puzzle.lines[1].words]);
  await expect(page.locator('[data-answer="failed"]')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('[data-answer]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Second try' })).toBeVisible();
  await perform(page, name, [puzzle.lines[0].words]);
  await expect(page.locator('[data-answer="solved"]').getByRole('heading')).toHaveText('Solved');
  const [lesson] = (await learn.course()).lessons;
  await page.goto(`${server.url}/learn/${name}/${lesson.id}`);
  await page.getByRole('link', { name: 'Close' }).click(patient);
  await expect(page).toHaveURL(/\/learn$/);
});

test('a failed download of puzzles or lessons says so, and can be tried again', async ({ page, context, server }) => {
  await settle(context);
  const [first, , last] = taughtGames;
  const { command, puzzles } = (await last.learn.puzzles()).set;
  await withhold(page, command);
  await page.goto(`${server.url}/puzzles`);
  await expect(page.getByRole('alert').filter({ hasText: last.title })).toBeVisible(patient);
  await expect(page.locator(`[data-puzzles="${first.name}"]`)).toBeVisible();
  await cleanInBothThemes(page, 'puzzles that could not be loaded');
  await page.goto(`${server.url}/puzzle/${puzzles[0].id}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(patient);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-step]')).toBeVisible(patient);
  const [{ id, steps }] = (await first.learn.course()).lessons;
  await withhold(page, steps[0].text);
  await page.goto(`${server.url}/learn`);
  await expect(page.getByRole('alert').filter({ hasText: first.title })).toBeVisible(patient);
  await page.goto(`${server.url}/learn/${first.name}/${id}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(patient);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-step]')).toHaveText(steps[0].text, patient);
});

test('a step begins with nothing chosen, and a step back takes its answer back', async ({ page, context, server }) => {
  await settle(context);
  await page.goto(`${server.url}/learn/badugi/draw`);
  await page.locator('[data-step]').waitFor(patient);
  await perform(page, 'badugi', ['discard 9h', 'discard Th', 'draw']);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: /^Draw/ })).toContainText('choose cards first');
  await page.goto(`${server.url}/learn/dominion/villages`);
  await page.locator('[data-step]').waitFor(patient);
  await perform(page, 'dominion', ['play Village']);
  await page.getByRole('button', { name: 'Go on' }).click();
  await perform(page, 'dominion', ['play Smithy']);
  await page.locator('[data-answer="right"]').waitFor();
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(page.locator('[data-answer]')).toHaveCount(0);
  await expect(page.locator('[data-at="hand"] [aria-label^="Smithy,"]')).toBeVisible();
});

test('unknown games have no lessons and no puzzles', async ({ page, server }) => {
  for (const place of ['learn', 'puzzles']) {
    await page.goto(`${server.url}/${place}/chess`);
    await expect(page.getByRole('heading', { name: 'There is nothing here.' })).toBeVisible(patient);
  }
});

for (const { name, title, learn } of taughtGames)
  test(`the first game of ${title} after the lessons comes with hints and reasons`, async ({
    page,
    context,
    server,
  }) => {
    await settle(context);
    const lesson = (await learn.course()).lessons.at(-1);
    await page.goto(`${server.url}/learn/${name}/${lesson?.id}`);
    for (const step of lesson?.steps ?? []) {
      await expect(page.locator('[data-step]')).toHaveText(step.text, patient);
      await page.keyboard.press('s');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Play a first game' }).click();
    await page.waitForURL(/\/t\//);
    // nobody has asked for one
    const hint = page.locator('[data-ask="hint"]');
    await expect(hint).toBeVisible(patient);
    await expect(hint).toContainText(/\w+ \w+ \w+ \w+/);
  });

test('tips on what lies on a table of Badugi: pot, button, draws and answers', async ({ page, context, server }) => {
  await settle(context);
  const [, { name, learn }] = taughtGames;
  const last = (await learn.course()).lessons.at(-1);
  await page.goto(`${server.url}/learn/${name}/${last?.id}`);
  const tip = page.getByRole('tooltip');
  for (const [what, words] of [
    ['[data-at="pot"]', /winner takes it/],
    ['[data-tip^="The dealer"]', /acts last/],
    ['[data-tip^="How many cards"]', /pat means none/],
    ['[aria-keyshortcuts="P"]', /Keeps all four cards/],
  ] as const) {
    await page.locator(what).first().hover(patient);
    await expect(tip).toContainText(words);
    await page.mouse.move(2, 2);
  }
});

test('tips on cards, nobles, chips and buttons: by mouse, by keyboard, by a long press', async ({
  browser,
  server,
}) => {
  const wanted = { game: 'splendor', seats: [{ kind: 'person' as const }, { kind: 'bot' as const, name: 'Basil' }] };
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 }, hasTouch: true });
  await settle(context);
  const page = await context.newPage();
  await sitDown(page, server, wanted);
  const tip = page.getByRole('tooltip');
  const card = page.locator('[data-card][data-tip]').first();
  const label = (await card.getAttribute('aria-label', patient)) ?? '';
  await card.hover();
  await expect(tip).toHaveText(label);
  await expect(card).toHaveAttribute('aria-describedby', 'tip');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.locator('[data-at^="noble:"]').first().hover();
  await expect(tip).toContainText(/3 prestige/);
  await page.locator('[data-at="bank:ruby"]').hover();
  await expect(tip).toContainText(/ruby/i);
  await page.mouse.move(2, 2);
  await expect(tip).toHaveCount(0);
  for (let i = 0; i < 40 && (await tip.count()) === 0; i++) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(50);
    if (await page.evaluate(() => document.activeElement?.matches('[data-tip]'))) break;
  }
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  // a finger that rests shows the tip, and chooses nothing
  const box = await card.boundingBox();
  if (box === null) throw new Error('no card');
  const cdp = await context.newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(tip).toHaveText(label);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await tap(page, '[data-card][data-tip]');
  await expect(tip).toHaveCount(0);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await cleanInBothThemes(page, 'a table with tips');
  await context.close();
});
