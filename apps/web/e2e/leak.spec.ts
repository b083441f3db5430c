import type { GameRecord, Seat } from '@baize/game';
import { readOptions } from '@baize/game';
import { catalogue } from '@baize/games';
import type { Page } from '@playwright/test';
import { settle } from './people.ts';
import { expect, test } from './server.ts';
import { messagesOf, watchWorkers } from './workers.ts';

const patient = { timeout: 60_000 };
const names = ['Ada', 'Fern'];

interface Alike {
  readonly seat: Seat;
  readonly records: readonly [GameRecord, GameRecord];
}

/** Two deals that look the same to whoever moves first and differ for the other: there soon are some among many. */
async function alike(load: (typeof catalogue)[number]['load']): Promise<Alike | null> {
  const { game } = await load();
  const read = readOptions(game, {}, 2);
  if (!read.ok) throw new Error(read.message);
  const seen = new Map<string, { seed: string; other: string }>();
  for (let i = 0; i < 2000; i++) {
    const seed = `leak ${i}`;
    const state = game.start(read.options, 2, seed);
    const seat: Seat = game.turn(state) ?? 0;
    const own = JSON.stringify([seat, game.view(state, seat)]);
    const other = JSON.stringify(game.view(state, 1 - seat));
    const before = seen.get(own);
    if (before !== undefined && before.other !== other) {
      const recordOf = (from: string): GameRecord => ({
        game: game.name,
        rules: game.rules,
        options: read.options,
        seats: names.map((name) => ({ name, kind: 'person' })),
        seed: from,
        moves: [game.say(game.moves(state)[0], state)],
      });
      return { seat, records: [recordOf(before.seed), recordOf(seed)] };
    }
    seen.set(own, { seed, other });
  }
  return null;
}

/** The last question to the worker with its first answer; questions before it may or may not have been answered in time. */
async function lastAnswer(page: Page): Promise<{ look: unknown; seen: unknown }> {
  let found: { look: unknown; seen: unknown } | undefined;
  await expect(async () => {
    const messages = (await messagesOf(page, 'analysis')).map(({ to, text }) => ({ to, ...JSON.parse(text) }));
    const asked = messages.findLast(({ to }) => to === 'worker');
    const answer = messages.find(({ to, id }) => to === 'page' && id === asked?.id);
    expect(answer).toBeDefined();
    found = { look: asked.look, seen: answer.seen };
  }).toPass(patient);
  if (found === undefined) throw new Error('the worker was asked nothing');
  return found;
}

/** What the page shows that does not grow with time, what the worker was told, and its first answer. */
async function boardOf(page: Page, url: string, record: GameRecord, seat: Seat): Promise<unknown> {
  await page.unrouteAll();
  await page.route('**/record', (route) => route.fulfill({ json: record }));
  await page.goto('about:blank');
  await page.goto(`${url}/review/aaaaaaaaaaaa#move=0`);
  await page.locator('[data-analysis]').getByText(`${names[seat]}’s`, { exact: true }).click(patient);
  await expect(page.locator('[data-analysis] ol button').first()).toBeVisible(patient);
  const { look, seen } = await lastAnswer(page);
  // what a game adds to the figures comes with a later answer, and stays
  await expect(page.getByText('Working out what the others may hold')).toHaveCount(0, patient);
  const [, units] = /"units":"([^"]+)"/.exec(JSON.stringify(seen)) ?? [];
  if (units !== undefined)
    await expect(page.locator('[data-analysis]').getByText(`${units}, from this`)).toBeVisible(patient);
  const shown = await page.evaluate<string>(
    `(() => { const copy = document.querySelector('main').cloneNode(true); copy.querySelectorAll('[data-analysis] section, [data-worth], figure, [aria-busy], [aria-label=accuracy]').forEach((each) => each.remove()); return copy.outerHTML; })()`,
  );
  return { shown, look, seen };
}

for (const { title, load } of catalogue) {
  const found = await alike(load);
  // Where everything but the order of the decks is open, no two deals begin alike; the conformance suite holds those games to it.
  if (found === null) continue;
  test(`a seat’s analysis board of ${title} is the same whatever the seat cannot see`, async ({
    page,
    context,
    server,
  }) => {
    await settle(context);
    await watchWorkers(page);
    const { seat, records } = found;
    const one = await boardOf(page, server.url, records[0], seat);
    const other = await boardOf(page, server.url, records[1], seat);
    expect(other).toEqual(one);
  });
}
