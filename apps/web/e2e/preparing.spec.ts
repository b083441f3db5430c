/** A bot that prepares for long: what is said about it, and the two ways not to wait, by mouse, by key and by touch. */
import type { Browser, Page } from '@playwright/test';
import type { CreateMatch } from '@baize/protocol';
import { type Habits, settle, sitDown } from './people.ts';
import { expect, slowBots, test as base, TestServer } from './server.ts';

const test = base.extend<object, { server: TestServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the form that fixtures have
    async ({}, use) => {
      const server = new TestServer(slowBots);
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const table: CreateMatch = {
  game: 'dominion',
  options: { rules: 'house', kingdom: ['Chapel', 'Moat', 'Village', 'Militia', 'Smithy', 'Remodel', 'Market', 'Mine'] },
  seats: [
    { kind: 'bot', bot: 'evolved', name: 'Clover' },
    { kind: 'person' },
    { kind: 'bot', bot: 'aggressive', name: 'Fern' },
  ],
  me: { seat: 1, name: 'Ada' },
};

async function phone(browser: Browser, habits?: Habits): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  await settle(context, habits);
  return context.newPage();
}

const prepares = async (page: Page): Promise<void> =>
  expect(page.getByRole('progressbar').first()).toBeVisible({ timeout: 60_000 });
/** Clover has played, and it is my turn. */
const goesOn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator('[data-asked="mine"]')).toBeVisible({ timeout: 60_000 });
};

test('by mouse: the plan so far is played by, and a reload changes nothing', async ({ page, server }) => {
  await settle(page.context());
  await sitDown(page, server, table);
  await prepares(page);
  await expect(page.getByRole('heading', { name: 'Clover is working out a plan for this kingdom' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Practice games' })).toHaveAttribute(
    'aria-current',
    'step',
    { timeout: 60_000 },
  );
  await expect(page.getByRole('log').getByText(/^Clover is preparing/)).toBeVisible();
  await page.getByRole('button', { name: 'Start now with the best so far' }).click();
  await goesOn(page);
  await page.reload();
  await goesOn(page);
});

test('by key: N starts with the best so far', async ({ page, server }) => {
  await settle(page.context());
  await sitDown(page, server, table);
  await expect(page.getByRole('button', { name: 'Start now with the best so far' })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('n');
  await goesOn(page);
});

test('by mouse: a quicker bot takes over, at its seat and in the log', async ({ page, server }) => {
  await settle(page.context());
  await sitDown(page, server, table);
  await prepares(page);
  await page.getByRole('button', { name: 'Play a quicker bot instead' }).click();
  await goesOn(page);
  await expect(page.getByRole('group', { name: /^Clover, Bot, Solid/ })).toBeVisible();
  await expect(page.getByRole('log').getByText('A quicker bot, solid, plays on as Clover.')).toBeVisible();
});

test('by touch: the plan so far is played by', async ({ browser, server }) => {
  const page = await phone(browser);
  await sitDown(page, server, table);
  await prepares(page);
  await page.getByRole('button', { name: 'Start now' }).tap();
  await goesOn(page);
  await page.context().close();
});

test('by touch: a quicker bot takes over', async ({ browser, server }) => {
  const page = await phone(browser);
  const { match } = await sitDown(page, server, table);
  await prepares(page);
  await page.getByRole('button', { name: 'Quicker bot' }).tap();
  await goesOn(page);
  expect((await server.api.table(match)).seats[0]).toMatchObject({ name: 'Clover', bot: 'solid' });
  await page.context().close();
});

test('on the text table too; onlookers only look on', async ({ browser, page, server }) => {
  const player = await phone(browser, { plain: true });
  const { match } = await sitDown(player, server, table);
  await settle(page.context());
  await page.goto(`${server.url}/t/${match}`);
  await prepares(page);
  await expect(page.getByRole('button', { name: /quicker bot|best so far/ })).toHaveCount(0);
  await prepares(player);
  await player.getByRole('button', { name: 'Start now' }).tap();
  await expect(player.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await player.context().close();
});
