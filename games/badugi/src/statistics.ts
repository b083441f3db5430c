/** Statistics per player over hands: how often, how hard, how well, and how it draws. */
import type { Seat } from '@baize/game';
import type { CardNumber } from './cards.ts';
import { classOf, sizeOfClass } from './hand.ts';
import type { HandHistory } from './history.ts';

/** A count out of a total. */
export interface Count {
  yes: number;
  of: number;
}

export interface Statistics {
  /** Hands dealt in. */
  hands: number;
  /** Put chips in before the first draw, blinds aside. */
  readonly vpip: Count;
  /** Raised before the first draw. */
  readonly pfr: Count;
  /** Raised again when facing exactly one raise before the first draw. */
  readonly threeBet: Count;
  /** Bets and raises after the first draw, against calls. */
  readonly aggression: { raises: number; calls: number };
  /** Hands seen to the first draw that came to the showdown. */
  readonly wentToShowdown: Count;
  readonly wonAtShowdown: Count;
  /** By draw: pat, one, two, three or more. */
  readonly draws: readonly [number[], number[], number[]];
  /** Badugis broken, of those held at a draw. */
  readonly breaks: Count;
  /** Last draws stood pat without a badugi, of hands held so; and of these those won. */
  readonly snows: Count;
  readonly snowsWon: Count;
  /** Big blinds per 100 hands, with the half width of its 95 % interval. */
  bbPer100: number;
  interval: number;
}

const count = (): Count => ({ yes: 0, of: 0 });
const note = (into: Count, hit: boolean): void => {
  into.of++;
  if (hit) into.yes++;
};

/** Statistics by seat. */
export function statisticsOf(hands: readonly HandHistory[]): Statistics[] {
  const seats = hands[0]?.stacks.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ofSeat(hands, seat));
}

function ofSeat(hands: readonly HandHistory[], seat: Seat): Statistics {
  const all: Statistics = {
    hands: 0,
    vpip: count(),
    pfr: count(),
    threeBet: count(),
    aggression: { raises: 0, calls: 0 },
    wentToShowdown: count(),
    wonAtShowdown: count(),
    draws: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    breaks: count(),
    snows: count(),
    snowsWon: count(),
    bbPer100: 0,
    interval: 0,
  };
  const results: number[] = [];
  for (const hand of hands) {
    if (hand.stacks[seat] === 0) continue;
    all.hands++;
    results.push((100 * (hand.net[seat] ?? 0)) / hand.big);
    noteBetting(all, hand, seat);
    noteDraws(all, hand, seat);
  }
  const n = Math.max(1, results.length);
  all.bbPer100 = results.reduce((sum, each) => sum + each, 0) / n;
  const variance = results.reduce((sum, each) => sum + (each - all.bbPer100) ** 2, 0) / Math.max(1, n - 1);
  all.interval = 1.96 * Math.sqrt(variance / n);
  return all;
}

function noteBetting(all: Statistics, hand: HandHistory, seat: Seat): void {
  let entered = false;
  let raised = false;
  let raises = 0;
  let asked: boolean | null = null;
  let folded = false;
  for (const each of hand.actions) {
    if (each.kind === 'draw') continue;
    const up = each.kind === 'raise' || each.kind === 'bet';
    if (each.seat === seat) {
      folded ||= each.kind === 'fold';
      if (each.street === 0) {
        entered ||= up || each.kind === 'call';
        raised ||= up;
        if (raises === 1 && asked === null) asked = up;
      } else if (up) all.aggression.raises++;
      else if (each.kind === 'call') all.aggression.calls++;
    }
    if (each.street === 0 && up) raises++;
  }
  note(all.vpip, entered);
  note(all.pfr, raised);
  if (asked !== null) note(all.threeBet, asked);
  const drew = hand.actions.some((each) => each.kind === 'draw' && each.seat === seat);
  if (!drew) return;
  const showdown = !folded && hand.shown.filter((cards) => cards !== null).length > 1;
  note(all.wentToShowdown, showdown);
  if (showdown)
    note(
      all.wonAtShowdown,
      hand.won.some((each) => each.seat === seat),
    );
}

function noteDraws(all: Statistics, hand: HandHistory, seat: Seat): void {
  let held: readonly CardNumber[] | null = hand.holes[seat] ?? null;
  for (const each of hand.actions) {
    if (each.kind !== 'draw' || each.seat !== seat) continue;
    all.draws[each.street][Math.min(3, each.count)]++;
    if (held !== null) {
      const badugi = sizeOfClass(classOf(held)) === 4;
      if (badugi) note(all.breaks, each.count > 0);
      else if (each.street === 2) {
        note(all.snows, each.count === 0);
        if (each.count === 0)
          note(
            all.snowsWon,
            hand.won.some((won) => won.seat === seat),
          );
      }
    }
    const { discards, drawn } = each;
    held =
      held === null || discards === null || drawn === null
        ? null
        : [...held.filter((card) => !discards.includes(card)), ...drawn];
  }
}
