/** The table of the drawings for terminals, as a view and what happened before it. */
import { tableOptions } from '@baize/game';
import { screenOf } from '@baize/game/test/screen.ts';
import { cardFrom } from '../src/cards.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import type { SeatView, View } from '../src/view.ts';
import { terminal } from '../terminal/index.ts';

export const names = ['You', 'Sable', 'Marlow', 'Clover', 'Juniper', 'Fern'];
export const [me, sable, marlow, clover, juniper, fern] = [0, 1, 2, 3, 4, 5];

const seat = (stack: number, own: Partial<SeatView>): SeatView => ({
  stack,
  bet: 0,
  paid: 40,
  folded: false,
  allIn: false,
  cards: 4,
  drawHistory: [null, null, null],
  last: null,
  bought: 1000,
  place: 0,
  buried: 0,
  ...own,
});

export const cards = (text: string): number[] => text.split(' ').map(cardFrom);

/** A view of a real table, with the numbers of the drawings put in. */
export function drawnView(): View {
  const options = { ...tableOptions(game), match: 'hands', hands: 30 } as Parameters<typeof game.start>[0];
  const real = game.view(game.start(options, 6, 'drawing'), me);
  return {
    ...real,
    hand: 12,
    button: juniper,
    street: 1,
    turn: me,
    pot: 260,
    pots: [{ amount: 260, seats: [me, sable, clover] }],
    current: 40,
    full: 40,
    raises: 2,
    cap: 5,
    toCall: 40,
    raiseTo: 60,
    seats: [
      seat(1150, { drawHistory: [2, null, null] }),
      seat(780, { bet: 20, drawHistory: [1, null, null], last: 'bet' }),
      seat(1020, { folded: true, drawHistory: [3, null, null], last: 'fold' }),
      seat(880, { bet: 40, drawHistory: [0, null, null], last: 'raise' }),
      seat(1060, { folded: true }),
      seat(850, { folded: true, drawHistory: [2, null, null], last: 'fold' }),
    ],
    cards: cards('As 4d 7c Kc'),
    picked: [],
    // The drawing counts ten hearts among 46 unseen cards, so none of the two thrown cards is one of them here.
    tossed: cards('Qs Js'),
  };
}

const call = (who: number, amount: number): Event => ({ type: 'called', seat: who, amount });
const draw = (who: number, count: number): Event[] => [
  { type: 'discarded', seat: who, count, ...(who === me && { cards: cards('Qh Js') }) },
  { type: 'drew', seat: who, count },
];

export const events: Event[] = [
  { type: 'hand', hand: 12, button: juniper, level: 1, ante: 0, small: 10, big: 20, stacks: [] },
  { type: 'posted', seat: fern, what: 'small blind', amount: 10 },
  { type: 'posted', seat: me, what: 'big blind', amount: 20 },
  { type: 'raised', seat: sable, to: 40, amount: 40 },
  call(marlow, 40),
  call(clover, 40),
  { type: 'folded', seat: juniper },
  call(fern, 30),
  call(me, 20),
  ...draw(fern, 2),
  ...draw(me, 2),
  ...draw(sable, 1),
  ...draw(marlow, 3),
  { type: 'stood pat', seat: clover },
  { type: 'checked', seat: fern },
  { type: 'checked', seat: me },
  { type: 'bet', seat: sable, to: 20, amount: 20 },
  { type: 'folded', seat: marlow },
  { type: 'raised', seat: clover, to: 40, amount: 40 },
  { type: 'folded', seat: fern },
];

export const screen = (view: View, told: readonly Event[], columns: number, rows: number, chosen?: number): string =>
  screenOf(terminal, {
    view,
    words: terminal.arrange(view, ['fold', 'call', 'raise']),
    events: told,
    name: (who) => names[who],
    columns,
    rows,
    ...(chosen === undefined ? {} : { chosen }),
  });
