import { readFileSync } from 'node:fs';
import { pick, randomFor, tableOptions } from '@baize/game';
import { screenOf } from '@baize/game/test/screen.ts';
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { CARDS, cardNumber, NOBLES } from '../src/facts.ts';
import { board } from '../src/board.ts';
import { game } from '../src/index.ts';
import type { PlayerBoard, View } from '../src/view.ts';
import { terminal } from '../terminal/index.ts';

const cards = (ids: string): (typeof CARDS)[number][] => ids.split(' ').map((id) => CARDS[cardNumber(id)]);
const tokens = ([diamond, sapphire, emerald, ruby, onyx, gold]: readonly number[]) => ({
  diamond,
  sapphire,
  emerald,
  ruby,
  onyx,
  gold,
});
const seatBoard = (
  prestige: number,
  bonuses: readonly number[],
  held: readonly number[],
  reserved: string,
): PlayerBoard => {
  const { gold: _, ...colours } = tokens([...bonuses, 0]);
  return {
    tokens: tokens(held),
    bonuses: colours,
    reserved: cards(reserved),
    blind: reserved.split(' ').map(() => false),
    purchasedCardIds: [],
    nobles: [],
    prestige,
  };
};

/** The position of the drawings. */
function drawnView(): View {
  const real = game.view(game.start(tableOptions(game) as Parameters<typeof game.start>[0], 3, 'drawing'), 0);
  return {
    ...real,
    currentPlayerId: 'p0',
    round: 15,
    turnNumber: 43,
    bankTokens: tokens([4, 4, 2, 0, 5, 4]),
    tableau: {
      tier1: cards('t1-16 t1-38 t1-03 t1-30'),
      tier2: cards('t2-07 t2-18 t2-23 t2-08'),
      tier3: cards('t3-09 t3-05 t3-01 t3-15'),
    },
    decksRemaining: { tier1: 33, tier2: 16, tier3: 13 },
    nobles: ['n-03', 'n-07', 'n-09', 'n-10'].map((id) => NOBLES.find((noble) => noble.id === id)!),
    playerBoards: {
      p0: seatBoard(4, [0, 2, 1, 0, 0], [1, 1, 1, 2, 0, 1], 't3-06'),
      p1: seatBoard(4, [2, 0, 2, 0, 1], [0, 0, 2, 1, 0, 0], 't1-01'),
      p2: seatBoard(6, [0, 1, 0, 1, 1], [0, 0, 0, 2, 0, 0], 't1-01 t1-02 t3-10'),
    },
  };
}

const took = (seat: number, letters: string): Event => ({
  type: 'took',
  seat,
  tokens: Object.fromEntries(
    letters.split('').map((letter) => [{ D: 'diamond', S: 'sapphire', E: 'emerald', R: 'ruby', O: 'onyx' }[letter], 1]),
  ),
});
const bought = (seat: number, card: string): Event => ({
  type: 'bought',
  seat,
  from: 'table',
  tier: 1,
  slot: 0,
  card,
  payment: {},
});
const reserved = (seat: number, card: string): Event => ({
  type: 'reserved',
  seat,
  from: 'table',
  tier: 3,
  slot: 0,
  gold: 1,
  card,
});

const events: Event[] = [
  took(0, 'DSR'),
  bought(1, 't1-08'),
  took(2, 'SER'),
  reserved(0, 't3-06'),
  took(1, 'DSE'),
  reserved(2, 't3-10'),
  bought(0, 't2-15'),
  took(1, 'SER'),
  took(2, 'DSE'),
  took(0, 'SER'),
  bought(1, 't1-40'),
  bought(2, 't2-21'),
];

const names = ['You', 'Reed', 'Sable'];
const tableau = (view: View) => [...view.tableau.tier1, ...view.tableau.tier2, ...view.tableau.tier3];

const take = (letters: string): string =>
  `take ${letters
    .split('')
    .map((letter) => ({ D: 'diamond', S: 'sapphire', E: 'emerald', R: 'ruby', O: 'onyx' })[letter])
    .join(' ')}`;

const wordsOf = (view: View): string[] => [
  'buy t1-38',
  'buy t2-07',
  ...['DSE', 'DSO', 'DEO', 'SEO', 'DD', 'SS', 'OO'].map(take),
  ...tableau(view).map((card) => `reserve ${card?.id}`),
  'reserve tier 1',
  'reserve tier 2',
  'reserve tier 3',
];

test.each([
  [60, 20],
  [80, 24],
  [120, 40],
])('the drawing of %d × %d, to the character', (columns, rows) => {
  const view = drawnView();
  const drawn = screenOf(terminal, {
    view,
    words: terminal.arrange(view, wordsOf(view)),
    events,
    name: (seat) => names[seat],
    columns,
    rows,
    typed: '2',
    chosen: 1,
    clock: 84,
    chat: [],
  });
  const want = readFileSync(new URL(`../testdata/terminal-${columns}x${rows}.txt`, import.meta.url), 'utf8');
  expect(drawn).toBe(want.trimEnd());
});

