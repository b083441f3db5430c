import { follow, isSort, judge, type Lesson, type MoveStep, offered, type SortStep } from '@baize/game';
import { catalogue } from '@baize/games';
import type { Page } from '@playwright/test';
import { clean } from './axe.ts';
import { click, perform, tap } from './gestures.ts';
import { settle } from './people.ts';
import { expect, test } from './server.ts';

const answer = (page: Page, kind: 'wrong' | 'right'): ReturnType<Page['locator']> =>
  page.locator(`[data-answer="${kind}"]`);

/** A wrong gesture of one move that the step answers, if there is one. */
function wrongOf(step: MoveStep, legal: readonly string[]): string | undefined {
  const wrong = offered(step, legal).filter((words) => !judge(step, [words]).right);
  const whole = step.accept[0].includes(', ') ? /^(discard|return|trash|done|end|take)/ : /^(discard|done|end)/;
  return wrong.find((words) => !whole.test(words));
}

async function sort(page: Page, step: SortStep): Promise<void> {
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(answer(page, 'wrong')).toContainText(step.wrong);
  let order = step.shuffled;
  for (let place = 0; place < order.length; place++)
    for (let at = order.indexOf(place); at > place; at--) {
      await page.getByRole('button', { name: `Up: ${step.sort[place].picture}` }).click();
      order = order.toSpliced(at, 1).toSpliced(at - 1, 0, place);
    }
  await page.getByRole('button', { name: 'Check' }).click();
}

/** Goes through a lesson: at every step a wrong move first, which is answered, then the right one. */
async function learn(page: Page, name: string, lesson: Lesson, press: typeof click): Promise<void> {
  const entry = catalogue.find((each) => each.name === name);
  if (entry === undefined) throw new Error(name);
  const { game } = await entry.load();
  let state: ReturnType<typeof game.copy> = null;
  for (const step of lesson.steps) {
    await expect(page.locator('[data-step]')).toHaveText(step.text, { timeout: 40_000 });
    if (isSort(step)) await sort(page, step);
    else {
      state = step.position?.() ?? state;
      const wrong = wrongOf(
        step,
        game.moves(state).map((move: unknown) => game.say(move, state)),
      );
      if (wrong !== undefined) {
        await perform(page, name, [wrong], press);
        await expect(answer(page, 'wrong')).toContainText(judge(step, [wrong]).says);
        await page.keyboard.press('Escape');
      }
      const right = step.accept[0].split(', ');
      await perform(page, name, right, press);
      for (const words of right) {
        const move = game.moves(state).find((each: unknown) => game.say(each, state) === words);
        game.advance(state, move);
      }
      follow(game, state, step.after ?? [], () => {});
    }
    await expect(answer(page, 'right')).toContainText(step.right);
    await page.getByRole('button', { name: 'Go on' }).click();
  }
  await expect(page.getByRole('dialog')).toContainText(lesson.keep[0]);
}

for (const { name, title, course } of catalogue) {
  test(`every lesson of ${title} by mouse`, async ({ page, context, server }) => {
    await settle(context);
    for (const lesson of (await course()).lessons) {
      await page.goto(`${server.url}/learn/${name}/${lesson.id}`);
      await learn(page, name, lesson, click);
    }
    await page.goto(`${server.url}/learn`);
    await expect(page.locator(`[data-course="${name}"]`)).toContainText('Done');
    await clean(page, 'learn');
  });

  test(`a lesson of ${title} by finger on a phone`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await settle(context);
    const page = await context.newPage();
    const [, lesson] = (await course()).lessons;
    await page.goto(`${server.url}/learn/${name}/${lesson.id}`);
    await learn(page, name, lesson, tap);
    await clean(page, `${name} on a phone`);
    await context.close();
  });

  test(`a lesson of ${title} with keys alone`, async ({ page, context, server }) => {
    await settle(context);
    const [lesson] = (await course()).lessons;
    await page.goto(`${server.url}/learn/${name}/${lesson.id}`);
    for (const step of lesson.steps) {
      await expect(page.locator('[data-step]')).toHaveText(step.text, { timeout: 40_000 });
      await page.keyboard.press('h');
      await expect(page.locator('[data-answer="hint"]')).toContainText(step.hint);
      await page.keyboard.press('s');
      await expect(answer(page, 'right')).toContainText(step.right);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog')).toContainText(lesson.keep[0]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/learn/${name}/`));
  });
}
