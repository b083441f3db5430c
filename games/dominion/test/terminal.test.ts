import { readFileSync } from 'node:fs';
import { pick, randomFor, tableOptions } from '@baize/game';
import { withoutColour } from '@baize/game/drawing';
import { screenOf } from '@baize/game/test/screen.ts';
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { CARD, type CardName, CARDS } from '../src/facts.ts';
import { game } from '../src/game.ts';
import type { PlayerView, View } from '../src/view.ts';
import { SHORT } from '../terminal/cards.ts';
import { terminal } from '../terminal/index.ts';
import { coinsMade, coinsSpent, lastTurn, story, summary, turnsOf } from '../terminal/story.ts';

const counts = (cards: Partial<Record<CardName, number>>, rest = 0): number[] => {
  const list = Array.from({ length: CARDS }, () => rest);
  for (const [name, count] of Object.entries(cards)) list[CARD[name as CardName]] = count;
  return list;
};

const player = (own: Partial<PlayerView>): PlayerView => ({
  held: 5,
  deck: 0,
  discard: 0,
  top: -1,
  inPlay: [],
  seen: [],
  aside: [],
  owned: counts({}),
  cards: 0,
  turns: 8,
  shuffles: 1,
  ...own,
});

const inPlay = (['Village', 'Market', 'Laboratory', 'Gold', 'Silver', 'Copper'] as const).map((name) => CARD[name]);

/** The position of the drawings. */
const view: View = {
  seat: 2,
  rules: 'official',
  edition: 'first',
  players: [
    player({ deck: 6, discard: 7, cards: 18, owned: counts({ Province: 1, Estate: 3 }) }),
    player({ deck: 3, discard: 9, cards: 17, owned: counts({ Estate: 2 }) }),
    player({
      held: 3,
      deck: 5,
      discard: 4,
      top: CARD.Chapel,
      inPlay,
      cards: 18,
      turns: 9,
      owned: counts({
        Village: 1,
        Market: 1,
        Laboratory: 1,
        'Throne Room': 1,
        Militia: 1,
        Chapel: 1,
        Copper: 6,
        Silver: 2,
        Gold: 2,
        Estate: 1,
        Curse: 1,
      }),
    }),
  ],
  hand: counts({ 'Throne Room': 1, Militia: 1, Estate: 1 }),
  pile: null,
  supply: counts(
    {
      Copper: 39,
      Silver: 34,
      Gold: 27,
      Estate: 12,
      Duchy: 12,
      Province: 11,
      Curse: 18,
      Chapel: 8,
      Moat: 9,
      Village: 7,
      Gardens: 12,
      Militia: 8,
      Remodel: 10,
      'Throne Room': 9,
      Laboratory: 8,
      Market: 7,
      Witch: 9,
    },
    -1,
  ),
  empty: 0,
  trash: [CARD.Copper, CARD.Estate],
  current: 2,
  phase: 2,
  actions: 2,
  buys: 2,
  coins: 7,
  firstSilver: 0,
  asked: 2,
  stack: [],
  loot: [],
};

const played = (seat: number, ...cards: readonly CardName[]): Event[] =>
  cards.map((card) => ({ type: 'played', seat, card, times: 1 }));
const bought = (seat: number, card: CardName): Event[] => [
  { type: 'bought', seat, card },
  { type: 'gained', seat, card, to: 'discard', bought: true },
];
const drew = (seat: number, count: number, cards?: readonly CardName[]): Event => ({
  type: 'drew',
  seat,
  count,
  ...(cards && { cards }),
});

const events: Event[] = [
  { type: 'turn', seat: 0, turn: 8 },
  ...played(0, 'Witch'),
  { type: 'gained', seat: 2, card: 'Curse', to: 'discard' },
  { type: 'revealed', seat: 1, cards: ['Moat'], against: 'Witch' },
  ...played(0, 'Gold', 'Silver', 'Copper'),
  ...bought(0, 'Gold'),
  drew(0, 5),
  { type: 'turn', seat: 1, turn: 8 },
  ...played(1, 'Village'),
  drew(1, 1),
  ...played(1, 'Laboratory'),
  drew(1, 2),
  ...played(1, 'Gold', 'Silver'),
  ...bought(1, 'Market'),
  drew(1, 5),
  { type: 'turn', seat: 2, turn: 9 },
  ...played(2, 'Village'),
  drew(2, 1, ['Market']),
  ...played(2, 'Market'),
  drew(2, 1, ['Laboratory']),
  ...played(2, 'Laboratory'),
  drew(2, 2, ['Copper', 'Estate']),
  ...played(2, 'Gold', 'Silver', 'Copper'),
];

