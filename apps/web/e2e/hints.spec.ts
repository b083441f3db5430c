/** What a table remembers of its hints: the decisions in which their move was played, which no review holds against anybody. */
import type { Page } from '@playwright/test';
import { settle, sitDown } from './people.ts';
import { expect, test } from './server.ts';

const patient = { timeout: 60_000 };

const followed = (page: Page, match: string): Promise<number> =>
  page.evaluate((id) => {
    const kept = JSON.parse(localStorage.getItem('baize.followed') ?? '{}') as {
      followed?: Readonly<Record<string, readonly string[]>>;
    };
    return kept.followed?.[id]?.length ?? 0;
  }, match);

test('a hint is remembered where its move is played, and nowhere else', async ({ page, context, server }) => {
  await settle(context, { plain: true });
  const { match } = await sitDown(page, server, {
    game: 'splendor',
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
    seed: 'followed',
  });
  const moves = page.locator('[data-move]');
  const chosen = page.locator('[data-move][aria-pressed="true"]');
  /** Plays what is chosen, and waits until the next decision of mine has nothing chosen. */
  const confirm = async (): Promise<void> => {
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(0, patient);
    await expect(moves.first()).toBeEnabled(patient);
  };

  // no hint was asked for
  await moves.first().click(patient);
  await confirm();
  expect(await followed(page, match)).toBe(0);

  // asked for, and another move played
  await page.keyboard.press('h');
  await expect(chosen).toHaveCount(1, patient);
  const named = await chosen.innerText();
  await page.locator('[data-move][aria-pressed="false"]').first().click();
  expect(await chosen.innerText()).not.toBe(named);
  await confirm();
  expect(await followed(page, match)).toBe(0);

  // asked for, and followed
  await page.keyboard.press('h');
  await expect(chosen).toHaveCount(1, patient);
  await confirm();
  expect(await followed(page, match)).toBe(1);

  // the hint was for that decision only
  await moves.first().click(patient);
  await confirm();
  expect(await followed(page, match)).toBe(1);
});
