/**
 * How soon the page shows that it was touched (interaction to next paint), on a main thread slowed down four times, at each game's table
 * while its strongest bot thinks in the browser's worker.
 */
import { playersOf } from '@baize/bots';
import type { Entry } from '@baize/games';
import type { CreateMatch } from '@baize/protocol';
import type { Page } from '@playwright/test';
import { answerDominion, byMouse } from './dominion.ts';
import { answered, settle, turnByMouse, version } from './people.ts';
import { buildSite, FileServer, openHere, Profile } from './site.ts';

const SLOWED = 4;
const ANSWERS = 12;

const answerOf = (page: Page, name: RegExp) => page.locator('[data-answers]').getByRole('button', { name }).first();

async function badugiTurn(page: Page): Promise<void> {
  const before = await version(page);
  await answerOf(page, /Stand pat|Check|Call/).click();
  await answered(page, before);
}

const dominionTurn = async (page: Page): Promise<void> => void (await answerDominion(page, byMouse(page), new Map()));

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
  splendor: { options: {}, asked: '[data-ask="mine"]', turn: turnByMouse, card: '[data-card]' },
};

/** As text: what a compiler adds to functions is not there in the page. Of one interaction the longest event counts. */
const watching = `
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, processingStart, processingEnd } of list.getEntries())
      if (interactionId > 0 && duration > (interactions.get(interactionId)?.duration ?? 0))
        interactions.set(interactionId, { duration, name, working: processingEnd - processingStart });
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** In milliseconds: until the next paint, and how much of that its handlers took. */
interface Interaction {
  readonly duration: number;
  readonly working: number;
  readonly name: string;
}

const interactionsOf = (page: Page): Promise<Interaction[]> =>
  page.evaluate<Interaction[]>('[...interactions.values()]');

/** What can be done at a table while others think: the log, the list of keys, a look at a card. */
async function meanwhile(page: Page, card: string): Promise<void> {
  for (const key of ['l', 'l', '?', 'Escape']) await page.keyboard.press(key);
  const first = page.locator(card).first();
  if (await first.isVisible()) await first.click();
  await page.keyboard.press('Escape');
}

/** What was done at one table, the slowest first. */
async function interactionsAt(page: Page, url: string, entry: Entry): Promise<Interaction[]> {
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
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.evaluate(watching);
  for (let i = 0; i < ANSWERS; i++) {
    await turn(page);
    await meanwhile(page, card);
    await question.waitFor({ timeout: 120_000 });
  }
  const found = await interactionsOf(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found.toSorted((a, b) => b.duration - a.duration);
}

/** Prints a table. */
export async function measureInteractions(games: readonly Entry[]): Promise<void> {
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
      `| table, strongest bot thinking in the worker | interactions | median to next paint, ms, ${SLOWED} times slowed | slowest | of that handlers |\n|---|---|---|---|---|`,
    );
    for (const entry of games) {
      const all = await interactionsAt(page, files.url, entry);
      const [{ duration, name, working }] = all;
      const median = all[Math.floor(all.length / 2)].duration;
      console.log(`| ${entry.name} | ${all.length} | ${median} | ${duration} (${name}) | ${working.toFixed(0)} |`);
    }
  } finally {
    await profile.forget();
    await files.stop();
  }
}