const names = ['Odo', 'Fern', 'You'];
const affordable =
  'Copper,Silver,Gold,Estate,Duchy,Curse,Chapel,Gardens,Laboratory,Market,Militia,Moat,Remodel,Throne Room,Village,Witch';
const words = terminal.arrange(view, [...affordable.split(',').map((name) => `buy ${name}`), 'end turn']);

test.each([
  [60, 20],
  [80, 24],
  [120, 40],
])('the drawing of %d × %d, to the character', (columns, rows) => {
  const drawn = screenOf(terminal, {
    view,
    words,
    events,
    name: (seat) => names[seat],
    columns,
    rows,
    typed: '13',
    chosen: 12,
    chat: [],
  });
  const want = readFileSync(new URL(`../testdata/terminal-${columns}x${rows}.txt`, import.meta.url), 'utf8');
  expect(drawn).toBe(want.trimEnd());
});

test('short texts fit into a card', () => {
  for (const [name, lines = []] of Object.entries(SHORT))
    for (const line of lines) expect(line.length, name).toBeLessThanOrEqual(15);
});

test.each([
  ['buy gold', 'Gold costs 6, you have 3.'],
  ['gold', 'Gold costs 6, you have 3.'],
  ['buy smithy', 'Smithy is not in this game.'],
  ['play village', 'You hold no Village.'],
  ['play militia', 'Actions cannot be played after Treasures or purchases.'],
  ['play estate', 'Estate cannot be played.'],
  ['trash gold', 'No card asks you to trash now.'],
  ['pass', 'No card asks you to pass now.'],
  ['dance', null],
])('%s is refused with a reason: %s', (typed, why) => {
  expect(terminal.whyNot({ ...view, coins: 3 }, typed)).toBe(why);
});

test.each(['first', 'second'] as const)(
  'the coins of a turn, told from its events, are those of the rules: %s edition',
  (edition) => {
    for (let seed = 0; seed < 12; seed++) {
      const options = { ...tableOptions(game), edition } as Parameters<typeof game.start>[0];
      const state = game.start(options, 2, `coins-${seed}`);
      const events: Event[] = [];
      for (let made = 0; game.turn(state) !== null && made < 600; made++) {
        const turn = turnsOf(events).at(-1);
        const spent = coinsSpent(turn?.events ?? []);
        // While a card waits for an answer, what it gives may still be to come.
        if (turn?.seat === state.current && state.stack.length === 0)
          expect(coinsMade(turn.events) - spent, `seed ${seed}, move ${made}`).toBe(state.coins);
        const seat = game.turn(state) ?? 0;
        state.events = [];
        game.advance(state, pick(randomFor(`coins-${seed}`, seat, made), game.moves(state)));
        events.push(...(state.events ?? []));
        state.events = null;
      }
    }
  },
);

test('a small screen tells whole sentences, and a pile that is gone is not called too dear', () => {
  const gone = { ...view, supply: view.supply.map((count, card) => (card === CARD.Province ? 0 : count)) };
  const draw = (said: readonly string[], chosen: number): string =>
    screenOf(terminal, { view: gone, words: said, name: (seat) => names[seat], columns: 60, rows: 20, chosen });
  expect(draw(['play Witch', 'end turn'], 0)).toContain('Witch: +2 Cards. Opponents gain a Curse.');
  expect(draw(['play Council Room', 'end turn'], 0)).toMatch(/Council Room: \+4 Cards, \+1 Buy\. +│/);
  expect(draw(words, 0)).toMatch(/Province +0 +│/);
  expect(draw(['trash Curse', 'done'], 0)).toContain('trash Curse');
});

