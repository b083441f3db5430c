import { settle } from './people.ts';
import { faultsOn } from './gallery/faults.ts';
import { moments } from './gallery/moments.ts';
import { expect, test } from './server.ts';

/** A representative part of `npm run gallery`: the moments most likely to break, on the screens most likely to break them. */
const part: readonly (readonly [moment: string, width: number, height: number])[] = [
  ['splendor-4-mid', 844, 390],
  ['splendor-4-mid', 1280, 720],
  ['splendor-4-gems', 390, 664],
  ['splendor-3-return', 390, 664],
  ['splendor-2-over', 390, 664],
  ['splendor-2-replay', 1366, 625],
  ['dominion-2-buy', 844, 390],
  ['dominion-4-mid', 820, 1180],
  ['dominion-2-replay', 1366, 625],
  ['dominion-2-replay', 844, 390],
  ['dominion-ask-sentry', 390, 664],
  ['dominion-2-opened', 360, 640],
  ['dominion-2-opened', 844, 390],
  ['dominion-ask-poacher-chosen', 844, 390],
  ['dominion-ask-chapel-chosen', 1366, 625],
  ['badugi-7-first', 844, 390],
  ['badugi-7-first', 390, 664],
  ['badugi-7-showdown', 1366, 625],
  ['badugi-5-side-pots', 390, 664],
  ['drawer', 390, 664],
];

for (const [name, width, height] of part)
  test(`${name} at ${width}×${height}: nothing hidden, cut off or overlapping`, async ({ browser, server }) => {
    // the end of a game waits until all of it has been looked back at: seconds of work, minutes on a crowded machine
    if (name.endsWith('-over')) test.setTimeout(300_000);
    const touch = Math.min(width, height) < 500;
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
    await settle(context);
    // the loader wraps functions in this; the page knows nothing of it
    await context.addInitScript('globalThis.__name = (f) => f');
    const page = await context.newPage();
    const moment = moments.find((each) => each.name === name);
    if (moment === undefined) throw new Error(`no moment ${name}`);
    await moment.show({ page, server });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    expect(await faultsOn(page, touch)).toEqual([]);
    await context.close();
  });
