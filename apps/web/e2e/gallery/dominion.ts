/** The moments of Dominion. */
import { type Ahead, ahead, alone, type Moment, type Pick, press, showTable, withSettings } from './ahead.ts';

export const dominion = (seats: number, more: Partial<Ahead> = {}): Ahead => ({
  game: 'dominion',
  options: {
    rules: 'house',
    kingdom: [
      'Chapel',
      'Moat',
      'Village',
      'Throne Room',
      'Militia',
      'Remodel',
      'Laboratory',
      'Council Room',
      'Market',
      'Moneylender',
    ],
  },
  bots: Array.from({ length: seats - 1 }, () => 'big-money'),
  seed: `gallery ${seats}`,
  pick: dearly,
  ...more,
});

const tenWith = (card: string): readonly string[] =>
  [
    ...new Set([card, 'Village', 'Cellar', 'Moat', 'Remodel', 'Throne Room', 'Council Room', 'Bureaucrat', 'Mine']),
    'Gardens',
    'Smithy',
  ].slice(0, 10);

/** A table where this card asks its question, in these words. */
const asking = (
  card: string,
  until: RegExp,
  { edition = 'second', ...more }: Partial<Ahead> & { readonly name?: string; readonly edition?: string } = {},
): Moment => ({
  name: `dominion-ask-${more.name ?? card.toLowerCase().replace(' ', '-')}`,
  show: ahead(
    dominion(2, {
      options: { rules: 'house', edition, kingdom: tenWith(card) },
      until,
      pick: around(card),
      ...more,
    }),
  ),
});

/** The same with so many cards of my hand chosen. */
const choosing = (name: string, { show }: Moment, count: number): Moment => ({
  name,
  show: async (stage) => {
    await show(stage);
    for (let chosen = 0; chosen < count; chosen++)
      await press(stage.page, stage.page.locator('[data-zone="hand"] [data-light="can"]').first());
    await stage.page.mouse.move(1, 1);
  },
});

interface Seen {
  readonly hand: readonly number[];
  readonly players: readonly [{ readonly inPlay: readonly number[] }];
}
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Alone with a deck that draws itself. */
const engine = (seed: string, when: (seen: Seen) => boolean): Ahead => ({
  game: 'dominion',
  options: {
    rules: 'house',
    kingdom: ['Village', 'Laboratory', 'Festival', 'Market', 'Smithy', 'Moat', 'Cellar', 'Witch', 'Mine', 'Gardens'],
  },
  bots: [],
  seed,
  when: (view) => when(view as Seen),
  pick: (legal) =>
    ['play Village', 'play Laboratory', 'play Festival', 'play Market', 'play Smithy', 'play treasures']
      .concat('buy Laboratory', 'buy Market', 'buy Smithy', 'buy Village', 'buy Silver', 'end turn', 'end actions')
      .find((words) => legal.includes(words)) ?? legal[0],
});