test.each([
  ['buy t3-09', 'III-1 emerald is 7 short: D4 R1 O3, gold pays 1.'],
  ['buy t1-01', 't1-01 is not on the table.'],
  ['take ruby diamond onyx', 'The bank has no ruby.'],
  ['take emerald emerald', 'The bank has 2 emerald: two alike need four.'],
  ['take gold', 'Gold comes with a reserved card only.'],
  ['return gold', 'Tokens are returned by whoever has more than ten.'],
  ['noble 1', 'A noble comes when your cards meet its wishes.'],
  ['dance', null],
])('%s is refused with a reason: %s', (typed, why) => {
  expect(terminal.whyNot(drawnView(), typed)).toBe(why);
});

test('places and letters of the screen are understood, and bots’ sentences use them', () => {
  const view = drawnView();
  const id = view.tableau.tier2[0]?.id;
  expect(terminal.read?.(view, 'buy II-1')).toEqual([`buy ${id}`]);
  expect(terminal.read?.(view, 'reserve ii-1')).toEqual([`reserve ${id}`]);
  expect(terminal.read?.(view, 'take d d')).toEqual(['take diamond diamond']);
  expect(terminal.read?.(view, 'take eso')).toEqual(['take sapphire emerald onyx']);
  expect(terminal.read?.(view, 'banana')).toBeNull();
  expect(terminal.plainly?.(view, `buy ${id}, then buy t1-01.`)).toBe(
    'buy II-1 sapphire, then buy a level I diamond card.',
  );
});

test('hints and the table as text call nobles by what they ask for, cards by their place, points points', () => {
  const view = drawnView();
  expect(terminal.plainly?.(view, 'It is worth its price: 4 prestige, 1 more for n-03.')).toBe(
    'It is worth its price: 4 points, 1 more for the noble S4 E4.',
  );
  const text =
    terminal.plainly?.(
      view,
      board(view, (seat) => names[seat]),
    ) ?? '';
  expect(text).not.toMatch(/\bt\d-\d\d|\bn-\d\d/);
  expect(text).toContain('III-1 emerald    III-2 sapphire');
  expect(text).toContain('I-1 sapphire');
  expect(text).toContain('reserved III sapphire (4p 7D)');
});

test('what a purchase brings counts the noble that comes with it', () => {
  const view = drawnView();
  const near = { ...view.playerBoards.p0, bonuses: { diamond: 0, sapphire: 3, emerald: 4, ruby: 0, onyx: 0 } };
  const boards = { ...view.playerBoards, p0: near };
  const words = terminal.arrange(view, wordsOf(view));
  const drawn = (each: View): string =>
    screenOf(terminal, { view: each, words, name: (seat) => names[seat], columns: 120, rows: 40, chosen: 1 });
  expect(drawn({ ...view, playerBoards: boards })).toContain('you would have 8 points');
  expect(drawn({ ...view, playerBoards: boards, nobles: [] })).toContain('you would have 5 points');
});

test('the log calls cards and nobles as the table does', () => {
  const log = (event: Event): string =>
    terminal.told?.(
      event,
      game.tell(event, (seat) => names[seat]),
    ) ?? '';
  expect(log({ ...bought(1, 't2-23'), tier: 2, slot: 2 } as Event)).toBe('Reed buys II-3 ruby (2 points) for nothing.');
  expect(log({ ...bought(1, 't1-38'), from: 'reserve' } as Event)).toBe(
    'Reed buys a level I onyx from the reserve for nothing.',
  );
  expect(log(reserved(1, 't3-06'))).toBe('Reed reserves III-1 sapphire (4 points) and takes a gold.');
  expect(log({ type: 'reserved', seat: 1, from: 'deck', tier: 2, slot: null, gold: 0 })).toBe(
    'Reed reserves a card from the level II deck.',
  );
  expect(log({ type: 'refilled', tier: 1, slot: 3, card: 't1-30' })).toBe('I-4 ruby is dealt.');
  expect(log({ type: 'visited', seat: 1, noble: 'n-03', prestige: 3 })).toBe('Gardener visits Reed for 3 points.');
});

