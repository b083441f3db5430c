import { settle, sitDown } from './people.ts';
import { expect, test } from './server.ts';

for (const [width, height] of [
  [1280, 800],
  [390, 664],
  [844, 390],
] as const)
  test(`my clock runs in sight at ${width}×${height}, warns, and its end is told`, async ({
    page,
    context,
    server,
  }) => {
    await settle(context);
    await page.setViewportSize({ width, height });
    await sitDown(page, server, {
      game: 'splendor',
      options: { rules: 'official' },
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy', name: 'Fern' }],
      seed: 'clock',
      clock: { initial: 9000, increment: 2000 },
    });
    await expect(page.getByRole('timer', { name: /^Your time left 0:0\d$/ })).toBeInViewport();
    await expect(page.getByRole('timer', { name: /^Fern, time left 0:09$/ })).toBeInViewport();
    await expect(page.getByRole('alert').filter({ hasText: /^10 seconds left\.$/ })).toBeAttached();
    await expect(page.getByText('9\u00a0s + 2\u00a0s a move each')).toBeAttached();
    const over = page.getByRole('dialog');
    await expect(over.getByRole('heading', { name: 'Fern wins', exact: true })).toBeVisible();
    await expect(over).toContainText('You ran out of time.');
  });
