/** Seats on a terminal: their positions, what they did last, and how they stand. */
import type { Scene, Seat } from '@baize/game';
import type { Event } from '../src/events.ts';
import { ordinal } from '../src/text.ts';
import type { View } from '../src/view.ts';

export type Badugi = Scene<View, Event>;

/** From the small blind to the button, by number of players. */
const POSITIONS: Readonly<Record<number, readonly string[]>> = {
  2: ['BB', 'BTN'],
  3: ['SB', 'BB', 'BTN'],
  4: ['SB', 'BB', 'CO', 'BTN'],
  5: ['SB', 'BB', 'UTG', 'CO', 'BTN'],
  6: ['SB', 'BB', 'UTG', 'MP', 'CO', 'BTN'],
  7: ['SB', 'BB', 'UTG', 'MP', 'HJ', 'CO', 'BTN'],
};

const playing = (view: View): Seat[] => view.seats.flatMap(({ place }, seat) => (place > 0 ? [] : [seat]));

export function positionOf(view: View, seat: Seat): string {
  const seats = playing(view);
  const order = seats.filter((each) => each > view.button).concat(seats.filter((each) => each <= view.button));
  return POSITIONS[order.length]?.[order.indexOf(seat)] ?? '';
}

/** Everybody else in the order of play, from the viewer's left. */
export function othersOf(view: View): Seat[] {
  const me = view.seat ?? -1;
  const seats = view.seats.map((_, seat) => seat);
  return [...seats.filter((seat) => seat > me), ...seats.filter((seat) => seat < me)];
}

export const chips = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');

const signed = (net: number): string => `${net < 0 ? '−' : '+'}${chips(Math.abs(net))}`;

/** What a seat did last, in few words; at the end of a cash table what it won. */
export function nowOf(view: View, seat: Seat): string {
  const { folded, last, bet, place, allIn, drawHistory, stack, bought } = view.seats[seat];
  const cash = view.table.match === 'hands';
  if (view.turn === null && (cash || place === 0)) return signed(stack - bought);
  if (place > 0) return cash ? 'left' : place === 1 ? 'won' : `out, place ${place}`;
  if (view.buying) return view.turn === seat ? 'to act' : '';
  if (folded) return 'folded';
  if (view.turn === seat) return 'to act';
  if (allIn) return 'all in';
  if (view.drawing) {
    const drawn = drawHistory[view.street];
    return drawn === null ? '' : drawn === 0 ? 'stands pat' : `draws ${drawn}`;
  }
  if (last === 'bet') return `bets ${chips(bet)}`;
  if (last === 'raise') return `raises to ${chips(bet)}`;
  if (last === 'call') return `calls ${chips(bet)}`;
  if (last === 'check') return 'checks';
  return bet > 0 ? `posts ${chips(bet)}` : '';
}

/** Where a hand is; `between two hands` while those without chips choose. */
export const stageOf = (view: View, draw: string, betting: string): string =>
  view.turn === null ? '' : view.buying ? 'between two hands' : view.drawing ? draw : betting;

const drawWord = (count: number): string => (count === 0 ? 'pat' : String(count));

/** `2 – –`: what a seat drew, with a dash for each draw to come; `p` for `pat` where the words are wider than this. */
export function drawsOf(view: View, seat: Seat, width = Number.POSITIVE_INFINITY): string {
  const text = view.seats[seat].drawHistory.map((count) => (count === null ? '–' : drawWord(count))).join(' ');
  return text.length < width ? text : text.replaceAll('pat', 'p');
}

/** `draws 2 1`; nothing before the first draw. */
export function drawnOf(view: View, seat: Seat): string {
  const drawn = view.seats[seat].drawHistory.flatMap((count) => (count === null ? [] : [drawWord(count)]));
  return drawn.length === 0 ? '' : `draws ${drawn.join(' ')}`;
}

/** `Hand 12 of 30 · 1st of 6` */
export function heading(view: View): string {
  const { table, seat, nextLevel } = view;
  const hand = `Hand ${view.hand}${table.match === 'hands' ? ` of ${table.hands}` : ''}`;
  const level = nextLevel === null ? [] : [`level ${view.level}`];
  const ante = view.stakes.ante > 0 ? [`ante ${chips(view.stakes.ante)}`] : [];
  if (seat === null) return [hand, ...level, ...ante].join(' · ');
  const mine = view.seats[seat];
  const place =
    mine.place > 0
      ? mine.place
      : 1 + view.seats.filter(({ stack, paid }) => stack + paid > mine.stack + mine.paid).length;
  return [hand, ...level, ...ante, `${ordinal(place)} of ${view.seats.length}`].join(' · ');
}

export const limits = (view: View): string => `${chips(view.stakes.bets[0])}/${chips(view.stakes.bets[3])}`;
