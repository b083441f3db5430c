/** What a table remembers of its hints: the decisions in which their move was played, which no review holds against anybody. */
import { type GameRecord, replay } from '@baize/game';
import { catalogue } from '@baize/games';
import type { Page } from '@playwright/test';
import { decisionOf } from '../src/hints/decision.ts';
import { answered, settle, sitDown, version } from './people.ts';
import { recordWithMistakes } from './records.ts';
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

test('Dominion: a hint goes with Esc and with another choice, and Enter does what it says', async ({
  page,
  context,
  server,
}) => {
  await settle(context);
  await sitDown(page, server, {
    game: 'dominion',
    options: { rules: 'house', kingdom: ['Village', 'Smithy', 'Militia'] },
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'big-money' }],
    seed: 'speech',
  });
  const hint = page.locator('[data-ask="hint"]');
  const ask = async (): Promise<void> => {
    await page.keyboard.press('h');
    await expect(hint).toBeVisible(patient);
  };
  await expect(page.locator('[data-asked="mine"]')).toBeVisible();
  await ask();
  await expect(hint).toContainText(/chance to win: about.\d+/);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await ask();
  await page.keyboard.press('e');
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'End your turn?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Buy a card, or end your turn' })).toBeVisible();
  await ask();
  await page.getByRole('button', { name: /^Copper, treasure, costs 0/ }).click();
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Buy Copper for 0?' })).toBeVisible();
  await ask();
  const advised = await hint.getByRole('heading').innerText();
  const before = await version(page);
  await page.keyboard.press('Enter');
  await answered(page, before);
  await expect(page.getByRole('log')).toContainText(advised.replace(/^Buy /, 'You buy '));
  await expect(page.getByRole('log')).not.toContainText('You buy Copper');
});

test('a followed hint is no mistake in the review of its game', async ({ page, context, server }) => {
  // two reviews of a few moves
  test.setTimeout(300_000);
  await settle(context);
  const pack = await catalogue[2].load();
  const whole = await recordWithMistakes();
  const record: GameRecord = { ...whole, moves: whole.moves.slice(0, 8) };
  await page.route('**/record', (route) => route.fulfill({ json: record }));
  const match = 'aaaaaaaaaaaa';
  const list = page.locator('section[aria-busy]', { hasText: 'costliest first' });
  const hinted = list.locator('[aria-expanded]', { hasText: 'Round 4' });
  const reviewed = async (): Promise<void> => {
    await page.goto(`${server.url}/review/${match}`);
    await expect(list).toHaveAttribute('aria-busy', 'false', { timeout: 120_000 });
  };
  await reviewed();
  await expect(hinted).toHaveCount(1);
  const mistakes = await list.locator('[aria-expanded]').count();
  expect(mistakes).toBeGreaterThan(1);

  const at = 6;
  const decision = decisionOf(pack.game.view(replay(pack.game, record, at), 0), record.moves[at]);
  await page.evaluate(
    ([id, key]) => localStorage.setItem('baize.followed', JSON.stringify({ followed: { [id]: [key] } })),
    [match, decision] as const,
  );
  await reviewed();
  await expect(hinted).toHaveCount(0);
  await expect(list.locator('[aria-expanded]')).toHaveCount(mistakes - 1);
});