export const dominionMoments: readonly Moment[] = [
  { name: 'dominion-2-first', show: ahead(dominion(2, { decisions: 0 })) },
  { name: 'dominion-4-mid', show: ahead(dominion(4, { decisions: 30 })) },
  {
    name: 'dominion-2-buy',
    show: ahead(dominion(2, { decisions: 12 }), async (page) => {
      await page.getByRole('button', { name: /^Silver, treasure, costs/ }).click();
    }),
  },
  {
    name: 'dominion-4-watch',
    show: async (stage) => {
      const seats = ['Fern', 'Reed', 'Sable', 'Clover'].map(
        (name) => ({ kind: 'bot', bot: 'aggressive', name }) as const,
      );
      const { match } = await stage.server.api.create({
        game: 'dominion',
        options: dominion(4).options,
        seats,
        seed: 'watch',
      });
      await stage.page.goto(`${stage.server.url}/t/${match}`);
      await stage.page.locator('[data-room]').first().waitFor();
      await stage.page.getByText('The game is over').first().waitFor({ state: 'attached' });
      await stage.page.keyboard.press('Escape');
    },
  },
  { name: 'dominion-3-preparing', show: preparing() },
  { name: 'dominion-3-preparing-text', show: withSettings({ plain: true }, preparing()) },
  { name: 'dominion-2-over', show: ahead(dominion(2, { pick: toTheEnd })) },
  {
    name: 'dominion-2-decks',
    show: ahead(dominion(2, { pick: toTheEnd }), async (page) => {
      await page.getByRole('radio', { name: 'Details' }).click();
      await page.locator('[data-deck]').first().scrollIntoViewIfNeeded();
    }),
  },
  { name: 'dominion-3-mid', show: ahead(dominion(3, { decisions: 24 })) },
  { name: 'dominion-1-long-hand', show: ahead(engine('long hand', ({ hand }) => sum(hand) >= 14)) },
  { name: 'dominion-1-played-29', show: ahead(engine('many', ({ players: [me] }) => me.inPlay.length >= 29)) },
  {
    name: 'dominion-1-in-order',
    show: ahead(
      engine('many', ({ players: [me] }) => me.inPlay.length >= 29),
      async (page) => {
        const order = page.getByRole('button', { name: 'Show in order' });
        if ((await order.count()) > 0) await order.click();
      },
    ),
  },
  {
    name: 'dominion-2-hint',
    show: ahead(dominion(2, { decisions: 12 }), async (page) => {
      await page.locator('[data-asked="mine"]').waitFor();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.locator('[data-ask="hint"]').waitFor({ timeout: 60_000 });
    }),
  },
  {
    name: 'dominion-2-hint-busy',
    show: ahead(dominion(2, { decisions: 12 }), async (page) => {
      // the bot that would answer never arrives
      await page.route(/worker-/, () => {});
      await page.locator('[data-asked="mine"]').waitFor();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByText('Looking for a good move').waitFor();
    }),
  },
  {
    // a bot's turn, one step at a time, up to what it buys
    name: 'dominion-3-steps',
    show: withSettings(
      { speed: 'step' },
      alone(dominion(3, { decisions: 9, bots: ['aggressive', 'aggressive'] }), async (page) => {
        await page.locator('[data-asked="mine"]').waitFor();
        await page.keyboard.press('e');
        const next = page.getByRole('button', { name: 'Next step' });
        if ((await next.count()) === 0) await page.keyboard.press('e');
        await next.waitFor();
        for (let i = 0; i < 2; i++) await next.click();
      }),
    ),
  },
  { name: 'dominion-2-text', show: withSettings({ plain: true }, ahead(dominion(2, { decisions: 12 }))) },
  {
    name: 'dominion-2-replay',
    show: async (stage) => {
      await ahead(dominion(2, { pick: toTheEnd }))(stage);
      await stage.page.goto(`${stage.page.url().replace('/t/', '/r/')}#move-40`);
      await stage.page.locator('[data-room]').first().waitFor();
    },
  },
  {
    name: 'dominion-2-attacked',
    show: ahead(dominion(2, { bots: ['aggressive'], until: /^discard /, seed: 'attacked' })),
  },
  {
    // a hand to choose from, and three others whom the attack hits as well
    name: 'dominion-4-attacked',
    show: ahead(
      dominion(4, {
        bots: ['aggressive', 'aggressive', 'aggressive'],
        until: /^discard /,
        seed: 'attacked by one of three',
      }),
    ),
  },
  {
    name: 'dominion-2-moat',
    show: ahead(dominion(2, { bots: ['aggressive'], until: /^reveal Moat$/, pick: around('Moat') })),
  },
  asking('Sentry', /^trash /),
  asking('Sentry', /^topdeck /, { name: 'sentry-order', pick: keeping(around('Sentry')) }),
  asking('Merchant', /^play Merchant$/),
  choosing('dominion-ask-chapel-chosen', asking('Chapel', /^trash /), 2),
  choosing('dominion-ask-poacher-chosen', asking('Poacher', /^discard /), 1),
  {
    name: 'dominion-2-opened',
    show: async (stage) => {
      await asking('Merchant', /^play Merchant$/).show(stage);
      // a click would play it
      if (await stage.page.evaluate(() => navigator.maxTouchPoints > 0))
        await stage.page.locator('[data-zone="hand"] [data-light="lit"]').first().tap();
    },
  },
  asking('Bandit', /^trash /, { bots: ['aggressive'], pick: dearly }),
  asking('Harbinger', /^topdeck /),
  asking('Poacher', /^discard /),
  asking('Vassal', /^pass$/),
  asking('Artisan', /^gain /),
  asking('Chapel', /^trash /),
  asking('Cellar', /^discard /),
  asking('Throne Room', /^pass$/, { pick: doubling }),
  asking('Remodel', /^trash /),
  asking('Mine', /^gain /),
  asking('Moneylender', /^trash /),
  asking('Library', /^set aside /),
  asking('Thief', /^gain /, { edition: 'first' }),
  asking('Spy', /^discard /, { edition: 'first' }),
  asking('Chancellor', /^flip deck/, { edition: 'first' }),
];

/** A strong bot that begins, past the middle of its preparation; `slowBots` serves it. */
function preparing(): Moment['show'] {
  return async (stage) => {
    const created = await stage.server.api.create({
      game: 'dominion',
      options: dominion(3).options,
      seats: [
        { kind: 'bot', bot: 'evolved', name: 'Clover' },
        { kind: 'person' },
        { kind: 'bot', bot: 'aggressive', name: 'Fern' },
      ],
      seed: 'preparing',
      me: { seat: 1, name: 'Ada' },
    });
    await showTable(stage, created, 'dominion');
    await stage.page
      .getByText(/6\d.% done|^6\d.%$/)
      .first()
      .waitFor({ timeout: 120_000 });
  };
}

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

/** The same with Provinces, so that the game ends. */
function toTheEnd(legal: readonly string[]): string {
  return legal.includes('buy Province') ? 'buy Province' : dearly(legal);
}

/** The same with one card more, which is bought and played whenever it can be. */
function around(card: string): Pick {
  return (legal) => [`play ${card}`, `buy ${card}`].find((words) => legal.includes(words)) ?? dearly(legal);
}

/** The same with Throne Rooms and something for them to double. */
function doubling(legal: readonly string[]): string {
  const wishes = ['play Throne Room', 'buy Throne Room', 'buy Village'];
  return wishes.find((words) => legal.includes(words)) ?? dearly(legal);
}

/** The same, but whatever a card looks at stays. */
function keeping(pick: Pick): Pick {
  return (legal) => (legal.includes('done') ? 'done' : pick(legal));
}
