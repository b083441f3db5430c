import { clean } from './axe.ts';
import { settle, sitDown, turnByMouse, whatNow } from './people.ts';
import { expect, test } from './server.ts';

const splendor = {
  game: 'splendor',
  options: { rules: 'official' },
  seats: [{ kind: 'person' as const }, { kind: 'bot' as const, bot: 'greedy', name: 'Basil' }],
  seed: 'pages',
};

for (const theme of ['dark', 'light'] as const)
  test(`axe finds nothing serious on the pages, ${theme}`, async ({ page, context, server }) => {
    await settle(context, { theme });
    await page.goto(server.url);
    await expect(page.locator('article h2').first()).toBeVisible();
    await clean(page, 'start');
    await page.getByRole('button', { name: 'Options for Splendor' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean(page, 'drawer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Options for Splendor' })).toBeFocused();
    const places = theme === 'dark' ? ['/watch', '/replays', '/nowhere', '/r/aaaaaaaaaaaa'] : [];
    for (const place of [...places, '/t/aaaaaaaaaaaa']) {
      await page.goto(server.url + place);
      await expect(page.locator('h1').first()).toBeVisible();
      await clean(page, place);
    }
    await expect(page.getByText('There is no such table.')).toBeVisible();

    await sitDown(page, server, splendor);
    await expect(page.locator('[data-ask="mine"]')).toBeVisible();
    await clean(page, 'my turn');
    await page.locator('[data-bank="can"]').first().click();
    await clean(page, 'gems picked');
    await page.keyboard.press('Escape');
    await page.locator('[data-card]').first().click();
    await clean(page, 'card picked');
    await page.getByRole('button', { name: 'Menu' }).click();
    if (theme === 'light') await clean(page, 'menu');
    await page.getByRole('button', { name: 'Resign' }).click();
    if (theme === 'dark') await clean(page, 'resign?');
    await expect(page.getByRole('dialog')).toContainText('The game ends and Basil wins.');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    const result = page.getByRole('dialog');
    await expect(result.getByRole('heading', { name: 'Basil wins', exact: true })).toBeVisible();
    await expect(result).toContainText('You resigned.');
    await clean(page, 'result');
  });

test('waiting for players, the text table and the replay are clean too', async ({ page, context, server }) => {
  await settle(context, { plain: true });
  const { match } = await sitDown(page, server, splendor);
  await expect(page.locator('[data-move]').first()).toBeVisible();
  await clean(page, 'text table');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Text table' }).click();
  await page.keyboard.press('Escape');
  for (let i = 0; i < 4; i++) {
    await whatNow(page);
    await turnByMouse(page);
  }
  await whatNow(page);
  await page.goto(`${server.url}/r/${match}`);
  await expect(page.getByText('This match is still being played.')).toBeVisible();
  await page.getByRole('link', { name: 'Watch it live' }).click();
  await expect(page.locator('[data-ask="mine"]')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Review your game' }).click();
  await expect(page.locator('[data-page="review"]')).toBeVisible();
  await page.goto(`${server.url}/r/${match}`);

  // the replay: keys, scrubber, views
  const slider = page.getByRole('slider', { name: 'Move' });
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await clean(page, 'replay');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('End');
  const last = await slider.getAttribute('aria-valuemax');
  expect(Number(last)).toBeGreaterThan(6);
  await expect(slider).toHaveAttribute('aria-valuenow', String(last));
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(slider).toHaveAttribute('aria-valuenow', '2', { timeout: 10_000 });
  await page.keyboard.press('Space');
  await page.keyboard.press('v');
  await expect(page.getByRole('combobox', { name: 'What is shown' })).not.toHaveAccessibleName(/Ada’s view/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record' }).click();
  expect((await download).suggestedFilename()).toBe(`splendor-${match}.json`);

  // shared links hide the result until it is asked for
  await page.goto('about:blank');
  await page.goto(`${server.url}/r/${match}#shared`);
  await expect(page.getByRole('button', { name: 'Show the result' })).toBeVisible();

  const waiting = await server.api.create({
    ...splendor,
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'model' }],
    open: true,
  });
  await page.goto(`${server.url}/t/${waiting.match}`);
  await expect(page.getByRole('button', { name: 'Take this seat' }).first()).toBeVisible();
  await clean(page, 'waiting for players');
});

