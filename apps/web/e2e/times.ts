/**
 * How long every level thinks in a browser. Each plays itself in the lab's Web Worker, a few games and then twice as many; the page
 * meanwhile keeps the longest time between two frames.
 */
import type { Page } from '@playwright/test';
import type { CatalogueEntry } from '@baize/games';
import { simulate } from '@baize/lab';
import { inBrowser, longestFrame, watchFrames } from './measure.ts';

/** One kingdom, so that its lists are prepared once; not a named one, whose lists are shipped. */
const options: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  dominion: {
    rules: 'official',
    kingdom: [
      'Chapel',
      'Festival',
      'Gardens',
      'Market',
      'Militia',
      'Smithy',
      'Throne Room',
      'Village',
      'Witch',
      'Workshop',
    ],
  },
  splendor: { rules: 'official' },
};
/** Games are of very different length; the best levels think long. */
const gamesFor = (game: string, stars: number): number => (game === 'badugi' ? 200 : stars < 4 ? 40 : 2);

interface Run {
  readonly seconds: number;
  readonly moves: number;
  /** Milliseconds between two frames of the page, at most. */
  readonly frozen: number;
}

async function play(page: Page, url: string, game: string, player: string, games: number): Promise<Run> {
  const chosen = options[game] ?? {};
  const link = new URLSearchParams({ game, players: `${player},${player}`, games: String(games), seed: 'browser' });
  for (const [name, value] of Object.entries(chosen)) link.set(`option.${name}`, String(value));
  await page.goto('about:blank');
  await page.goto(`${url}/lab#${link}`);
  const run = page.getByRole('button', { name: /^Run/ });
  await run.waitFor();
  await watchFrames(page);
  const from = performance.now();
  await run.click();
  await page.getByText(new RegExp(`^${games} games, seed browser`)).waitFor({ timeout: 600_000 });
  await run.waitFor({ timeout: 600_000 });
  const seconds = (performance.now() - from) / 1000;
  const frozen = await longestFrame(page);
  // The same games, to count their moves.
  const players = [{ name: player }, { name: player }];
  const job = { game, players, options: chosen, seed: 'browser', games, fixedSeats: false, series: true };
  const { totals } = await simulate(job, { catalogue: import.meta.resolve('@baize/games'), workers: 0 });
  return { seconds, moves: totals.decisions, frozen };
}

/** Prints a table. */
export const measureLevels = (games: readonly CatalogueEntry[]): Promise<void> =>
  inBrowser(async (browser, { url }) => {
    const page = await browser.newPage();
    console.log('| game | level | ms a move | preparing, s | longest frame, ms |\n|---|---|---|---|---|');
    for (const { name: game, load } of games) {
      const { bots, levels = [] } = await load();
      for (const { name, stars } of [...bots, ...levels].filter((each) => each.stars > 0)) {
        const few = gamesFor(game, stars);
        const short = await play(page, url, game, name, few);
        const long = await play(page, url, game, name, 2 * few);
        const seconds = Math.max(0, long.seconds - short.seconds) / (long.moves - short.moves);
        const preparing = Math.max(0, short.seconds - seconds * short.moves);
        const frozen = Math.max(short.frozen, long.frozen);
        const ms = seconds < 0.001 ? 'under 1' : (1000 * seconds).toFixed(0);
        console.log(`| ${game} | \`${name}\` | ${ms} | ${preparing.toFixed(1)} | ${frozen.toFixed(0)} |`);
      }
    }
  });
