import { readFileSync } from 'node:fs';
import type { GameRecord } from '@baize/game';
import type { Created, TableInfo } from '@baize/protocol';
import { playText, settle } from './people.ts';
import { expect, test } from './server.ts';
import { askHost, buildSite, FileServer, openHere, Profile } from './site.ts';

const files = new FileServer();
const patient = { timeout: 60_000 };
const dominion = {
  game: 'dominion',
  options: { rules: 'house', victoryPileSize: 2, kingdom: ['Village', 'Smithy', 'Market'] },
  seats: [{ kind: 'person' as const }, { kind: 'bot' as const, name: 'Basil' }],
};
const splendor = {
  game: 'splendor',
  seats: [{ kind: 'person' as const }, { kind: 'bot' as const, name: 'Odo' }],
};
const money = [/^\S*\s*play all/i, /play (gold|silver|copper)/i, /buy province/i, /buy gold/i, /buy silver/i, /end/i];

// One after the other: they share the file server. Whole games on a busy machine take their time.
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.beforeAll(() => {
  test.setTimeout(120_000);
  buildSite();
});

/** The start page, with everything loaded that later visits need. */
async function firstVisit(profile: Profile): ReturnType<Profile['open']> {
  await files.start();
  const opened = await profile.open();
  await settle(opened.context, { plain: true });
  await opened.page.goto(files.url);
  await opened.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  return opened;
}

test('after the first visit everything works without any server', async () => {
  const profile = new Profile();
  try {
    let { context, page } = await firstVisit(profile);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const cdp = await context.newCDPSession(page);
    expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    await files.stop();

    await page.reload();
    await expect(page.getByRole('link', { name: 'Watch' })).toHaveCount(0);
    await expect(page.getByText('Your matches are kept in this browser')).toBeVisible();

    // Splendor, opened with the one click that everybody sees.
    await page.locator('article', { hasText: 'Splendor' }).getByRole('button', { name: /play/i }).first().click();
    expect(await playText(page, [/^buy/i, /^take/i])).toBeGreaterThan(10);
    await expect(page.getByRole('dialog')).toContainText(/win/i);

    await page.goto(files.url);
    await openHere(page, {
      game: 'badugi',
      options: { match: 'hands', hands: 2 },
      seats: [{ kind: 'person' }, { kind: 'bot', name: 'Odo' }],
    }).then(({ match }) => page.goto(`${files.url}?/t/${match}`));
    expect(await playText(page, [/call|check/i, /stand pat|draw/i])).toBeGreaterThan(0);

    // Dominion, left in the middle: the browser is closed and opened again, still without a server.
    await page.goto(files.url);
    const { match } = await openHere(page, dominion);
    await page.goto(`${files.url}?/t/${match}`);
    await expect(page.locator('[data-move]:enabled').first()).toBeVisible({ timeout: 40_000 });
    await page.locator('[data-move]:enabled').first().click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', '0');
    await profile.close();

    ({ context, page } = await profile.open());
    await page.goto(files.url);
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(`${files.url}?/t/${match}`);
    await playText(page, money);
    await expect(page.getByRole('dialog')).toContainText(/win/i);
    await page.goto(`${files.url}?/r/${match}`);
    await expect(page.getByRole('slider').first()).toBeVisible({ timeout: 40_000 });

    await page.goto(`${files.url}?/lab`);
    await page.getByLabel('Games', { exact: true }).fill('100');
    await page.getByRole('button', { name: /^Run/ }).click();
    await expect(page.getByText(/^100 games, seed/)).toBeVisible({ timeout: 60_000 });
  } finally {
    await profile.forget();
  }
});

test('hints, undo, lessons, puzzles, rules, reviews, analysis and advice need no server either', async () => {
  const profile = new Profile();
  try {
    const { page } = await firstVisit(profile);
    await files.stop();

    const { match } = await openHere(page, splendor);
    await page.goto(`${files.url}?/t/${match}`);
    const move = page.locator('[data-move]:enabled').first();
    await expect(move).toBeVisible(patient);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByText(/chance to win: about/i).first()).toBeVisible(patient);
    // the hint has chosen a move: another press on it would put it back
    await page.locator('[data-move][aria-pressed="false"]:enabled').first().click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/takes? back a move/i).first()).toBeVisible(patient);
    await playText(page, [/^buy/i, /^take/i]);

    await page.goto(`${files.url}?/review/${match}`);
    await expect(page.getByText(/mistakes.*, costliest first$/i)).toBeVisible(patient);
    await page.goto(`${files.url}?/learn/splendor/gems`);
    await expect(page.locator('[data-step]')).not.toBeEmpty(patient);
    await page.goto(`${files.url}?/puzzles`);
    await page.getByRole('link', { name: /Solve/ }).first().click();
    await expect(page.locator('[data-step]')).not.toBeEmpty(patient);
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('link', { name: 'Analyse' }).click();
    await expect(page.locator('[data-analysis] ol button').first()).toBeVisible(patient);
    await page.goto(`${files.url}?/rules/dominion`);
    await expect(page.getByRole('heading', { name: 'Rulings', exact: true })).toBeVisible(patient);
    await page.goto(`${files.url}?/lab/advice/dominion#option.kingdom=Moat,Smithy,Witch&seed=site`);
    const list = page.getByRole('region', { name: 'The best list' });
    await expect(list.getByRole('listitem').first()).toBeVisible(patient);
  } finally {
    await profile.forget();
  }
});

