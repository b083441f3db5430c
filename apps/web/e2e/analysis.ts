/**
 * `npm run analysis [GAME]`: how soon the analysis board answers in a browser, how deep it looks, and how long the page went without a new frame
 * at most. For each game, puzzles' positions: the first with a worker that has to start, then the positions after moves tried there.
 */
import { taughtGames } from '@baize/games';
import { inBrowser, longestFrame, watchFrames } from './measure.ts';
import { settle } from './people.ts';
import { type Message, messagesOf, watchWorkers } from './workers.ts';

/** Milliseconds from each question to its first answer. */
function waits(messages: readonly Message[]): number[] {
  const found: number[] = [];
  for (const [i, { to, text, at }] of messages.entries()) {
    const { id, look } = JSON.parse(text) as { id: number; look?: object | null };
    if (to !== 'worker' || look === null || look === undefined) continue;
    const answer = messages
      .slice(i)
      .find((each) => each.to === 'page' && (JSON.parse(each.text) as { id: number }).id === id);
    if (answer !== undefined) found.push(answer.at - at);
  }
  return found;
}

const [only] = process.argv.slice(2);

await inBrowser(async (browser, { url }) => {
  const context = await browser.newContext();
  await settle(context);
  console.log(
    '| game | first answer, ms | later ones, ms | worlds after 1 s | after 4 s | longest frame, ms |\n|---|---|---|---|---|---|',
  );
  for (const { name, learn } of taughtGames) {
    if (only !== undefined && only !== name) continue;
    const { set } = await learn.puzzles();
    const page = await context.newPage();
    await watchWorkers(page);
    await page.goto(`${url}/analysis/puzzle/${set.puzzles[0].id}`);
    const lines = page.locator('[data-analysis] ol button');
    await lines.first().waitFor({ timeout: 60_000 });
    await watchFrames(page);
    const worlds = async (): Promise<number> => Number(await page.locator('[data-worlds]').getAttribute('data-worlds'));
    await page.waitForTimeout(1000);
    const soon = await worlds();
    await page.waitForTimeout(3000);
    const late = await worlds();
    for (let i = 0; i < 3; i++) {
      if ((await lines.count()) === 0) break;
      await lines.first().click();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(1000);
      await page.getByRole('button', { name: 'Step back' }).first().click();
      await page.waitForTimeout(1000);
    }
    const [first, ...later] = waits(await messagesOf(page, 'analysis'));
    const frozen = await longestFrame(page);
    const times = later.map((ms) => ms.toFixed(0)).join(', ');
    console.log(`| ${name} | ${first.toFixed(0)} | ${times} | ${soon} | ${late} | ${frozen.toFixed(0)} |`);
    await page.close();
  }
});
