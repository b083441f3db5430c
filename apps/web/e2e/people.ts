/** People in a browser: their settings, their seats, and how they play. */
import type { Created, CreateMatch } from '@baize/protocol';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, type TestServer } from './server.ts';

export interface Habits {
  readonly theme?: 'dark' | 'light';
  readonly speed?: 'slow' | 'normal' | 'fast' | 'instant';
  readonly plain?: boolean;
}

/** Set before the first page: moves are shown at once unless a test is about seeing them. */
export async function settle(context: BrowserContext, habits: Habits = {}): Promise<void> {
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('baize.settings') === null)
        localStorage.setItem('baize.settings', JSON.stringify(settings));
    },
    { theme: 'dark', speed: 'instant', sound: false, ...habits },
  );
}

/** Opens a table over the interface, sits the browser down, and shows it. */
export async function sitDown(page: Page, server: TestServer, wanted: CreateMatch): Promise<Created> {
  const created = await server.api.create({ me: { seat: 0, name: 'Ada' }, ...wanted });
  await page.context().addInitScript(
    (seat) => {
      if (localStorage.getItem('baize.mine') === null)
        localStorage.setItem('baize.mine', JSON.stringify({ name: 'Ada', seats: [seat] }));
    },
    { ...created.you, invites: created.invites, game: wanted.game, since: 1 },
  );
  await page.goto(`${server.url}/t/${created.match}`);
  return created;
}

/** Plays Splendor until the result is shown. Returns the number of turns taken. */
export async function playSplendor(page: Page, turn: (page: Page) => Promise<void>, most = 400): Promise<number> {
  let turns = 0;
  for (let i = 0; i < most; i++) {
    const now = await whatNow(page);
    if (now === 'over') return turns;
    await turn(page);
    turns++;
  }
  throw new Error('the game does not end');
}

/** Where Splendor waits for an answer of mine. */
const mine = '[data-ask="mine"], [data-ask="hint"], [data-ask="return"], [data-ask="noble"]';
const ask = '[data-ask="mine"]';
const dock = '[data-ask="return"]';
const nobles = '[data-ask="noble"]';
const buyable = '[data-card][data-state="plain"], [data-card][data-state="gold"]';

/** Waits until there is something to decide, or the game is over. */
export async function whatNow(page: Page): Promise<'mine' | 'over'> {
  const asked = page.locator(mine).first();
  const over = page.locator('[data-dialog="result"], [data-over]').first();
  await expect(asked.or(over).first()).toBeVisible({ timeout: 40_000 });
  return (await over.isVisible()) ? 'over' : 'mine';
}

/** The version of the table that is shown: changes when a move was accepted. */
export const version = (page: Page): Promise<string | null> =>
  page.locator('[data-version]').getAttribute('data-version');

export async function answered(page: Page, before: string | null): Promise<void> {
  await expect(page.locator('[data-version]')).not.toHaveAttribute('data-version', before ?? '', { timeout: 30_000 });
}

const clicking = (target: Locator): Promise<void> => target.click();

/** One turn by mouse or finger: buy what can be bought, else take gems, else reserve. */
export async function turnByMouse(page: Page, press = clicking): Promise<void> {
  const before = await version(page);
  const visible = (selector: string): Promise<boolean> => page.locator(selector).first().isVisible();
  if (await visible(nobles)) {
    await press(page.locator(nobles).getByRole('button').first());
    return answered(page, before);
  }
  if (!(await visible(dock))) {
    const card = page.locator(buyable).first();
    if (await card.isVisible()) {
      await press(card);
      await press(page.locator(ask).getByRole('button', { name: 'Buy' }));
      return answered(page, before);
    }
    const bank = page.locator('[data-bank="can"]');
    if ((await bank.count()) > 0) {
      const take = page.locator(ask).getByRole('button', { name: /^Take/ });
      for (let i = 0; i < 3 && (await bank.count()) > 0; i++) {
        await press(bank.nth(i % (await bank.count())));
        if (await take.isEnabled()) break;
      }
      await press(take);
    } else {
      await press(page.locator('[data-card]').first());
      await press(page.locator(ask).getByRole('button', { name: /Reserve/ }));
    }
  }
  await returnByMouse(page, press);
  await answered(page, before);
}

export const turnByTouch = (page: Page): Promise<void> => turnByMouse(page, (target) => target.tap());

/** Gives back what is over ten, if the dock asks for it. */
async function returnByMouse(page: Page, press: typeof clicking): Promise<void> {
  const shown = page.locator(dock);
  if (!(await shown.isVisible())) return;
  const back = shown.getByRole('button', { name: /^Return(?! one)/ });
  for (let i = 0; i < 6 && !(await back.isEnabled()); i++) await press(shown.locator('[data-return]:enabled').first());
  await press(back);
}

/** One turn with nothing but keys. */
export async function turnByKeys(page: Page): Promise<void> {
  const before = await version(page);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  if (await page.locator(nobles).isVisible()) {
    await expect(page.locator(nobles).locator('button:focus')).toBeVisible();
    await press('Enter');
    return answered(page, before);
  }
  if (!(await page.locator(dock).isVisible())) {
    if (await page.locator(buyable).first().isVisible()) await press('n');
    else {
      const take = page.locator(ask).getByRole('button', { name: /^Take/, disabled: false });
      for (const digit of ['1', '2', '3', '4', '5']) {
        if (await take.isVisible()) break;
        if (await page.locator(`[data-bank="can"][aria-keyshortcuts="${digit}"]`).isVisible()) await press(digit);
      }
      if (!(await page.locator('[data-bank="picked"]').first().isVisible())) {
        await press('ArrowRight');
        await press('Enter');
      }
    }
    await press('Enter');
  }
  const shown = page.locator(dock);
  if (await shown.isVisible()) {
    const back = shown.getByRole('button', { name: /^Return(?! one)/ });
    for (const digit of ['1', '2', '3', '4', '5', '6', '1', '2', '3', '4', '5', '6']) {
      if (await back.isEnabled()) break;
      await press(digit);
    }
    await press('Enter');
  }
  await answered(page, before);
}

/** Plays a game on the text table by what its words say, until the result is shown. */
export async function playText(page: Page, wishes: readonly RegExp[], most = 700): Promise<number> {
  const over = page.locator('[data-dialog="result"]').first();
  const moves = page.locator('[data-move]:enabled');
  for (let i = 0; i < most; i++) {
    await expect(moves.first().or(over).first()).toBeVisible({ timeout: 40_000 });
    if (await over.isVisible()) return i;
    const words = await moves.allInnerTexts();
    const wanted = wishes.map((wish) => words.findIndex((text) => wish.test(text))).find((at) => at >= 0) ?? 0;
    const before = await version(page);
    await moves.nth(wanted).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await answered(page, before);
  }
  throw new Error('the game does not end');
}
