/** The moments of the gallery: how to get a page there. Games are played ahead over the interface, then shown in the browser. */
import type { Created } from '@baize/protocol';
import { type Api, TableClient } from '@baize/client';
import type { Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { badugiMoments } from './badugi.ts';

/** Where pages and interface are. */
export interface Served {
  readonly url: string;
  readonly api: Api;
}

export interface Stage {
  readonly page: Page;
  readonly server: Served;
}

export interface Moment {
  readonly name: string;
  readonly show: (stage: Stage) => Promise<void>;
}

type Pick = (legal: readonly string[]) => string;

/** Buys where it can, takes what it can: games move on as among people. */
export const briskly: Pick = (legal) =>
  legal.find((words) => words.startsWith('buy')) ??
  legal.find((words) => words.startsWith('take') && words.split(' ').length === 4) ??
  legal.find((words) => words.startsWith('take')) ??
  legal[0];

export interface Ahead {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Stops when this many decisions of mine were made. */
  readonly decisions?: number;
  /** Or when one of the legal moves begins like this. */
  readonly until?: RegExp;
  readonly pick?: Pick;
}

const names = ['Fern', 'Reed', 'Sable', 'Clover', 'Basil', 'Marlow'];

/** Plays my seat over the interface until the moment has come. */
export async function playAhead(server: Served, wanted: Ahead): Promise<Created> {
  const created = await server.api.create({
    game: wanted.game,
    ...(wanted.options !== undefined && { options: wanted.options }),
    seats: [{ kind: 'person' }, ...wanted.bots.map((bot, i) => ({ kind: 'bot' as const, bot, name: names[i] }))],
    seed: wanted.seed,
    me: { seat: 0, name: 'Ada' },
  });
  const client = new TableClient({
    base: server.url,
    match: created.match,
    ...(created.you !== null && { token: created.you.token }),
    WebSocket,
  });
  const pick = wanted.pick ?? briskly;
  let left = wanted.decisions ?? 400;
  await new Promise<void>((done, fail) => {
    let asked = -1;
    const timer = setTimeout(() => fail(new Error(`${wanted.game} did not get there`)), 120_000);
    const end = (): void => {
      clearTimeout(timer);
      done();
    };
    client.subscribe(() => {
      const { snapshot, connection } = client.getSnapshot();
      if (connection !== 'open' || snapshot === null) return;
      if (snapshot.status === 'over') return end();
      if (snapshot.legal.length === 0 || snapshot.version === asked) return;
      const { until } = wanted;
      if (until !== undefined && snapshot.legal.some((words) => until.test(words))) return end();
      if (left-- <= 0) return end();
      asked = snapshot.version;
      client.send({ do: 'move', words: [pick(snapshot.legal)] }).catch(fail);
    });
  });
  client.close();
  return created;
}

/** Shows a table in the browser, from my seat. */
export async function showTable({ page, server }: Stage, created: Created, game: string): Promise<void> {
  await page.goto(server.url);
  await page.evaluate((seat) => localStorage.setItem('baize.mine', JSON.stringify({ name: 'Ada', seats: [seat] })), {
    ...created.you,
    invites: created.invites,
    game,
    since: 1,
  });
  await page.goto(`${server.url}/t/${created.match}`);
  await page.locator('[data-room]').first().waitFor();
}

const ahead =
  (wanted: Ahead, then: (page: Page) => Promise<void> = async () => {}): Moment['show'] =>
  async (stage) => {
    // the same table serves every size and theme
    const key = JSON.stringify(wanted, (_, value: unknown) => (value instanceof RegExp ? value.source : value));
    let created = played.get(key);
    if (created === undefined) played.set(key, (created = playAhead(stage.server, wanted)));
    await showTable(stage, await created, wanted.game);
    await then(stage.page);
  };
const played = new Map<string, Promise<Created>>();

const splendor = (seats: number, more: Partial<Ahead> = {}): Ahead => ({
  game: 'splendor',
  options: { rules: 'official' },
  bots: Array.from({ length: seats - 1 }, () => 'greedy'),
  seed: `gallery ${seats}`,
  ...more,
});

const dominion = (seats: number, more: Partial<Ahead> = {}): Ahead => ({
  game: 'dominion',
  options: {
    rules: 'house',
    kingdom: ['Chapel', 'Moat', 'Village', 'Throne Room', 'Militia', 'Remodel', 'Laboratory'],
  },
  bots: Array.from({ length: seats - 1 }, () => 'big-money'),
  seed: `gallery ${seats}`,
  pick: dearly,
  ...more,
});

/** A table where this card asks its question, in these words. */
const asking = (card: string, until: RegExp, more: Partial<Ahead> & { readonly name?: string } = {}): Moment => ({
  name: `dominion-ask-${more.name ?? card.toLowerCase()}`,
  show: ahead(
    dominion(2, {
      options: { rules: 'house', edition: 'second', kingdom: [card, 'Village', 'Cellar'] },
      until,
      pick: around(card),
      ...more,
    }),
  ),
});

const bankKeys = (page: Page): Promise<void> =>
  [1, 2, 3, 4, 5].reduce(async (before, key) => {
    await before;
    await page.keyboard.press(String(key));
  }, Promise.resolve());

export const moments: readonly Moment[] = [
  { name: 'start', show: async ({ page, server }) => void (await page.goto(server.url)) },
  {
    name: 'drawer',
    show: async ({ page, server }) => {
      await page.goto(server.url);
      await page.getByRole('button', { name: 'Options for Splendor' }).click();
    },
  },
  { name: 'watch', show: async ({ page, server }) => void (await page.goto(`${server.url}/watch`)) },
  { name: 'lab', show: async ({ page, server }) => void (await page.goto(`${server.url}/lab`)) },
  { name: 'splendor-2-first', show: ahead(splendor(2, { decisions: 0 })) },
  { name: 'splendor-2-mid', show: ahead(splendor(2, { decisions: 12 })) },
  { name: 'splendor-3-mid', show: ahead(splendor(3, { decisions: 12 })) },
  { name: 'splendor-4-first', show: ahead(splendor(4, { decisions: 0 })) },
  { name: 'splendor-4-mid', show: ahead(splendor(4, { decisions: 14 })) },
  { name: 'splendor-4-gems', show: ahead(splendor(4, { decisions: 6 }), bankKeys) },
  {
    name: 'splendor-3-card',
    show: ahead(splendor(3, { decisions: 12 }), async (page) => {
      await page.locator('[data-card]').first().click();
    }),
  },
  {
    name: 'splendor-2-hint',
    show: ahead(splendor(2, { decisions: 12 }), async (page) => {
      await page.locator('[data-ask="mine"]').waitFor();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.locator('[data-ask="hint"]').waitFor({ timeout: 60_000 });
    }),
  },
  { name: 'splendor-3-return', show: ahead(splendor(3, { until: /^return/, pick: hoard, seed: 'return' })) },
  { name: 'splendor-2-over', show: ahead(splendor(2)) },
  { name: 'splendor-4-over', show: ahead(splendor(4)) },
  {
    name: 'splendor-2-replay',
    show: async (stage) => {
      await ahead(splendor(2))(stage);
      await stage.page.goto(`${stage.page.url().replace('/t/', '/r/')}#move-20`);
      await stage.page.locator('[data-room]').first().waitFor();
    },
  },
  { name: 'dominion-2-first', show: ahead(dominion(2, { decisions: 0 })) },
  { name: 'dominion-4-mid', show: ahead(dominion(4, { decisions: 30 })) },
  {
    name: 'dominion-2-buy',
    show: ahead(dominion(2, { decisions: 12 }), async (page) => {
      await page.getByRole('button', { name: /^Silver, treasure, costs/ }).click();
    }),
  },
  { name: 'dominion-2-over', show: ahead(dominion(2)) },
  {
    name: 'dominion-2-decks',
    show: ahead(dominion(2), async (page) => {
      await page.getByRole('tab', { name: 'Details' }).click();
      await page.locator('.final-deck').first().scrollIntoViewIfNeeded();
    }),
  },
  asking('Sentry', /^trash /),
  asking('Sentry', /^topdeck /, { name: 'sentry-order', pick: keeping(around('Sentry')) }),
  asking('Merchant', /^play Merchant$/),
  asking('Bandit', /^trash /, { bots: ['aggressive'], pick: dearly }),
  asking('Harbinger', /^topdeck /),
  asking('Poacher', /^discard /),
  asking('Vassal', /^pass$/),
  asking('Artisan', /^gain /),
  ...badugiMoments(ahead),
];

/** Plays all treasures and buys the dearest of a few cards, so that hands stay ordinary. */
function dearly(legal: readonly string[]): string {
  const wishes = [
    'play treasures',
    'buy Gold',
    'buy Laboratory',
    'buy Militia',
    'buy Silver',
    'end turn',
    'end actions',
  ];
  return wishes.find((words) => legal.includes(words)) ?? legal[0];
}

/** The same with one card more, which is bought and played whenever it can be. */
function around(card: string): Pick {
  return (legal) => [`play ${card}`, `buy ${card}`].find((words) => legal.includes(words)) ?? dearly(legal);
}

/** The same, but whatever a card looks at stays. */
function keeping(pick: Pick): Pick {
  return (legal) => (legal.includes('done') ? 'done' : pick(legal));
}

/** Takes gems until some must go back. */
function hoard(legal: readonly string[]): string {
  return legal.find((words) => words.startsWith('take') && words.split(' ').length === 4) ?? legal[0];
}
