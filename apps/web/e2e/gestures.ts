/** Moves done at a table by mouse or finger, from their words. */
import type { Page } from '@playwright/test';

type Press = (page: Page, selector: string) => Promise<void>;
export const click: Press = (page, selector) => page.locator(selector).first().click();
export const tap: Press = (page, selector) => page.locator(selector).first().tap();

const button = (name: string): string => `button:visible:has-text("${name}")`;
const words = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' } as const;
const ranks: Readonly<Record<string, string>> = { A: 'ace', T: 'ten', J: 'jack', Q: 'queen', K: 'king' };
const numbers = ['', '', 'deuce', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

async function splendor(page: Page, gesture: readonly string[], press: Press): Promise<void> {
  for (const move of gesture) {
    const [verb, ...what] = move.split(' ');
    if (verb === 'take') {
      for (const gem of what) await press(page, `[data-at="bank:${gem}"]`);
      await press(page, `[data-ask] ${button('Take')}`);
    } else if (verb === 'return') {
      for (const gem of what) await press(page, `[data-ask="return"] [data-return="${gem}"]`);
      await press(page, '[data-ask="return"] button:has-text("Return"):enabled >> nth=-1');
    } else {
      await press(page, `[data-card="${what[0]}"]`);
      await press(page, `[data-ask] ${button(verb === 'buy' ? 'Buy' : 'Reserve')}`);
    }
  }
}

async function dominion(page: Page, gesture: readonly string[], press: Press): Promise<void> {
  const [first] = gesture;
  const hand = (name: string): string => `[data-at="hand"] [aria-label^="${name},"]`;
  const [verb, ...rest] = first.split(' ');
  const name = rest.join(' ');
  if (first === 'play treasures') return press(page, 'button[aria-keyshortcuts="T"]');
  if (first === 'end turn' || first === 'end actions') return press(page, 'button[aria-keyshortcuts="E"]');
  if (first === 'pass') return press(page, 'button[aria-keyshortcuts="N"]');
  if (first === 'reveal Moat') return press(page, 'button[aria-keyshortcuts="Y"]');
  if (verb === 'play') {
    await press(page, hand(name));
    if (press === tap) await press(page, button(`Play ${name}`));
    return;
  }
  if (verb === 'buy') {
    await press(page, `[data-at^="pile:"][aria-label^="${name},"]`);
    return press(page, 'button[aria-keyshortcuts="Enter"]');
  }
  const chosen = gesture.filter((each) => each !== 'done').map((each) => each.split(' ').slice(1).join(' '));
  for (const [i, card] of chosen.entries()) {
    const same = chosen.slice(0, i).filter((each) => each === card).length;
    await press(page, `${hand(card)} >> nth=${same}`);
  }
  await press(page, 'button[aria-keyshortcuts="Enter"]');
}

async function badugi(page: Page, gesture: readonly string[], press: Press): Promise<void> {
  for (const move of gesture) {
    const [verb, card] = move.split(' ');
    if (verb === 'discard') {
      const rank = ranks[card[0]] ?? numbers[Number(card[0])];
      const suit = words[card[1] as keyof typeof words];
      await press(page, `[data-at="hand:0"] button[aria-label*="${rank} of ${suit}" i]`);
    } else await press(page, `button:visible:has(b:text-matches("^${move}", "i"))`);
  }
}

const games = { splendor, dominion, badugi };

export const perform = (page: Page, game: string, gesture: readonly string[], press: Press = click): Promise<void> =>
  games[game as keyof typeof games](page, gesture, press);
