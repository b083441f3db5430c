/** The moments of Splendor. */
import type { Page } from '@playwright/test';
import { type Ahead, ahead, alone, type Moment, press, type Stage, withSettings } from './ahead.ts';

export const splendor = (seats: number, more: Partial<Ahead> = {}): Ahead => ({
  game: 'splendor',
  options: { rules: 'official' },
  bots: Array.from({ length: seats - 1 }, () => 'greedy'),
  seed: `gallery ${seats}`,
  ...more,
});

const isLastRound = (view: unknown): boolean => (view as { readonly lastRoundTriggered: boolean }).lastRoundTriggered;

const bankKeys = (page: Page): Promise<void> =>
  [1, 2, 3, 4, 5].reduce(async (before, key) => {
    await before;
    await page.keyboard.press(String(key));
  }, Promise.resolve());

interface Bonuses {
  readonly [colour: string]: number;
}
interface Board {
  readonly tokens: Bonuses;
  readonly bonuses: Bonuses;
}
interface Market {
  readonly nobles: readonly { readonly requires: Bonuses }[];
  readonly tableau: Readonly<Record<string, readonly ({ id: string; bonus: string; cost: Bonuses } | null)[]>>;
  readonly playerBoards: { readonly p0: Board };
}

/** A card that I can pay for without gold and that brings a noble. */
function bringer({ nobles, tableau, playerBoards: { p0: me } }: Market): string | undefined {
  const isPaid = (cost: Bonuses): boolean =>
    Object.entries(cost).every(([colour, price]) => price <= me.bonuses[colour] + me.tokens[colour]);
  const comes = (colour: string): boolean =>
    nobles.some(({ requires }) =>
      Object.entries(requires).every(([each, count]) => count <= me.bonuses[each] + (each === colour ? 1 : 0)),
    );
  return Object.values(tableau)
    .flat()
    .find((card) => card !== null && comes(card.bonus) && isPaid(card.cost))?.id;
}

/** A noble's visit takes a moment; here it takes as long as the pictures do. */
async function visit(stage: Stage): Promise<void> {
  let card: string | undefined;
  const wanted = splendor(4, {
    when: (view) => {
      card = bringer(view as Market);
      return card !== undefined;
    },
  });
  await stage.page.addInitScript(() => {
    const later = setTimeout.bind(window);
    const wait = (ms = 0): number => (ms >= 1500 && ms <= 2000 ? 1e8 : ms);
    Object.assign(window, { setTimeout: (then: () => void, ms?: number) => later(then, wait(ms)) });
  });
  await alone(wanted, async (page) => {
    await press(page, page.locator(`[data-card="${card}"]`));
    await page.keyboard.press('Enter');
    await page.locator('[data-at="visit"]').waitFor();
  })(stage);
}

/** The end dialog with all its facts. */
async function judged(page: Page): Promise<void> {
  await page.locator('[data-modal]').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-modal] [aria-busy="true"]') === null, undefined, {
    timeout: 240_000,
  });
}

/** The review's first mistake, as soon as one is found. */
async function openMistake(page: Page): Promise<void> {
  for (let tries = 0; tries < 240 && (await page.locator('[data-mark="played"]').count()) === 0; tries++) {
    await page.keyboard.press('j');
    await page.waitForTimeout(500);
  }
  await page.locator('[data-mark="played"]').first().waitFor();
}