test('a phone reaches every page from its tabs, and every page lists its keys', async ({ page, context, server }) => {
  await settle(context);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(server.url);
  const tabs = page.getByRole('navigation', { name: 'Main' }).last();
  for (const [place, title] of [
    ['Watch', 'Watch'],
    ['Lab', 'The lab'],
  ]) {
    await tabs.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: place }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(tabs.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'page');
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' }).getByText('Run', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await tabs.getByRole('link', { name: 'Play', exact: true }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' }).getByText('Paste an invite')).toBeVisible();
});

test('the form of a new table leaves out what other options rule out', async ({ page, context, server }) => {
  await settle(context);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Options for Splendor' }).click();
  const rules = page.getByRole('radiogroup', { name: 'Rule set' });
  const exactly = page.getByRole('switch', { name: 'Exactly three' });
  await expect(rules.getByRole('radio', { name: 'Official' })).toBeChecked();
  await expect(exactly).toHaveCount(0);
  await rules.getByRole('radio', { name: 'House' }).click();
  await exactly.click();
  await rules.getByRole('radio', { name: 'Official' }).click();
  await expect(exactly).toHaveCount(0);
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(page.locator('[data-ask]').first()).toBeVisible();
});

test('without a connection nothing looks as if it worked', async ({ page, context, server }) => {
  await settle(context);
  await sitDown(page, server, splendor);
  await expect(page.locator('[data-ask="mine"]')).toBeVisible();
  await page.goto(server.url);
  const game = page.locator('#mine').getByRole('link', { name: /Your turn/ });
  await expect(game).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await expect(page.getByText('Connection lost').first()).toBeVisible({ timeout: 30_000 });
  await expect(game).toHaveCount(0);
  for (const name of ['Continue', 'Set up a table', 'Sit down', 'Play Splendor against bots', 'Options for Splendor'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(game).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up a table' })).toBeEnabled();
});

test('a move that showed nothing is taken back at once', async ({ page, context, server }) => {
  await settle(context);
  const created = await sitDown(page, server, { ...splendor, seats: [{ kind: 'person' }, { kind: 'person' }] });
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await server.api.join(created.match, { name: 'Bo', invite: created.invites[0]?.invite ?? '' });
  await expect(page.locator('[data-ask="mine"]')).toBeVisible();
  await turnByMouse(page);
  await expect(page.getByRole('heading', { name: 'Bo to move' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.locator('[data-ask="mine"]')).toBeVisible();
  await expect(page.getByText('0 of 10 tokens')).toBeVisible();
  await expect(page.getByRole('log')).toContainText('You take back a move.');
});

test('the first page is at most 120 KB of compressed script and asks nobody else for anything', async ({
  page,
  context,
  server,
}) => {
  await settle(context);
  const { gzipSync } = await import('node:zlib');
  const scripts: Promise<number>[] = [];
  const foreign: string[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(server.url)) foreign.push(response.url());
    if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(server.url);
  await expect(page.locator('article h2').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const script = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(script).toBeGreaterThan(30_000);
  expect(script).toBeLessThan(120_000);
  expect(foreign).toEqual([]);
});

test('what could not be downloaded says so and can be tried again', async ({ page, server }) => {
  await page.goto(server.url);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: 'Learn' }).first().click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(/\/assets\/.*\.js$/);
  await again.click();
  await expect(page.locator('[data-course]')).toHaveCount(3);

  // the page itself comes, its puzzles do not
  await page.route(/\/assets\/puzzles-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await ((await response.body()).length > 20_000 ? route.abort() : route.fulfill({ response }));
  });
  await page.goto(`${server.url}/puzzles`);
  await expect(again).toHaveCount(3);
});
