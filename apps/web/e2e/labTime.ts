/** How long the browser's lab takes for 2,000 games, by the clock and in processor time of all processes of the browser. */
import type { Browser, Page } from '@playwright/test';
import type { CatalogueEntry } from '@baize/games';
import { inBrowser } from './measure.ts';

const GAMES = 2000;
/** In turn, each against itself. */
const players: Readonly<Record<string, string>> = { dominion: 'big-money', badugi: 'hard', splendor: 'planner' };

/** Seconds of the browser so far, by what it says of itself. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function play(page: Page, url: string, game: string, player: string): Promise<number> {
  const link = new URLSearchParams({ game, players: `${player},${player}`, games: String(GAMES), seed: 'browser' });
  await page.goto('about:blank');
  await page.goto(`${url}/lab#${link}`);
  const run = page.getByRole('button', { name: /^Run/ });
  await run.waitFor();
  const from = performance.now();
  await run.click();
  await page.getByText(`${GAMES.toLocaleString('en')} games, seed browser`).waitFor({ timeout: 600_000 });
  await run.waitFor({ timeout: 600_000 });
  return (performance.now() - from) / 1000;
}

/** Prints a table. */
export const measureLab = (games: readonly CatalogueEntry[]): Promise<void> =>
  inBrowser(async (browser, { url }) => {
    const page = await browser.newPage();
    console.log(`| ${GAMES} games in the browser's lab | player | s | CPU s |\n|---|---|---|---|`);
    for (const { name } of games) {
      const before = await processorTime(browser);
      const seconds = await play(page, url, name, players[name]);
      const cpu = (await processorTime(browser)) - before;
      console.log(`| ${name} | \`${players[name]}\` | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} |`);
    }
  });
