import { readFileSync } from 'node:fs';
import { screenOf } from '@baize/game/test/screen.ts';
import { expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import type { SeatView, View } from '../src/view.ts';
import { chanceColumn, chanceLines } from '../terminal/hand.ts';
import { terminal } from '../terminal/index.ts';
import { cards, clover, drawnView, events, marlow, me, names, sable, screen } from './terminalTable.ts';

test.each([
  [60, 20],
  [80, 24],
  [120, 40],
])('the drawing of %d × %d, to the character', (columns, rows) => {
  const view = drawnView();
  const drawn = screenOf(terminal, {
    view,
    words: terminal.arrange(view, ['fold', 'call', 'raise']),
    events,
    name: (who) => names[who],
    columns,
    rows,
    typed: 'call',
    chosen: 1,
    chat: [],
  });
  const want = readFileSync(new URL(`../testdata/terminal-${columns}x${rows}.txt`, import.meta.url), 'utf8');
  expect(drawn).toBe(want.trimEnd());
});

test.each([
  ['check', 'You cannot check: 40 to call.'],
  ['bet', 'There is a bet already: raise to 60.'],
  ['draw 4', 'This is a betting round; cards are thrown later.'],
  ['buy in', 'You may buy in when your chips are gone.'],
  ['dance', null],
])('%s is refused with a reason: %s', (typed, why) => {
  expect(terminal.whyNot(drawnView(), typed)).toBe(why);
});

test('cards to throw are named or counted, in any order', () => {
  const view = { ...drawnView(), drawing: true };
  expect(terminal.read?.(view, 'draw kc')).toEqual(['discard Kc', 'draw']);
  expect(terminal.read?.(view, 'draw 4 1')).toEqual(['discard Kc', 'discard As', 'draw']);
  expect(terminal.read?.(view, 'throw 7c, As')).toEqual(['discard 7c', 'discard As', 'draw']);
  expect(terminal.read?.(view, 'draw 2h')).toBeNull();
  expect(terminal.whyNot(view, 'draw 2h')).toBe('Throw cards that you hold: As 4d 7c Kc.');
});

test('a refusal is told at every size, with seven seats too', () => {
  const view = drawnView();
  const seven = { ...view, seats: [...view.seats, view.seats[4]] };
  for (const [columns, rows] of [
    [60, 20],
    [80, 24],
    [120, 40],
  ]) {
    const screen = screenOf(terminal, {
      view: seven,
      words: ['fold', 'call', 'raise'],
      events,
      name: (who) => names[who] ?? 'Odo',
      columns,
      rows,
      note: 'You cannot check: 40 to call.',
    });
    expect(screen).toContain('You cannot check: 40 to call.');
  }
});

test.each([
  [60, 20],
  [80, 24],
  [120, 40],
])('how the last hand ended is told at %d × %d, before what others did since', (columns, rows) => {
  const ended: Event[] = [
    { type: 'folded', seat: me },
    { type: 'revealed', seat: clover, cards: cards('2h 3d 6c 9s'), hand: '9-6-3-2 badugi' },
    { type: 'won', seat: clover, amount: 540, pot: 0, of: 540, hand: '9-6-3-2 badugi' },
    ...events.slice(0, 7),
  ];
  expect(screen(drawnView(), ended, columns, rows)).toMatch(/Clover (?:won|wins) 540 with 9-6-3-2/);
});

test('chips are never cut for draws', () => {
  const view = drawnView();
  const pat = (each: SeatView): SeatView => ({ ...each, stack: 12_360, folded: false, drawHistory: [0, 4, 3] });
  const drawn = screen({ ...view, street: 3, seats: view.seats.map(pat) }, events, 120, 40);
  expect(drawn.match(/12,360 +pat 4 3/g)).toHaveLength(5);
});

test('nothing is told twice where there is room for older news', () => {
  const view = { ...drawnView(), seats: drawnView().seats.slice(0, 3) };
  const drawn = screen(view, events, 80, 24);
  expect(drawn).toContain('Sable bet 20');
  expect(drawn).not.toContain('Sable bets 20.');
  expect(drawn).toContain('You check.');
});

test('cards that do not count for the same reason share the note under them', () => {
  const drawn = screen({ ...drawnView(), cards: cards('As 4d 6s Ks') }, events, 60, 20);
  expect(drawn.match(/three spades/g)).toHaveLength(1);
  const both = screen({ ...drawnView(), cards: cards('As 4d 6d Ks') }, events, 60, 20);
  expect(both).toContain('diamond twice, spade twice');
  const wide = screen({ ...drawnView(), cards: cards('Ac 4d 6c Kd') }, events, 120, 40);
  expect(wide).toContain('club twice, diamond twice');
});

test('the title of a draw says what is left to do', () => {
  const draw = { ...drawnView(), drawing: true };
  const title = (picked: number[]): string =>
    screenOf(terminal, {
      view: { ...draw, picked },
      words: ['discard As', 'draw'],
      events,
      name: (who) => names[who],
      columns: 80,
      rows: 24,
    });
  expect(title([])).toContain('throw cards or stand pat');
  expect(title(cards('Kc'))).toContain('throw more cards or draw');
});

test('hints call cards as the screen does', () => {
  expect(terminal.plainly?.(drawnView(), '4. discard Kc. Draws 1.')).toBe('4. throw K♣. Draws 1.');
});

test('three times pat is told in letters where the words are too wide', () => {
  const view = drawnView();
  const seats = view.seats.map((each, at) => (at === clover ? { ...each, drawHistory: [0, 0, 0] } : each));
  expect(screen({ ...view, street: 3, seats }, [], 60, 20)).toMatch(/Clover .* p p p /);
});

test('when a tournament is over the news are its end, and nothing can be hinted at', () => {
  const view: View = { ...drawnView(), turn: null, street: 3, cards: [] };
  const end: Event[] = [
    { type: 'folded', seat: me },
    ...Array.from({ length: 5 }, (): Event => ({ type: 'drew', seat: sable, count: 1 })),
    { type: 'won', seat: sable, amount: 400, of: 400, pot: 0, hand: 'nine-eight badugi' },
    { type: 'busted', seat: clover, place: 2 },
    { type: 'champion', seat: sable },
  ];
  for (const [columns, rows] of [
    [60, 20],
    [80, 24],
  ] as const) {
    const text = screen(view, end, columns, rows);
    expect(text).toContain('Sable has all the chips.');
    expect(text).not.toContain('h hint');
  }
});

test("when a cash table is over everybody's gain stands beside the chips", () => {
  expect(screen({ ...drawnView(), turn: null }, [], 80, 24)).toMatch(/Sable .* −220 /);
});

test('who won which pot is told shortly before anybody is left out', () => {
  const ended = (first: number, hand: string): Event[] => [
    { type: 'folded', seat: me },
    { type: 'won', seat: first, amount: 60, of: 60, pot: 1, hand: 'nine-eight badugi' },
    { type: 'won', seat: sable, amount: 480, of: 480, pot: 0, hand },
  ];
  const told = (events: Event[]): string => screen(drawnView(), events, 60, 20);
  expect(told(ended(marlow, 'three-card five-four'))).toContain('Marlow wins 60. Sable wins 480.');
  // several pots of one winner are told as one
  expect(told(ended(sable, 'nine-eight badugi'))).toContain('Sable wins 540 with nine-eight badugi.');
});

test('who has thrown cards and waits for the others is not told that the last draw is over', () => {
  const waiting = { ...drawnView(), turn: sable, cards: drawnView().cards.slice(0, 3) };
  expect([...chanceLines(waiting), ...chanceColumn(waiting)].join('')).toBe('');
  const last = { ...drawnView(), street: 3 };
  expect(chanceLines(last)[0]).toBe('The last draw is over.');
  expect(chanceColumn(last)).toEqual(['The last draw is over.']);
});

test('where all are in, every draw has its heading though nobody bets between them', () => {
  const twice: Event[] = [1, 2].flatMap((): Event[] => [
    { type: 'discarded', seat: 1, count: 1 },
    { type: 'stood pat', seat: 3 },
    { type: 'drew', seat: 1, count: 1 },
  ]);
  const hand: Event = { type: 'hand', hand: 13, button: 4, level: 1, ante: 0, small: 10, big: 20, stacks: [] };
  const drawn = screen(drawnView(), [hand, { type: 'called', seat: 1, amount: 20 }, ...twice], 120, 40);
  expect(drawn).toMatch(/First draw[^]*Clover stands pat\.[^]*Second draw[^]*Clover stands pat\./);
});

test.each([
  [60, 20],
  [80, 24],
  [120, 40],
])('between two hands nobody has folded and no round is under way, at %d × %d', (columns, rows) => {
  const { seats } = drawnView();
  const drawn = screen(
    { ...drawnView(), seats: seats.map((each) => ({ ...each, folded: true })), buying: true, cards: [] },
    events,
    columns,
    rows,
  );
  expect(drawn).not.toMatch(/folded {2}|betting round/);
});

test('a bet of the last chips is called all in, and several who owe are counted', () => {
  const view = drawnView();
  const seats = view.seats.map((each, at) => (at === 0 ? { ...each, stack: 40 } : each));
  expect(screen({ ...view, seats }, events, 80, 24)).toContain('6.5 to 1, all in');
  const owing = view.seats.map((each, at) => (at === 1 || at === 2 ? { ...each, folded: false, bet: 20 } : each));
  expect(screen({ ...view, seats: owing }, events, 120, 40, 1)).toContain('2 others have more to pay.');
});

test('ten is called 10 beside the cards and in the log', () => {
  expect(screen({ ...drawnView(), cards: cards('As 4d Tc Kc') }, events, 80, 24)).toContain('Three-card 10-4-A');
  expect(terminal.told?.({ type: 'drew', seat: 0, count: 1, cards: [] }, 'You draw a card: Th.')).toBe(
    'You draw a card: 10♥.',
  );
});