export const splendorMoments: readonly Moment[] = [
  { name: 'splendor-2-first', show: ahead(splendor(2, { decisions: 0 })) },
  { name: 'splendor-2-mid', show: ahead(splendor(2, { decisions: 12 })) },
  {
    name: 'splendor-2-text',
    show: withSettings({ plain: true }, ahead(splendor(2, { decisions: 12 }))),
  },
  { name: 'splendor-3-mid', show: ahead(splendor(3, { decisions: 12 })) },
  { name: 'splendor-4-first', show: ahead(splendor(4, { decisions: 0 })) },
  { name: 'splendor-4-mid', show: ahead(splendor(4, { decisions: 14 })) },
  { name: 'splendor-4-gems', show: ahead(splendor(4, { decisions: 6 }), bankKeys) },
  {
    name: 'splendor-3-card',
    show: ahead(splendor(3, { decisions: 12 }), async (page) => {
      await press(page, page.locator('[data-card]').first());
    }),
  },
  {
    name: 'splendor-2-buy',
    show: ahead(splendor(2, { decisions: 12 }), async (page) => {
      await page.locator('[data-ask="mine"]').waitFor();
      await press(page, page.getByRole('button', { name: /to buy$|^Step through/ }));
      await page.getByRole('button', { name: /^Buy/ }).first().waitFor();
    }),
  },
  {
    name: 'splendor-2-hint-busy',
    show: ahead(splendor(2, { decisions: 12 }), async (page) => {
      // the bot that would answer never arrives
      await page.route(/worker-/, () => {});
      await page.locator('[data-ask="mine"]').waitFor();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.locator('[data-ask][aria-busy="true"]').waitFor();
    }),
  },
  { name: 'splendor-4-noble', show: withSettings({ speed: 'normal' }, visit) },
  {
    name: 'splendor-2-hint',
    show: ahead(splendor(2, { decisions: 12 }), async (page) => {
      await page.locator('[data-ask="mine"]').waitFor();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.locator('[data-ask="hint"]').waitFor({ timeout: 60_000 });
    }),
  },
  { name: 'splendor-3-return', show: ahead(splendor(3, { until: /^return/, pick: hoard, seed: 'return' })) },
  { name: 'splendor-3-last-round', show: ahead(splendor(3, { seed: 'last', last: true, when: isLastRound })) },
  {
    name: 'splendor-2-payment',
    show: ahead(splendor(2, { until: /^buy \S+ paying/, seed: 'payment', pick: reserving }), async (page) => {
      await page.locator('[data-ask="mine"]').waitFor();
      for (let i = 0; i < 12 && (await page.getByRole('dialog').count()) === 0; i++) {
        await page.keyboard.press('n');
        await page.keyboard.press('p');
        await page.waitForTimeout(100);
      }
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'splendor-2-reserved',
    show: ahead(splendor(2, { decisions: 4, pick: reserving, clock: { initial: 900_000, increment: 0 } })),
  },
  { name: 'splendor-2-over', show: ahead(splendor(2), judged) },
  { name: 'splendor-4-over', show: ahead(splendor(4), judged) },
  {
    name: 'splendor-2-over-busy',
    show: ahead(splendor(2), async (page) => {
      // what would look back at the game never arrives
      await page.route(/worker-/, () => {});
      await page.reload();
      await page.locator('[data-modal] [aria-busy="true"]').first().waitFor();
    }),
  },
  {
    name: 'splendor-2-replay',
    show: async (stage) => {
      await ahead(splendor(2))(stage);
      await stage.page.goto(`${stage.page.url().replace('/t/', '/r/')}#move-20`);
      await stage.page.locator('[data-room]').first().waitFor();
    },
  },
  {
    name: 'splendor-2-review',
    show: async (stage) => {
      await ahead(splendor(2))(stage);
      await stage.page.goto(stage.page.url().replace('/t/', '/review/'));
      await stage.page.locator('[data-room]').first().waitFor();
      await openMistake(stage.page);
    },
  },
  {
    name: 'splendor-4-review',
    show: async (stage) => {
      await ahead(splendor(4))(stage);
      await stage.page.goto(stage.page.url().replace('/t/', '/review/'));
      await stage.page.locator('[data-room]').first().waitFor();
      await openMistake(stage.page);
    },
  },
  {
    name: 'splendor-2-board',
    show: async (stage) => {
      await ahead(splendor(2))(stage);
      await stage.page.goto(stage.page.url().replace('/t/', '/review/'));
      await stage.page.locator('[data-room]').first().waitFor();
      await openMistake(stage.page);
      await stage.page.getByRole('button', { name: 'Analysis board' }).click();
      await stage.page.locator('[data-analysis] ol button[aria-pressed]').first().waitFor({ timeout: 60_000 });
      await stage.page.keyboard.press('1');
      await stage.page.keyboard.press('Enter');
      await stage.page.keyboard.press('ArrowLeft');
      await stage.page.locator('[data-analysis] ol button[aria-pressed]').first().waitFor({ timeout: 60_000 });
      await stage.page.keyboard.press('2');
    },
  },
];

/** Reserves what it may, so that there is gold to pay with. */
function reserving(legal: readonly string[]): string {
  return legal.find((words) => words.startsWith('reserve t1')) ?? hoard(legal);
}

/** Takes gems until some must go back. */
function hoard(legal: readonly string[]): string {
  return legal.find((words) => words.startsWith('take') && words.split(' ').length === 4) ?? legal[0];
}
