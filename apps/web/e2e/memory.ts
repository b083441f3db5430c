/** What a tab keeps when games are played in it one after the other: memory after garbage was collected, and parts of the page. */
import { type ClientState, TableClient } from '@baize/client';
import { below, seeded } from '@baize/game';
import type { CreateMatch } from '@baize/protocol';
import type { CDPSession, Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { inBrowser } from './measure.ts';
import { settle } from './people.ts';
import type { TestServer } from './server.ts';

export interface Kept {
  readonly kilobytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Collections in a row that find nothing more, so that whatever the page still had to do is done; and the most there are. */
const QUIET = 5;
const MOST = 100;

async function keptBy(page: Page, session: CDPSession): Promise<Kept> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let i = 0, quiet = 0; i < MOST && quiet < QUIET; i++) {
    // timers and idle work let go of what they held
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))));
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    quiet = nodes + jsEventListeners < fewest ? 0 : quiet + 1;
    fewest = Math.min(fewest, nodes + jsEventListeners);
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { kilobytes: usedSize / 1024, nodes, listeners: jsEventListeners };
}

/** Plays the seat to the end of the game with moves drawn by chance, beside the page that shows it. */
async function playBeside(server: TestServer, match: string, token: string): Promise<void> {
  const client = new TableClient({ base: server.url, match, token, WebSocket });
  const chance = seeded(match);
  const ready = ({ snapshot, sending }: ClientState): boolean =>
    sending === 0 && snapshot !== null && (snapshot.status === 'over' || snapshot.legal.length > 0);
  for (;;) {
    const { snapshot } = await client.until(ready);
    if (snapshot === null || snapshot.status === 'over') break;
    await client.move(snapshot.legal[below(chance, snapshot.legal.length)]);
  }
  client.close();
}

/** Goes to another address as a link would. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);

/** Plays this many games at tables that one tab shows, and says what the tab kept after each, back on the start page. */
export async function gamesInOneTab(
  page: Page,
  server: TestServer,
  wanted: CreateMatch,
  games: number,
): Promise<Kept[]> {
  const session = await page.context().newCDPSession(page);
  await page.goto(server.url);
  const kept: Kept[] = [];
  for (let i = 0; i < games; i++) {
    const { match, you } = await server.api.create({ ...wanted, me: { seat: 0, name: 'Ada' }, seed: `memory ${i}` });
    if (you === null) throw new Error('the table gave no seat');
    await page.evaluate((seat) => localStorage.setItem('baize.mine', JSON.stringify({ name: 'Ada', seats: [seat] })), {
      ...you,
      invites: {},
      game: wanted.game,
      since: 1,
    });
    await goTo(page, `/t/${match}`);
    await page.locator('[data-version]').waitFor();
    await playBeside(server, match, you.token);
    await page.locator('[data-dialog="result"]').first().waitFor({ timeout: 60_000 });
    await goTo(page, '/');
    await page.locator('article').first().waitFor();
    kept.push(await keptBy(page, session));
  }
  return kept;
}

const against = (bot: string): CreateMatch['seats'] => [{ kind: 'person' }, { kind: 'bot', bot, name: 'Odo' }];

/** Short games against bots that do not think. */
export const quickGames: readonly CreateMatch[] = [
  {
    game: 'dominion',
    options: { rules: 'house', victoryPileSize: 3, kingdom: ['Village', 'Smithy', 'Market'] },
    seats: against('big-money'),
  },
  { game: 'badugi', options: { match: 'hands', hands: 3 }, seats: against('newcomer') },
  { game: 'splendor', seats: against('greedy') },
];

/** Games in one tab. */
const GAMES = 20;

/** Prints a table. */
export const measureMemory = (names: readonly string[]): Promise<void> =>
  inBrowser(async (browser, server) => {
    const shown = [1, 5, 10, 15, 20];
    console.log(
      `| one tab after so many games | ${shown.join(' | ')} | KB a game over the last ten |\n|---|${'---|'.repeat(shown.length + 1)}`,
    );
    for (const wanted of quickGames.filter(({ game }) => names.includes(game))) {
      const context = await browser.newContext();
      await settle(context);
      const kept = await gamesInOneTab(await context.newPage(), server, wanted, GAMES);
      const cells = shown.map((n) => `${(kept[n - 1].kilobytes / 1024).toFixed(1)} MB, ${kept[n - 1].nodes} nodes`);
      const growth = (kept[GAMES - 1].kilobytes - kept[GAMES - 11].kilobytes) / 10;
      console.log(`| ${wanted.game} | ${cells.join(' | ')} | ${growth.toFixed(0)} |`);
      await context.close();
    }
  });