test('a new version is offered, and the game that is open goes on until it is accepted', async () => {
  const profile = new Profile();
  try {
    const { page } = await firstVisit(profile);
    const { match } = await openHere(page, splendor);
    files.newer = true;
    await page.goto(files.url);
    const offered = page.getByText('A new version is ready.');
    await expect(offered).toBeVisible(patient);
    await page.getByRole('link', { name: 'Continue', exact: true }).click();
    await page.locator('[data-move]:enabled').first().click();
    await expect(offered).toBeHidden();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', '0');
    await page.getByRole('link', { name: 'Back to the start' }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await page.goto(`${files.url}?/t/${match}`);
    await expect(page.locator('[data-move]:enabled').first()).toBeVisible(patient);
    await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', '0');
    await page.goto(files.url);
    await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible(patient);
    await expect(offered).toBeHidden();
  } finally {
    files.newer = false;
    await files.stop();
    await profile.forget();
  }
});

test('matches leave one browser as a file and go on in another', async () => {
  const [from, to] = [new Profile(), new Profile()];
  try {
    await files.start();
    const here = await from.open();
    await here.page.goto(files.url);
    await expect(here.page.getByText('Your matches are kept in this browser')).toBeVisible();
    const { match } = await openHere(here.page, dominion);
    const [download] = await Promise.all([
      here.page.waitForEvent('download'),
      here.page.getByRole('button', { name: 'Export matches' }).click(),
    ]);
    const file = await download.path();
    expect(readFileSync(file, 'utf8')).toContain(match);

    const there = await to.open();
    await settle(there.context, { plain: true });
    await there.page.goto(files.url);
    await there.page
      .getByLabel('Import matches')
      .last()
      .setInputFiles({ name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from('{}') });
    await expect(there.page.locator('#keeping')).toContainText('That file contains no Baize matches.');
    await there.page.getByLabel('Import matches').last().setInputFiles(file);
    await expect(there.page.locator('#keeping')).toContainText('1 match imported.');
    await there.page.goto(`${files.url}?/t/${match}`);
    await playText(there.page, money);
    await expect(there.page.getByRole('dialog')).toContainText(/win/i);
  } finally {
    await files.stop();
    await Promise.all([from.forget(), to.forget()]);
  }
});

test('the same seed and bots play the same match in the site as on a server', async ({ server }) => {
  const profile = new Profile();
  try {
    await files.start();
    const { page } = await profile.open();
    await page.goto(files.url);
    await expect(page.getByText('Your matches are kept in this browser')).toBeVisible();
    for (const [game, bots] of Object.entries({
      dominion: ['big-money', 'tuned'],
      splendor: ['greedy', 'planner'],
      badugi: ['regular', 'hard'],
    })) {
      const wanted = { game, seed: 'the same', seats: bots.map((bot) => ({ kind: 'bot' as const, bot })) };
      const there = await server.api.create(wanted);
      const here = await askHost<Created>(page, 'POST', '/api/matches', wanted);
      await expect(async () => {
        const { status } = await server.api.table(there.match);
        expect(status).toBe('over');
      }).toPass({ timeout: 60_000 });
      // Its host lives as long as it is asked: the page's own plays on.
      await page.goto(`${files.url}?/t/${here.match}`);
      await expect(async () => {
        const { status } = await askHost<TableInfo>(page, 'GET', `/api/matches/${here.match}`);
        expect(status).toBe('over');
      }).toPass({ timeout: 60_000 });
      const [ours, theirs] = [
        await askHost<GameRecord>(page, 'GET', `/api/matches/${here.match}/record`),
        await server.api.record(there.match),
      ];
      expect(ours.moves.length).toBeGreaterThan(5);
      expect({ game, moves: ours.moves, result: ours.result }).toEqual({
        game,
        moves: theirs.moves,
        result: theirs.result,
      });
    }
  } finally {
    await files.stop();
    await profile.forget();
  }
});
