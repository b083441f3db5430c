import { answered, playText, settle, sitDown, version } from './people.ts';
import { expect, test } from './server.ts';

test.beforeEach(async ({ context }) => settle(context, { plain: true }));

test('the text table plays a whole game of Dominion', async ({ page, server }) => {
  await sitDown(page, server, {
    game: 'dominion',
    options: { rules: 'house', victoryPileSize: 2, kingdom: ['Village', 'Smithy', 'Market'] },
    seats: [{ kind: 'person' }, { kind: 'bot', name: 'Basil' }],
  });
  const paper = page.getByRole('region', { name: 'The table' });
  for (const heading of [/^You/, /^Basil/, /^Supply/, /^Trash/])
    await expect(paper.getByRole('heading', { name: heading })).toBeVisible();
  // what a button costs stands on it, and what is left below
  await page.locator('[data-move]', { hasText: 'Buy Copper' }).click();
  await expect(page.locator('[data-move]', { hasText: 'Buy Copper' })).toContainText(/Copper\s*0$/);
  await expect(page.getByText(/^Costs 0. Leaves 0 coins and 0 buys.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  const moves = await playText(page, [
    /^\S*\s*play all/i,
    /play (gold|silver|copper)/i,
    /buy province/i,
    /buy gold/i,
    /buy silver/i,
    /end/i,
  ]);
  expect(moves).toBeGreaterThan(10);
  await expect(page.getByRole('dialog')).toContainText(/win/i);
});

test('the text table plays Badugi by keyboard', async ({ page, server }) => {
  const { match } = await sitDown(page, server, {
    game: 'badugi',
    options: { match: 'hands', hands: 3 },
    seats: [{ kind: 'person' }, { kind: 'bot', name: 'Odo' }],
  });
  const over = page.locator('[data-dialog="result"]').first();
  const move = page.locator('[data-move]:enabled').first();
  let moves = 0;
  for (; moves < 300; moves++) {
    await expect(move.or(over).first()).toBeVisible({ timeout: 40_000 });
    if (await over.isVisible()) break;
    const before = await version(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await answered(page, before);
  }
  expect(moves).toBeGreaterThan(0);
  expect((await server.api.record(match)).result?.winners.length).toBeGreaterThan(0);
});

test('on small phones the text table shows two rows of answers and all of Confirm', async ({ page, server }) => {
  await sitDown(page, server, { game: 'splendor', seats: [{ kind: 'person' }, { kind: 'bot', name: 'Basil' }] });
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [top, bottom] = await confirm.evaluate((button) => {
      const box = button.getBoundingClientRect();
      return [box.top, box.bottom] as const;
    });
    expect(bottom, `${width}x${height}`).toBeLessThanOrEqual(height - 8);
    const rows = await page
      .locator('[data-move]')
      .evaluateAll(
        (moves, end) =>
          new Set(
            moves.map((move) => move.getBoundingClientRect()).flatMap(({ y, bottom: last }) => (last < end ? [y] : [])),
          ).size,
        top,
      );
    expect(rows, `${width}x${height}`).toBeGreaterThanOrEqual(2);
  }
});
