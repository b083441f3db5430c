import type { Page } from '@playwright/test';
import { settle, sitDown } from './people.ts';
import { expect, test, type TestServer } from './server.ts';

/** Milliseconds by which the page's measure of time is ahead. */
declare global {
  var ahead: number | undefined;
}

/** The player thinks for so long: the page believes it, while the server and the machine take the time they need. */
const think = (page: Page, ms: number): Promise<void> =>
  page.evaluate((by) => {
    globalThis.ahead = by;
  }, ms);

async function sitAtClock(page: Page, server: TestServer, initial: number): Promise<void> {
  await settle(page.context());
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + (globalThis.ahead ?? 0);
  });
  await sitDown(page, server, {
    game: 'splendor',
    options: { rules: 'official' },
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy', name: 'Fern' }],
    seed: 'clock',
    clock: { initial, increment: 2000 },
  });
}

for (const [width, height] of [
  [1280, 800],
  [390, 664],
  [844, 390],
] as const) {
  test(`my clock runs in sight at ${width}×${height}, and warns`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await sitAtClock(page, server, 300_000);
    await expect(page.getByRole('timer', { name: /^Fern, time left 5:00$/ })).toBeInViewport();
    await expect(page.getByRole('timer', { name: /^Your time left [45]:\d\d$/ })).toBeInViewport();
    await think(page, 292_000);
    await expect(page.getByRole('timer', { name: /^Your time left 0:0\d$/ })).toBeInViewport();
    await expect(page.getByRole('alert').filter({ hasText: /^10 seconds left\.$/ })).toBeAttached();
  });

  test(`the end of my clock is told at ${width}×${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await sitAtClock(page, server, 3000);
    await expect(page.getByText('3\u00a0s + 2\u00a0s a move each')).toBeAttached();
    const over = page.getByRole('dialog');
    await expect(over.getByRole('heading', { name: 'Fern wins', exact: true })).toBeVisible();
    await expect(over).toContainText('You ran out of time.');
  });
}
