import {
  type Answer,
  follow,
  type GamePack,
  isSort,
  judge,
  type Lesson,
  type MoveStep,
  offered,
  type SortStep,
} from '@baize/game';
import { loadGame, taughtGames } from '@baize/games';
import type { Page } from '@playwright/test';
import { cleanInBothThemes } from './axe.ts';
import { click, perform, tap } from './gestures.ts';
import { settle } from './people.ts';
import { expect, test } from './server.ts';

const answer = (page: Page, kind: 'wrong' | 'right'): ReturnType<Page['locator']> =>
  page.locator(`[data-answer="${kind}"]`);

/** The coach says it: the title of the answer and its sentence. */
async function told(page: Page, kind: 'wrong' | 'right', { title, text = '' }: Answer): Promise<void> {
  await expect(answer(page, kind).getByRole('heading')).toHaveText(title);
  await expect(answer(page, kind)).toContainText(text);
}

const choosing = /^(discard|trash|return|draw|done)/;

/** Whole gestures from here: a table sends a choice of several cards at once. */
function* gestures(
  pack: GamePack,
  step: MoveStep,
  state: unknown,
  made: readonly string[] = [],
): Generator<readonly string[]> {
  const { game } = pack;
  const legal = game.moves(state).map((move: unknown) => game.say(move, state));
  for (const words of made.length === 0 ? offered(step, legal) : legal) {
    const after: unknown = game.copy(state);
    game.advance(after, game.moves(after)[legal.indexOf(words)]);
    const next = game.turn(after) === game.turn(state) ? game.moves(after) : [];
    const gesture = [...made, words];
    if (next.length > 0 && choosing.test(game.say(next[0], after))) yield* gestures(pack, step, after, gesture);
    else yield gesture;
  }
}

/** The shortest wrong gesture with an answer of its own. Ending a turn too early is asked about by the table itself. */
function wrongOf(pack: GamePack, step: MoveStep, state: unknown): readonly string[] {
  const wrong = [...gestures(pack, step, state)].filter((gesture) => {
    const { right, says } = judge(step, gesture);
    return !right && says !== step.otherwise && !gesture[0].startsWith('end');
  });
  if (wrong.length === 0) throw new Error(`Nothing wrong can be done at '${step.text}'.`);
  return wrong.reduce((best, each) => (each.length < best.length ? each : best));
}

async function sort(page: Page, step: SortStep): Promise<void> {
  await page.getByRole('button', { name: 'Check' }).click();
  await told(page, 'wrong', step.wrong);
  // names are told once an order was checked, and what lies wrong is marked
  await expect(page.getByText(step.sort[0].label)).toBeVisible();
  let order = step.shuffled;
  for (let place = 0; place < order.length; place++)
    for (let at = order.indexOf(place); at > place; at--) {
      await page.getByRole('button', { name: `Up: ${step.sort[place].picture}` }).click();
      order = order.toSpliced(at, 1).toSpliced(at - 1, 0, place);
    }
  await page.getByRole('button', { name: 'Check again' }).click();
}

/** Goes through a lesson: at every step a wrong move first, which is answered, then the right one. */
async function learn(page: Page, name: string, lesson: Lesson, press: typeof click): Promise<void> {
  const pack = await loadGame(name);
  const { game } = pack;
  let state: ReturnType<typeof game.copy> = null;
  for (const step of lesson.steps) {
    await expect(page.locator('[data-step]')).toHaveText(step.text, { timeout: 40_000 });
    if (isSort(step)) await sort(page, step);
    else {
      state = step.position?.() ?? state;
      if (step.lit !== undefined) await expect(page.locator('[data-mark="lit"]').first()).toBeVisible();
      const wrong = wrongOf(pack, step, state);
      await perform(page, name, wrong, press);
      await told(page, 'wrong', judge(step, wrong).says);
      await page.keyboard.press('Escape');
      const right = step.accept[0].split(', ');
      await perform(page, name, right, press);
      for (const words of right) {
        const move = game.moves(state).find((each: unknown) => game.say(each, state) === words);
        game.advance(state, move);
      }
      follow(game, state, step.after ?? [], () => {});
    }
    await told(page, 'right', step.right);
    await page.getByRole('button', { name: 'Go on' }).click();
  }
  await expect(page.getByRole('dialog')).toContainText(lesson.keep[0]);
}

for (const { name, title, learn: taught } of taughtGames) {
  test(`every lesson of ${title} by mouse`, async ({ page, context, server }) => {
    // some twenty steps, each with a wrong move and the right one
    test.setTimeout(300_000);
    await settle(context);
    for (const lesson of (await taught.course()).lessons) {
      await page.goto(`${server.url}/learn/${name}/${lesson.id}`);
      await learn(page, name, lesson, click);
    }
    await page.goto(`${server.url}/learn`);
    await expect(page.locator(`[data-course="${name}"]`)).toContainText('Done');
    await cleanInBothThemes(page, 'learn');
  });

  test(`a lesson of ${title} by finger on a phone`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await settle(context);
    const page = await context.newPage();
    const [, lesson] = (await taught.course()).lessons;
    await page.goto(`${server.url}/learn/${name}/${lesson.id}`);
    await learn(page, name, lesson, tap);
    await cleanInBothThemes(page, `${name} on a phone`);
    await context.close();
  });

  test(`a lesson of ${title} with keys alone`, async ({ page, context, server }) => {
    await settle(context);
    const [lesson] = (await taught.course()).lessons;
    await page.goto(`${server.url}/learn/${name}/${lesson.id}`);
    for (const step of lesson.steps) {
      await expect(page.locator('[data-step]')).toHaveText(step.text, { timeout: 40_000 });
      await page.keyboard.press('h');
      await expect(page.locator('[data-answer="hint"]')).toContainText(step.hint);
      await page.keyboard.press('s');
      await told(page, 'right', step.right);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog')).toContainText(lesson.keep[0]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/learn/${name}/`));
  });
}
