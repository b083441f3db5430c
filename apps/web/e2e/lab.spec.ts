import type { Page } from '@playwright/test';
import { asTable, type Job, simulate } from '@baize/lab';
import { clean } from './axe.ts';
import { settle } from './people.ts';
import { expect, test, type TestServer } from './server.ts';

const open = async (page: Page, server: TestServer, link: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${server.url}/lab#${link}`);
  await expect(page.getByRole('button', { name: /^Run/ })).toBeVisible();
};

const run = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Run/ }).click();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Run/ })).toBeVisible({ timeout: 100_000 });
};

const choose = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByRole('combobox', { name: `${label}: ${name}` })).toBeVisible();
};

const section = (page: Page, name: string) => page.locator(`[data-section="${name}"]`);
const rows = (page: Page, name: string): Promise<string[]> =>
  section(page, name)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join('|')));

const words = (line: string): string[] => line.trim().split(/\s{2,}|\|/);

/** The same games of Dominion played without a browser, and what a terminal prints of the players, by the names that the lab has for them. */
async function playedHere(players: readonly string[], games: number, called = players) {
  const named = players.map((name) => ({ name }));
  const job: Job = {
    game: 'dominion',
    players: named,
    options: {},
    seed: 'browser',
    games,
    fixedSeats: false,
    series: true,
  };
  const { totals } = await simulate(job, { catalogue: import.meta.resolve('@baize/games'), workers: 0 });
  const shown = { ...job, players: called.map((name) => ({ name })) };
  return { totals, printed: asTable(shown, totals).split('\n').slice(4, 6).map(words) };
}

test('2,000 games in the browser come to what they come to in a terminal, and are drawn', async ({
  page,
  context,
  server,
}) => {
  await settle(context);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Lab', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The lab' })).toBeVisible();
  await clean(page, 'nothing played yet');
  await choose(page, 'Player 1', 'BigSmithy');
  await choose(page, 'Player 2', 'BMU');
  await page.getByRole('textbox', { name: 'Seed' }).fill('browser');
  await expect(page.getByLabel('Games', { exact: true })).toHaveValue('2000');
  await run(page);

  await expect(page.getByText('2,000 games, seed browser.')).toBeVisible();
  for (const name of ['wins', 'lengths', 'scores', 'points', 'coins', 'cards', 'treasures', 'Deck by kind 0'])
    await expect(section(page, name).locator('svg[role="img"]'), name).toBeVisible();
  const { totals, printed } = await playedHere(['BigSmithy', 'BMU'], 2000);
  expect((await rows(page, 'players')).map(words)).toEqual(printed);
  const lengths = await rows(page, 'lengths');
  expect(lengths).toEqual(
    Object.entries(totals.lengths)
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([rounds, games]) => `${rounds}|${games}`),
  );
  expect(await rows(page, 'coins')).toHaveLength((totals.series['coins']?.[0] ?? []).filter(({ n }) => n >= 40).length);
  await clean(page, 'results');
});

test('a learnt player decides in the browser as it does elsewhere', async ({ page, context, server }) => {
  await settle(context);
  await open(page, server, 'game=dominion&players=expert,BMU&games=60&seed=browser');
  await run(page);
  const { printed } = await playedHere(['expert', 'BMU'], 60, ['Expert', 'BMU']);
  expect((await rows(page, 'players')).map(words)).toEqual(printed);
});

test('while a search level thinks the page answers, and a stop keeps what is done', async ({
  page,
  context,
  server,
}) => {
  await settle(context);
  await open(page, server, 'game=splendor&players=strong,greedy&games=64');
  await page.evaluate(() => {
    const counter = Object.assign(window, { frames: 0 });
    const tick = (): void => {
      counter.frames++;
      requestAnimationFrame(tick);
    };
    tick();
  });
  const frames = (): Promise<number> => page.evaluate(() => (window as never as { frames: number }).frames);
  await page.getByRole('button', { name: /^Run/ }).click();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  const before = await frames();
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('textbox', { name: 'Seed' }).fill('typed while it runs');
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('typed while it runs');
  await expect(bar).not.toHaveAttribute('aria-valuenow', '0', { timeout: 100_000 });
  expect(await frames()).toBeGreaterThan(before + 20);
  await expect(section(page, 'prestige').locator('svg[role="img"]')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Run/ })).toBeFocused();
  const outcome = page.getByText(/^Stopped after \d+ of 64 games\.$/);
  await expect(outcome).toBeVisible();
  const kept = Number(/after (\d+)/.exec((await outcome.textContent()) ?? '')?.[1]);
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(64);
  await expect(page.locator('[data-verdict]')).toContainText(`${kept} games`);
  await clean(page, 'stopped, light');
});

test('cards of a list that a fixed kingdom does not have are told, and nothing is refused', async ({
  page,
  context,
  server,
}) => {
  await settle(context);
  await open(page, server, 'game=dominion&players=mine,BMU&option.preset=First+Game&list.mine=Witch%0AGold%0ASilver');
  const warnings = page.getByText('Not in this kingdom, and so never bought: Witch.');
  await expect(warnings).toBeVisible();
  await expect(page.getByText('No mistakes')).toBeVisible();
  await clean(page, 'a card that is not there');
  await page.getByRole('textbox', { name: 'The list mine', exact: true }).fill('Militia\nGold\nSilver');
  await expect(warnings).toBeHidden();
  await expect(page.getByRole('button', { name: /^Run/ })).toBeEnabled();
});

