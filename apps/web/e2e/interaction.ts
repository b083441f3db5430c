/**
 * How soon the page shows that it was touched (interaction to next paint), on a main thread slowed down four times, at each game's table
 * while its strongest bot thinks in the browser's worker. `TRACE=FOLDER` leaves what the browser did there, for its developer tools.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playersOf } from '@baize/bots';
import type { CatalogueEntry } from '@baize/games';
import type { CreateMatch } from '@baize/protocol';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { answerDominion, pressing } from './dominion.ts';
import { answered, settle, turnByMouse, version } from './people.ts';
import { buildSite, FileServer, openHere, Profile } from './site.ts';

const SLOWED = 4;
const ANSWERS = 12;
/** How long a button of the mouse is held down. */
const HELD = 60;
/** After each press nobody asks the page anything for so long: looking for an element there takes its time, too. */
const LEFT_ALONE = 250;

async function press(target: Locator): Promise<void> {
  const page = target.page();
  const box = await target.first().boundingBox();
  if (box === null) throw new Error('there is nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(LEFT_ALONE);
  await page.mouse.down();
  await page.waitForTimeout(HELD);
  await page.mouse.up();
  await page.waitForTimeout(LEFT_ALONE);
}

async function type(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key, { delay: HELD });
  await page.waitForTimeout(LEFT_ALONE);
}

async function badugiTurn(page: Page): Promise<void> {
  const before = await version(page);
  await press(page.locator('[data-answers]').getByRole('button', { name: /Stand pat|Check|Call/ }));
  await answered(page, before);
}

async function dominionTurn(page: Page): Promise<void> {
  const ways = pressing((selector) => press(page.locator(selector)));
  await answerDominion(page, ways, new Map());
}

/** What is played, a question to this seat, the answer to it, and a card that can be looked at meanwhile. */
interface Hands {
  readonly options: CreateMatch['options'];
  readonly asked: string;
  readonly turn: (page: Page) => Promise<void>;
  readonly card: string;
}

const hands: Readonly<Record<string, Hands>> = {
  dominion: { options: {}, asked: '[data-asked]:not([data-asked=""])', turn: dominionTurn, card: '[data-pile]' },
  badugi: {
    options: { match: 'hands', hands: 20 },
    asked: '[data-answers="bet"], [data-answers="draw"]',
    turn: badugiTurn,
    card: '[data-card]',
  },
  splendor: {
    options: {},
    asked: '[data-ask="mine"]',
    turn: (page) => turnByMouse(page, press),
    card: '[data-card]',
  },
};

/** As text: what a compiler adds to functions is not there in the page. Of one interaction the longest event counts. */
const watching = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, startTime, processingStart, processingEnd } of list.getEntries())
      if (interactionId > 0 && duration > (interactions.get(interactionId)?.duration ?? 0))
        interactions.set(interactionId, {
          duration, name, at: startTime, waiting: processingStart - startTime, working: processingEnd - processingStart,
        });
  }).observe({ type: 'event', durationThreshold: 16 });
  performance.mark('watching');
`;

/** In milliseconds: from the touch to the next paint, and of that until its handlers began, and in them. */
interface Interaction {
  readonly name: string;
  /** Since the page was opened. */
  readonly at: number;
  readonly duration: number;
  readonly waiting: number;
  readonly working: number;
}

const interactionsOf = (page: Page): Promise<Interaction[]> =>
  page.evaluate<Interaction[]>('[...interactions.values()]');

/** What can be done at a table while others think: the log, the list of keys, a look at a card. */
async function meanwhile(page: Page, card: string): Promise<void> {
  for (const key of ['l', 'Escape', '?', 'Escape']) await type(page, key);
  const first = page.locator(card).first();
  if (await first.isVisible()) await press(first);
  await type(page, 'Escape');
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'cc', 'viz'];

/** Writes down what the browser does until the function that it gives is called, if a folder for that is named. */
async function trace(session: CDPSession, name: string): Promise<() => Promise<void>> {
  const folder = process.env['TRACE'];
  if (folder === undefined) return async () => {};
  const traceEvents: unknown[] = [];
  session.on('Tracing.dataCollected', ({ value }) => traceEvents.push(...value));
  await session.send('Tracing.start', { traceConfig: { includedCategories: categories } });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ traceEvents }));
  };
}

/** What was done at one table, the slowest first. */
async function interactionsAt(page: Page, url: string, entry: CatalogueEntry): Promise<Interaction[]> {
  const { options, asked, turn, card } = hands[entry.name];
  const strongest = playersOf(await entry.load()).at(-1);
  await page.goto(url);
  const { match } = await openHere(page, {
    game: entry.name,
    options,
    seats: [{ kind: 'person' }, { kind: 'bot', bot: strongest?.name, name: 'Odo' }],
    seed: 'interaction',
  });
  await page.goto(`${url}?/t/${match}`);
  const question = page.locator(asked).first();
  await question.waitFor({ timeout: 120_000 });
  // A first visit also fetches everything that is needed offline.
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const written = await trace(session, entry.name);
  await page.evaluate(watching);
  for (let i = 0; i < ANSWERS; i++) {
    await turn(page);
    await meanwhile(page, card);
    await question.waitFor({ timeout: 120_000 });
  }
  const found = await interactionsOf(page);
  await written();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found.toSorted((a, b) => b.duration - a.duration);
}

/** Prints a table. */
export async function measureInteractions(games: readonly CatalogueEntry[]): Promise<void> {
  buildSite();
  const files = new FileServer();
  const profile = new Profile();
  await files.start();
  try {
    const { context, page } = await profile.open();
    await settle(context);
    // The compiler wraps functions in this; tests have another compiler.
    await context.addInitScript('globalThis.__name = (named) => named');
    console.log(
      `| table, strongest bot thinking in the worker | interactions | median to next paint, ms, ${SLOWED} times slowed | 98 % at most | slowest | of that before, in and after its handlers |\n|---|---|---|---|---|---|`,
    );
    for (const entry of games) {
      const all = await interactionsAt(page, files.url, entry);
      const [{ duration, name, waiting, working }] = all;
      const parts = [waiting, working, duration - waiting - working].map((ms) => ms.toFixed(0)).join(', ');
      const median = all[Math.floor(all.length / 2)].duration;
      // As browsers report it: one in fifty does not count.
      const most = all[Math.floor(all.length / 50)].duration;
      console.log(`| ${entry.name} | ${all.length} | ${median} | ${most} | ${duration} (${name}) | ${parts} |`);
    }
  } finally {
    await profile.forget();
    await files.stop();
  }
}
