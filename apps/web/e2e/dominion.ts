/** Somebody who plays Dominion in the browser: looks at what is lit, decides, and clicks or types it. */
import type { Page } from '@playwright/test';
import { answered, version } from './people.ts';
import { expect } from './server.ts';

interface Look {
  readonly over: boolean;
  readonly sentence: string;
  readonly incomplete: boolean;
  readonly keys: readonly string[];
  /** Names of the cards that are lit, in the order shown. */
  readonly hand: readonly string[];
  readonly shown: readonly string[];
  readonly piles: readonly string[];
}

/** Bought in this order, so often at most. */
const plan: readonly (readonly [string, number])[] = [
  ['Province', 99],
  ['Library', 1],
  ['Throne Room', 1],
  ['Thief', 1],
  ['Gold', 99],
  ['Moat', 2],
  ['Village', 1],
  ['Silver', 99],
];
const plays = ['Village', 'Throne Room', 'Library', 'Thief', 'Militia', 'Moat'];

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const names = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((card) => card.getAttribute('aria-label')?.split(',')[0] ?? '');
    return {
      over: document.querySelector('[data-dialog="result"]') !== null,
      sentence: document.querySelector('[data-zone="prompt"] h2')?.textContent ?? '',
      incomplete: document.querySelector('[data-asked] [aria-keyshortcuts="Enter"][aria-disabled="true"]') !== null,
      keys: [...document.querySelectorAll('[data-asked] button[aria-keyshortcuts]:not([data-card])')].map(
        (button) => button.getAttribute('aria-keyshortcuts') ?? '',
      ),
      hand: names('[data-zone="hand"] :is([data-light="lit"], [data-light="can"])'),
      shown: names('[data-shown] [data-light="lit"]'),
      piles: names('[data-pile][data-light="lit"]'),
    };
  });

/** How a person does things: by mouse or finger, or with nothing but keys. */
export interface Ways {
  readonly hand: (name: string) => Promise<void>;
  readonly shown: (name: string) => Promise<void>;
  readonly pile: (name: string) => Promise<void>;
  /** A button of the prompt, by its key. */
  readonly button: (key: string) => Promise<void>;
}

const inHand = (name: string): string =>
  `[data-zone="hand"] :is([data-light="lit"], [data-light="can"])[aria-label^="${name},"]`;

export const pressing = (press: (selector: string) => Promise<void>): Ways => ({
  hand: (name) => press(inHand(name)),
  shown: (name) => press(`[data-shown] [data-light="lit"][aria-label^="${name},"]`),
  pile: (name) => press(`[data-pile][data-light="lit"][aria-label^="${name},"]`),
  button: (key) => press(`[data-asked] button[aria-keyshortcuts="${key}"]:not([data-card])`),
});

export const byMouse = (page: Page): Ways => pressing((selector) => page.locator(selector).first().click());

/** By finger, where everything must be in reach: only what shows a way to scroll may have been scrolled to it. */
export const byTouch = (page: Page): Ways => {
  const press = async (selector: string): Promise<void> => {
    const target = page.locator(selector).first();
    await target.tap();
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('html, body, [data-version], [data-version] *')]
        .filter(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft > 0)
        .filter((box) => /hidden|clip/.test(getComputedStyle(box)[box.scrollTop > 0 ? 'overflowY' : 'overflowX']))
        .map(({ className }) => className),
    );
    expect(hidden, `scrolled out of sight for ${selector}`).toEqual([]);
  };
  return pressing(press);
};

export const byKeys = (page: Page): Ways => {
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(',')[0] ?? '');
  /** B goes from lit card to lit card; Space takes the one wanted. */
  const take = async (name: string): Promise<void> => {
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('b');
      if ((await focused()) === name) return page.keyboard.press('Space');
    }
    throw new Error(`no key leads to ${name}`);
  };
  return {
    hand: async (name) => {
      const key = await page.locator(inHand(name)).first().getAttribute('aria-keyshortcuts');
      await page.keyboard.press(key ?? '1');
    },
    shown: take,
    pile: take,
    button: (key) => page.keyboard.press(key === 'Esc' ? 'Escape' : key.length === 1 ? key.toLowerCase() : key),
  };
};

/** Plays until the result is shown, and gives the cards that asked something. */
export async function playDominion(page: Page, ways: Ways, most = 400): Promise<Set<string>> {
  const asked = new Set<string>();
  const bought = new Map<string, number>();
  for (let i = 0; i < most; i++) {
    const card = await answerDominion(page, ways, bought);
    if (card === null) return asked;
    if (card !== '') asked.add(card);
  }
  throw new Error('the game does not end');
}

/** Answers the next question. Gives the card that asked, '' when none did, and `null` when the result is shown. */
export async function answerDominion(page: Page, ways: Ways, bought: Map<string, number>): Promise<string | null> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const phone = Math.min(width, height) < 700 && (width < 700 || height < 480);
  await expect(page.locator('[data-asked]:not([data-asked=""]), [data-dialog="result"]').first()).toBeVisible({
    timeout: 40_000,
  });
  const before = await version(page);
  const seen = await look(page);
  if (seen.over) return null;
  const card = /Reveal Moat/.test(seen.sentence) ? 'Moat' : (/^(.+?):/.exec(seen.sentence)?.[1] ?? '');
  if (card === 'Moat') await ways.button('Y');
  else if (card !== '') await answer(page, ways, seen);
  else await turn(page, ways, seen, bought, phone);
  await answered(page, before);
  return card;
}

async function answer(page: Page, ways: Ways, first: Look): Promise<void> {
  let seen = first;
  // a card of the hand or one shown, until there are enough; of trashed treasures all that are lit
  for (let i = 0; i < 8; i++) {
    const worst = seen.hand.at(-1);
    const [best] = seen.shown;
    const pile = plan.map(([name]) => name).find((name) => seen.piles.includes(name)) ?? seen.piles[0];
    if (!seen.incomplete && best === undefined) break;
    if (best !== undefined) await ways.shown(best);
    else if (worst !== undefined)
      await ways.hand(plays.find((name) => /twice/.test(seen.sentence) && seen.hand.includes(name)) ?? worst);
    else if (pile !== undefined) await ways.pile(pile);
    seen = await look(page);
    if (!seen.incomplete) break;
  }
  await ways.button(seen.keys.includes('Enter') ? 'Enter' : 'Y');
}

/** What is left over is asked about once. */
async function endTurn(page: Page, ways: Ways): Promise<void> {
  const before = await version(page);
  await ways.button('E');
  const asked = page.getByRole('heading', { name: 'End your turn?' });
  const passed = page.locator(`[data-version]:not([data-version="${before}"])`);
  await expect(asked.or(passed).first()).toBeVisible();
  if (await asked.isVisible()) await ways.button('E');
}

async function turn(page: Page, ways: Ways, seen: Look, bought: Map<string, number>, phone: boolean): Promise<void> {
  const others = seen.hand.filter((name) => plays.includes(name) && name !== 'Throne Room');
  const play = plays.find((name) => seen.hand.includes(name) && (name !== 'Throne Room' || others.length > 0));
  if (play !== undefined) {
    await ways.hand(play);
    // on a phone the first tap opens the card
    if (phone) await ways.button('Enter');
    return;
  }
  if (seen.keys.includes('T')) return ways.button('T');
  const buy = plan.find(([name, most]) => seen.piles.includes(name) && (bought.get(name) ?? 0) < most)?.[0];
  if (buy === undefined) return endTurn(page, ways);
  bought.set(buy, (bought.get(buy) ?? 0) + 1);
  await ways.pile(buy);
  await ways.button('Enter');
}
