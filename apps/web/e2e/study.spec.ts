import { catalogue, taughtGames } from '@baize/games';
import { cleanInBothThemes } from './axe.ts';
import { settle } from './people.ts';
import { recordWithMistakes } from './records.ts';
import { expect, test } from './server.ts';

const patient = { timeout: 60_000 };

for (const { name, title, learn } of taughtGames)
  test(`a puzzle of ${title}: given up, told why, and taken to the analysis board`, async ({
    page,
    context,
    server,
  }) => {
    await settle(context);
    const { set, themes } = await learn.puzzles();
    const [puzzle] = set.puzzles;
    await page.goto(`${server.url}/puzzle/${puzzle.id}`);
    await expect(page.locator('[data-step]')).toHaveText(themes.themes[puzzle.theme].ask, patient);
    await page.getByRole('button', { name: /^Hint/ }).click();
    await expect(page.getByText(themes.themes[puzzle.theme].hint)).toBeVisible();
    await page.getByRole('button', { name: 'Give up' }).click();
    await expect(page.locator('[data-answer="shown"]')).toContainText(themes.themes[puzzle.theme].why);
    await cleanInBothThemes(page, `puzzle of ${name}`);
    await page.getByRole('link', { name: 'Analyse' }).click();
    await expect(page.locator('[data-analysis] ol button').first()).toBeVisible(patient);
    // no hands follow one position
    await expect(page.getByText('Auto-next')).toHaveCount(0);
    // one of the best is chosen, put back, chosen again and tried; the rest of the keys do what they say
    const lines = page.locator('[data-analysis] ol').first().locator('> li > button');
    const step = page.getByRole('button', { name: 'Step back' }).first();
    await page.keyboard.press('1');
    await expect(lines.first()).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(lines.first()).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Space');
    const worlds = page.locator('[data-worlds]');
    await expect(worlds).toContainText(/paused|imagined\.$/);
    await page.keyboard.press('2');
    await expect(lines.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(step).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(step).toBeEnabled();
    await page.keyboard.press('u');
    await expect(step).toBeDisabled();
    const eyes = page.getByRole('radiogroup', { name: 'Look through' });
    const before = await eyes.getByRole('radio', { checked: true }).innerText();
    await page.keyboard.press('s');
    await expect(eyes.getByRole('radio', { checked: true })).not.toHaveText(before);
    for (let i = 1; i < (await eyes.getByRole('radio').count()); i++) await page.keyboard.press('s');
    await expect(eyes.getByRole('radio', { checked: true })).toHaveText(before);
    await lines.first().click(patient);
    await expect(page.getByText('The game itself stays as it is.').first()).toBeVisible();
    await cleanInBothThemes(page, `analysis of ${name}`);
    await page.goto(`${server.url}/puzzles`);
    await expect(page.locator(`[data-puzzles="${name}"]`)).toContainText('puzzles', patient);
    await cleanInBothThemes(page, 'puzzles');
  });

for (const { name, title } of taughtGames)
  test(`a position of ${title} set up by hand: a move is tried and stepped back`, async ({ page, context, server }) => {
    await settle(context);
    await page.goto(`${server.url}/analysis/${name}`);
    await page.getByRole('button', { name: 'Open the board' }).click(patient);
    const best = page.locator('[data-analysis] ol button').first();
    const theirs = page.getByText('Look through that seat');
    await expect(best.or(theirs).first()).toBeVisible(patient);
    if (await theirs.isVisible()) await page.keyboard.press('s');
    await expect(best).toBeVisible(patient);
    const tree = page.getByRole('region', { name: 'Variations' });
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(tree.locator('[aria-current="true"]')).toHaveCount(1);
    await page.keyboard.press('u');
    await expect(tree.locator('[aria-current="true"]')).toHaveCount(0);
  });

test('the rules are searched with keys alone', async ({ page, context, server }) => {
  await settle(context);
  for (const { name } of catalogue) {
    await page.goto(`${server.url}/rules/${name}`);
    await expect(page.getByRole('heading', { name: 'Rulings', exact: true })).toBeVisible(patient);
    await cleanInBothThemes(page, `rules of ${name}`);
  }
  await page.goto(`${server.url}/rules/splendor`);
  await expect(page.getByRole('heading', { name: 'Rulings', exact: true })).toBeVisible(patient);
  await page.keyboard.press('/');
  await page.keyboard.type('two of a colour');
  await expect(page.getByRole('button', { name: /^S4/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
});

test('a review lists mistakes, and one of them can be tried again', async ({ page, context, server }) => {
  // a whole game is gone through first
  test.setTimeout(300_000);
  await settle(context);
  const record = await recordWithMistakes();
  await page.route('**/record', (route) => route.fulfill({ json: record }));
  // a variation that was tried some other day
  const buy = record.moves.findIndex((words) => words.startsWith('buy'));
  const tried = { branches: { aaaaaaaaaaaa: [{ move: buy, words: record.moves.slice(buy, buy + 1) }] } };
  await context.addInitScript((branches) => localStorage.setItem('baize.branches', branches), JSON.stringify(tried));
  await page.goto(`${server.url}/review/aaaaaaaaaaaa`);
  const first = page.locator('[aria-expanded]').first();
  // every decision is looked at before the first is called a mistake
  await expect(first).toBeVisible({ timeout: 120_000 });
  await first.click();
  await expect(page.getByText('Better', { exact: true })).toBeVisible();
  // both moves are pointed at on the table, until one tries it oneself
  await expect(page.locator('[data-mark="played"]').first()).toBeVisible();
  await expect(page.locator('[data-mark="better"]').first()).toBeVisible();
  await page.getByRole('button', { name: /^Try it/ }).click();
  await expect(page.getByText('What would you do here?').first()).toBeVisible();
  await expect(page.locator('[data-mark]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('[data-mark="better"]').first()).toBeVisible();
  await cleanInBothThemes(page, 'review');

  // the same with keys alone, whatever the table would do with them
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Find a better move' })).toBeVisible();
  await expect(page.locator('[data-mark]')).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(page.locator('[data-mark="better"]').first()).toBeVisible();
  await page.keyboard.press('t');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-mark="played"]').first()).toBeVisible();
  const back = page.getByRole('button', { name: 'Step back' });
  await expect(back).toBeDisabled();
  await page.keyboard.press('l');
  await expect(back).toBeEnabled();
  await page.keyboard.press('u');
  await expect(back).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-mark]')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.locator('[aria-expanded="true"]')).toHaveCount(1);

  const board = page.getByRole('button', { name: 'Analysis board' });
  await board.click();
  await expect(page.locator('[data-analysis] ol button').first()).toBeVisible(patient);
  await expect(page.getByRole('button', { name: /^Move \d+: Buy the / })).toBeVisible();
  await cleanInBothThemes(page, 'analysis of a game');
  // a move is tried, stepped back and found again in the tree below the game
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  const tree = page.getByRole('region', { name: 'Variations' });
  await expect(tree.locator('[aria-current="true"]')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(tree.locator('[aria-current="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(tree.locator('[aria-current="true"]')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(tree.locator('[aria-current="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the review' }).click();

  // on a phone there is one mistake at a time, and a finger goes to the next
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.getByRole('region', { name: 'Mistakes, costliest first' });
  const place = sheet.getByText(/^Round \d+\. Mistake/);
  // more of them are found all the time, and the first need not stay the costliest
  await expect(place).toHaveText(/of (?!1 )\d+ by cost/, { timeout: 120_000 });
  const [, n, all] = /Mistake (\d+) of (\d+)/.exec(await place.innerText()) ?? [];
  const told = await sheet.getByRole('heading').innerText();
  const finger = (clientX: number): object => ({ identifier: 0, clientX, clientY: 700 });
  await sheet.dispatchEvent('touchstart', { touches: [finger(200)], changedTouches: [finger(200)] });
  const to = finger(Number(n) < Number(all) ? 80 : 320);
  await sheet.dispatchEvent('touchend', { touches: [], changedTouches: [to] });
  await expect(sheet.getByRole('heading')).not.toHaveText(told);
});