test.each([
  [60, 20],
  [80, 24],
  [120, 40],
])('the market and one’s reserved cards stay in sight at %d × %d', (columns, rows) => {
  for (const seed of ['a', 'b', 'c']) {
    const state = game.start({ ...tableOptions(game), rules: 'official', strictThree: false }, 4, seed);
    for (let move = 0; game.turn(state) !== null && move < 300; move++) {
      const moves = game.moves(state);
      if (game.turn(state) === 0) {
        const view = game.view(state, 0);
        const words = moves.map((each) => game.say(each, state));
        const screen = drawAt(view, words, columns, rows);
        const told = `${seed}, move ${move}:\n${screen}`;
        for (const card of view.playerBoards.p0.reserved)
          if ('bonus' in card)
            expect(screen, told).toMatch(
              new RegExp(`${card.prestige} ?(?:${card.bonus}|${card.bonus[0].toUpperCase()}) `),
            );
        if (view.pending === null)
          for (const level of ['III', 'II', 'I']) expect(screen, told).toMatch(new RegExp(`│ ${level} `));
      }
      game.advance(state, pick(randomFor(seed, 0, move), moves));
    }
  }
});

const drawAt = (view: View, words: readonly string[], columns: number, rows: number): string =>
  screenOf(terminal, { view, words, name: (seat) => ['You', 'Reed', 'Sable', 'Odo'][seat], columns, rows });

test('the goal of the table stands above it, at every size', () => {
  const view = drawnView();
  const to18 = { ...view, options: { ...view.options, playTo: 18 } };
  for (const [columns, rows] of [
    [60, 20],
    [80, 24],
    [120, 40],
  ] as const) {
    expect(drawAt(view, [], columns, rows)).toContain('to 15');
    expect(drawAt(to18, [], columns, rows)).toContain('to 18');
  }
});

test('two different gems and two of one colour stand in one line where both are two', () => {
  const drawn = screenOf(terminal, {
    view: drawnView(),
    words: [take('SE'), take('SS')],
    name: (seat) => names[seat],
    columns: 80,
    rows: 24,
  });
  expect(drawn).toMatch(/Take 2 +1 S E +2 S S/);
  expect(drawn.match(/Take 2/g)).toHaveLength(1);
});

test('what a move brings, long names and the result are not cut off at 120 × 40', () => {
  const drawn = (words: readonly string[], status: string): string =>
    screenOf(terminal, {
      view: drawnView(),
      words,
      name: (seat) => ['You', 'planner', 'greedy 2'][seat],
      chosen: words.length === 0 ? null : 0,
      status,
      columns: 120,
      rows: 40,
    });
  expect(drawn([take('DSE')], '')).not.toContain('…');
  expect(drawn([], 'You win, 16 to 13 to 7 · again, undo, log, save, quit')).toMatch(/save, quit +│\n/);
});

test('in a small window a price of four colours does not run into the number that buys', () => {
  const view = drawnView();
  const rich = { ...view.playerBoards.p0, tokens: { diamond: 5, sapphire: 5, emerald: 5, ruby: 5, onyx: 5, gold: 0 } };
  const open = { ...view, playerBoards: { ...view.playerBoards, p0: rich } };
  const words = tableau(open).map((card) => `buy ${card?.id}`);
  const drawn = screenOf(terminal, { view: open, words, name: (seat) => names[seat], columns: 60, rows: 20 });
  expect(drawn).not.toMatch(/\dbuy|buy\d+[A-Z]/);
  for (const number of words.keys()) expect(drawn).toMatch(new RegExp(` buy${number + 1} `));
});

test('tokens are left after a purchase, and there are so many after taking some', () => {
  const view = drawnView();
  const words = terminal.arrange(view, wordsOf(view));
  const draw = (columns: number, rows: number, chosen: number): string =>
    screenOf(terminal, { view, words, name: (seat) => names[seat], columns, rows, chosen });
  expect(draw(60, 20, 1)).toContain('5 points, 2 tokens left.');
  expect(draw(60, 20, words.indexOf('take onyx onyx'))).toContain('then 4 points, 8 tokens.');
  expect(draw(80, 24, words.indexOf('take onyx onyx'))).toContain('then 4 points and 8 tokens.');
});

test('five nobles and a long piece of news are not cut at 60 × 20', () => {
  const view = drawnView();
  const five = { ...view, nobles: NOBLES.slice(5, 10) };
  const far: Event[] = [
    bought(2, 't2-21'),
    { type: 'visited', seat: 2, noble: 'n-01', prestige: 3 },
    { type: 'lastRound', seat: 2, prestige: 19 },
  ];
  const drawn = screenOf(terminal, {
    view: five,
    words: [],
    events: far,
    name: () => 'greedy 2',
    columns: 60,
    rows: 20,
  });
  expect(drawn).not.toContain('…');
  expect(drawn).toContain('Navigator came, 3 points: 19 points, the last round.');
});

test('what is typed at 120 × 40 stays apart from the keys', () => {
  const view = drawnView();
  const words = terminal.arrange(view, wordsOf(view));
  const typed = 'take diamond sapphire emerald';
  const drawn = screenOf(terminal, { view, words, name: (seat) => names[seat], columns: 120, rows: 40, typed });
  expect(drawn).toContain(`> ${typed}_  `);
});
