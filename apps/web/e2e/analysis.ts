/**
 * `npm run analysis`: how soon the analysis board answers in a browser, how deep it looks, and how long the page went without a new frame
 * at most. For each game, puzzles' positions: the first with a worker that has to start, then the positions after moves tried there.
 */
import { chromium } from '@playwright/test';
import { catalogue } from '@baize/games';
import build from './build.ts';
import { chromiumAt, flags } from './chromium.ts';
import { settle } from './people.ts';
import { TestServer } from './server.ts';
import { type Message, messagesOf, watchWorkers } from './workers.ts';

const watchFrames = `
  globalThis.frozen = 0;
  let last = performance.now();
  const tick = (now) => { frozen = Math.max(frozen, now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
`;

/** Milliseconds from each question to its first answer. */
function waits(messages: readonly Message[]): number[] {
  const found: number[] = [];
  for (const [i, { to, text, at }] of messages.entries()) {
    const { id, look } = JSON.parse(text) as { id: number; look?: object | null };
    if (to !== 'worker' || look === null) continue;
    const answer = messages
      .slice(i)
      .find((each) => each.to === 'page' && (JSON.parse(each.text) as { id: number }).id === id);
    if (answer !== undefined) found.push(answer.at - at);
  }
  return found;
}

build();
const server = new TestServer();
await server.start();
const { executablePath, env } = await chromiumAt();
const browser = await chromium.launch({ executablePath, args: flags, env: { ...process.env, ...env } });
try {
  const context = await browser.newContext();
  await settle(context);
  console.log(
    '| game | first answer, ms | later ones, ms | worlds after 1 s | after 4 s | longest frame, ms |\n|---|---|---|---|---|---|',
  );
  for (const { name, puzzles } of catalogue) {
    const { set } = await puzzles();
    const page = await context.newPage();
    await watchWorkers(page);
    await page.goto(`${server.url}/analysis/puzzle/${set.puzzles[0].id}`);
    const lines = page.locator('[data-analysis] ol button');
    await lines.first().waitFor({ timeout: 60_000 });
    await page.evaluate(watchFrames);
    const worlds = async (): Promise<number> => Number(await page.locator('[data-worlds]').getAttribute('data-worlds'));
    await page.waitForTimeout(1000);
    const soon = await worlds();
    await page.waitForTimeout(3000);
    const late = await worlds();
    for (let i = 0; i < 3; i++) {
      if ((await lines.count()) === 0) break;
      await lines.first().click();
      await page.waitForTimeout(1000);
      await page.getByRole('button', { name: 'Step back' }).first().click();
      await page.waitForTimeout(1000);
    }
    const [first, ...later] = waits(await messagesOf(page, 'analysis'));
    const frozen = await page.evaluate<number>('frozen');
    const times = later.map((ms) => ms.toFixed(0)).join(', ');
    console.log(`| ${name} | ${first.toFixed(0)} | ${times} | ${soon} | ${late} | ${frozen.toFixed(0)} |`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