test('a buy list is written with help, played, compared and shared', async ({ page, context, server, browser }) => {
  await settle(context);
  await open(page, server, 'game=dominion&players=BMU,BMsimple&games=300&seed=lists');
  await page.getByRole('button', { name: 'Write a buy list' }).click();
  await expect(page.getByRole('combobox', { name: 'Player 1: mine' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'The list mine', exact: true });
  await text.fill('Province\nGold\nSilvre\n');
  await expect(page.getByText("Line 3, column 1: expected a card, found 'silvre'.")).toBeVisible();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: /^Run/ }).click();
  await expect(page.getByText('The list mine has mistakes.')).toBeFocused();

  await text.fill('Province\nGold\n');
  await text.press('Control+End');
  await text.pressSequentially('Smi');
  const offer = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(offer.getByRole('option')).toHaveText(['Smithy']);
  await clean(page, 'a mistake and an offer');
  await text.press('Enter');
  await text.pressSequentially(' un');
  await text.press('Tab');
  await text.pressSequentially(' 2 if tr');
  await expect(offer.getByRole('option')).toHaveText(['treasure']);
  await text.press('Escape');
  await expect(offer).toBeHidden();
  await text.press('Backspace');
  await text.press('Backspace');
  await text.press('Control+Space');
  await text.press('ArrowUp');
  await expect(offer.getByRole('option', { selected: true })).toHaveText('not');
  await text.pressSequentially('size >= 12');
  await text.press('Enter');
  await text.pressSequentially('Silver');
  await expect(text).toHaveValue('Province\nGold\nSmithy until 2 if size >= 12\nSilver');
  await expect(page.getByText('No mistakes')).toBeVisible();
  await page.getByLabel('Name of the list mine').fill('smiths');
  await page.getByLabel('Name of the list mine').press('Enter');
  await expect(page.getByRole('combobox', { name: 'Player 1: smiths' })).toBeVisible();
  await run(page);
  const alone = await rows(page, 'players');
  expect(alone[0]).toMatch(/^smiths\|/);

  await page.getByRole('button', { name: 'Keep this as A, to compare' }).click();
  await choose(page, 'Player 1', 'BMU');
  await page.getByRole('textbox', { name: 'Seed' }).press('Control+Enter');
  await expect(page.getByRole('button', { name: /^Run B/ })).toBeVisible({ timeout: 100_000 });
  await expect(page.getByRole('heading', { name: 'What changed from A to B' })).toBeVisible();
  const changes = await rows(page, 'changes');
  expect(changes).toHaveLength(7);
  expect(changes[0]).toMatch(/^BMU instead of smiths wins\|\d+\.\d %\|\d+\.\d %\|/);
  await expect(section(page, 'points').locator('svg[role="img"]')).toHaveCount(2);

  await expect.poll(() => page.url()).toContain('players=BMU%2CBMsimple');
  const elsewhere = await browser.newContext();
  await settle(elsewhere, { theme: 'light' });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: 'The list smiths', exact: true })).toHaveValue(/Smithy until 2/);
  await expect(other.getByRole('combobox', { name: 'Player 1: BMU' })).toBeVisible();
  await other.getByRole('button', { name: 'Run A and B' }).click();
  await expect(other.getByRole('heading', { name: 'What changed from A to B' })).toBeVisible({ timeout: 60_000 });
  await expect(other.getByRole('button', { name: /^Run B/ })).toBeVisible({ timeout: 60_000 });
  expect(await rows(other, 'changes')).toEqual(changes);
  expect(await rows(other, 'players')).toEqual(await rows(page, 'players'));
  await other.setViewportSize({ width: 390, height: 844 });
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await clean(other, 'two runs on a phone');
  await elsewhere.close();
});

test('a bad link is told, never a crash; on a phone too', async ({ page, context, server }) => {
  await settle(context, { theme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, server, 'game=dominion&players=nobody,BMU&games=lots&option.rules=mine&a=%25%25');
  const told = page.getByRole('alert').filter({ hasText: 'Parts of this link could not be used' });
  await expect(told).toContainText('Dominion has no player “nobody”');
  await expect(told).toContainText('“lots” is not a number of games');
  await expect(told).toContainText('The usual rules apply instead.');
  await open(page, server, 'game=bridge');
  await expect(page.getByRole('alert').filter({ hasText: 'There is no game “bridge”' })).toBeVisible();
  await open(page, server, 'game=badugi&players=basic,station,maniac&games=60&option.match=hands&option.hands=12');
  await run(page);
  for (const name of ['payoffs', 'chips']) await expect(section(page, name).locator('svg[role="img"]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await clean(page, 'phone');
  // a jump within the page leaves the link as it is
  await page.keyboard.press('Home');
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await expect.poll(() => page.url()).toContain('game=badugi');
  await expect(page.getByRole('combobox', { name: 'Player 3: maniac' })).toBeVisible();
});