test('the latest turns are told in sentences with plurals, and with what a Throne Room played again', () => {
  const name = (seat: number): string => (seat === 0 ? 'You' : 'Odo');
  const play = (seat: number, card: CardName, times = 1): Event => ({ type: 'played', seat, card, times });
  const turns = turnsOf([
    { type: 'turn', seat: 0, turn: 3 },
    play(0, 'Village'),
    { type: 'drew', seat: 0, count: 1 },
    play(0, 'Village'),
    { type: 'drew', seat: 0, count: 1 },
    play(0, 'Silver', 2),
    { type: 'bought', seat: 0, card: 'Gold' },
    { type: 'turn', seat: 1, turn: 3 },
    play(1, 'Throne Room'),
    play(1, 'Laboratory', 2),
    { type: 'bought', seat: 1, card: 'Estate' },
    { type: 'bought', seat: 1, card: 'Estate' },
    { type: 'turn', seat: 1, turn: 4 },
    play(1, 'Militia'),
    { type: 'discarded', seat: 0, card: 'Estate', count: 1 },
    { type: 'discarded', seat: 0, card: 'Estate', count: 1 },
    { type: 'bought', seat: 1, card: 'Duchy' },
    { type: 'bought', seat: 1, card: 'Duchy' },
  ]);
  expect(summary(turns, name, 80).map(withoutColour)).toEqual([
    'You play 2 Villages and draw 2 cards.',
    'You play 2 Silvers: 4 coins.',
    'You buy Gold.',
    'Odo plays Throne Room and Laboratory twice, and buys 2 Estates.',
    'Odo plays Militia and buys 2 Duchies. You discard 2 Estates.',
  ]);
  expect(story(turns, name, 40).map(withoutColour)).toContain('Odo plays Laboratory twice.');
  expect(withoutColour(summary(turns, name, 50).at(-2) ?? '')).toBe('Odo plays 2 Actions and buys 2 Estates.');
  expect(withoutColour(lastTurn(turns.slice(0, 2), 1, 20))).toBe('→ 2 Estates');
  expect(withoutColour(lastTurn(turns.slice(0, 2), 1, 24))).toBe('2 Actions → 2 Estates');
});

test('who is on turn and has bought nothing yet is not told to have bought nothing', () => {
  const turns = turnsOf([
    { type: 'turn', seat: 1, turn: 4 },
    { type: 'played', seat: 1, card: 'Militia', times: 1 },
  ]);
  expect(withoutColour(lastTurn(turns, 1, 40, true))).toBe('Militia');
  expect(withoutColour(lastTurn(turns, 1, 40))).toBe('Militia → nothing');
});

/** A table at which the viewer has to answer another's attack. */
function attacked(): { readonly view: View; readonly words: readonly string[] } {
  const options = { ...tableOptions(game), rules: 'house' } as Parameters<typeof game.start>[0];
  for (let seed = 0; ; seed++) {
    const state = game.start(options, 2, `attacked-${seed}`);
    for (let made = 0; game.turn(state) !== null && made < 300; made++) {
      const moves = game.moves(state);
      const words = moves.map((move) => game.say(move, state));
      if (game.turn(state) === 0 && state.current === 1 && words.includes('reveal Moat'))
        return { view: game.view(state, 0), words };
      const wanted = words.findIndex((each) => /^(play|buy) (Militia|Moat)$/.test(each));
      game.advance(state, wanted < 0 ? pick(randomFor(`attacked-${seed}`, 0, made), moves) : moves[wanted]);
    }
  }
}

test('the answer to an attack: names as they are, nothing of the attacker’s coins, and what comes of it', () => {
  const { view: hit, words: said } = attacked();
  const draw = (columns: number, rows: number, chosen: number): string =>
    screenOf(terminal, { view: hit, words: said, name: (seat) => ['You', 'regular 1'][seat], columns, rows, chosen });
  const small = draw(60, 20, said.indexOf('reveal Moat'));
  expect(small).toContain('regular 1 attacks: reveal a Moat?');
  expect(small).toContain('Moat protects you from this attack.');
  expect(small).not.toMatch(/Actions \d · Buys|→ nothing/);
  expect(small).toMatch(/regular 1 {2}\d in hand/);
  expect(draw(80, 24, said.indexOf('pass'))).toContain('pass declines.');
  expect(terminal.whyNot(hit, 'end turn')).toMatch(/ asks something else\.$/);
});

test('what a move does is told whole at every size, and a name that is typed is not told again', () => {
  const draw = (said: readonly string[], columns: number, rows: number, typed = ''): string =>
    screenOf(terminal, { view, words: said, name: (seat) => names[seat], columns, rows, typed, chosen: 0 });
  expect(draw(['play Copper', 'end turn'], 60, 20)).toContain('gives 1 coin, 8 in all.');
  expect(draw(['play Thief', 'end turn'], 80, 24)).toContain('1 Thief does: Take a Treasure from all others.');
  expect(draw(['play Remodel', 'end turn'], 60, 20, 'play Remodel')).toContain(
    '> play Remodel_   Trash one, gain up to $2 more.',
  );
  expect(draw(['set aside Militia', 'keep Militia'], 80, 24)).toContain('costs $4 and is set aside.');
});

test('what is typed on a large screen never touches the keys, and is not cut for them', () => {
  const draw = (typed: string): string =>
    screenOf(terminal, { view, words, name: (seat) => names[seat], columns: 120, rows: 40, typed });
  expect(draw('buy Throne Room and then')).toContain('> buy Throne Room and then_  Enter confirms');
  expect(draw('…ne Room and then Throne Room')).toContain('then Throne Room_  h hint');
});
