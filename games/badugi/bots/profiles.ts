/** The six personalities, the opening chart, and what position means. */
import type { Seat } from '@baize/game';
import { CLASSES, combosOfClass, HANDS, type HandClass, ranksHighToLow, sizeOfClass } from '../src/hand.ts';
import type { View } from '../src/view.ts';
import { outlook } from './equity.ts';

export interface StrategyProfile {
  readonly id: string;
  /** 0.8 to 1.2: shifts how often a raise is chosen where calling would do. */
  readonly aggressionFactor: number;
  /** 0.10 to 0.25: how often a three-card hand stands pat as a bluff where that is possible. */
  readonly bluffFrequency: number;
  /** 0.8 to 1.2: divides the share of hands that is played. */
  readonly tightnessFactor: number;
}

export const CPU_PROFILES: readonly StrategyProfile[] = [
  { id: 'CPU 1', aggressionFactor: 0.9, bluffFrequency: 0.15, tightnessFactor: 1.1 },
  { id: 'CPU 2', aggressionFactor: 1.1, bluffFrequency: 0.2, tightnessFactor: 0.9 },
  { id: 'CPU 3', aggressionFactor: 1.0, bluffFrequency: 0.17, tightnessFactor: 1.0 },
  { id: 'CPU 4', aggressionFactor: 0.8, bluffFrequency: 0.12, tightnessFactor: 1.2 },
  { id: 'CPU 5', aggressionFactor: 1.2, bluffFrequency: 0.22, tightnessFactor: 0.8 },
  { id: 'CPU 6', aggressionFactor: 1.0, bluffFrequency: 0.18, tightnessFactor: 1.0 },
];

export type PositionCategory = 'early' | 'middle' | 'late';

interface Criteria {
  /** Highest rank, 0 the ace, that counts in a hand to open with. */
  readonly top: number;
  readonly smooth: boolean;
}

/** The opening chart by position and number of counting cards; what is missing is folded. */
export const CHART: Readonly<Record<PositionCategory, Readonly<Record<number, Criteria>>>> = {
  early: { 4: { top: 7, smooth: false }, 3: { top: 5, smooth: true } },
  middle: { 4: { top: 8, smooth: false }, 3: { top: 6, smooth: true } },
  late: { 4: { top: 11, smooth: false }, 3: { top: 7, smooth: false }, 2: { top: 2, smooth: false } },
};

/** Smooth: the second card is low for the top card, at most one above its half (7-5 is smooth, 7-6 rough). */
export function isSmoothClass(hand: HandClass): boolean {
  const [top, second] = ranksHighToLow(hand);
  if (top === undefined || second === undefined) return false;
  return second + 1 <= Math.ceil((top + 1) / 2) + 1;
}

export function inChart(position: PositionCategory, hand: HandClass): boolean {
  const criteria = CHART[position][sizeOfClass(hand)];
  if (criteria === undefined) return false;
  return ranksHighToLow(hand)[0] <= criteria.top && (!criteria.smooth || isSmoothClass(hand));
}

/** The share of hands in the chart. */
export const chartShare: Readonly<Record<PositionCategory, number>> = {
  early: shareOf('early'),
  middle: shareOf('middle'),
  late: shareOf('late'),
};

function shareOf(position: PositionCategory): number {
  let sum = 0;
  for (let hand = 0; hand < CLASSES; hand++) if (inChart(position, hand)) sum += combosOfClass(hand);
  return sum / HANDS;
}

const standings = new Map<PositionCategory, Float64Array>();

/** By class, the share of hands at least as good to play from this position: first the chart, then the rest, each by equity. */
export function standing(position: PositionCategory): Float64Array {
  const found = standings.get(position);
  if (found !== undefined) return found;
  const value = outlook([{ draws: [-1, -1, -1], tone: 1 }], [3]).value[3];
  const order = Array.from({ length: CLASSES }, (_, hand) => hand).toSorted(
    (one, other) => Number(inChart(position, other)) - Number(inChart(position, one)) || value[other] - value[one],
  );
  const shares = new Float64Array(CLASSES);
  let sum = 0;
  for (const hand of order) {
    sum += combosOfClass(hand) / HANDS;
    shares[hand] = sum;
  }
  standings.set(position, shares);
  return shares;
}

/** Seats dealt into this hand, from the left of the button; the button is last. */
export function dealtIn(view: View): Seat[] {
  const seats: Seat[] = [];
  const n = view.seats.length;
  for (let step = 1; step <= n; step++) {
    const seat = (view.button + step) % n;
    if (!view.seats[seat]?.folded || view.line.some((code) => (code & 7) === seat)) seats.push(seat);
  }
  return seats;
}

/** Where a seat acts among those dealt in (0 left of the button, last the button itself). */
export function categoryOf(place: number, players: number): PositionCategory {
  if (place === players - 1) return 'late';
  if (place < 2) return 'early';
  if (place === players - 2) return 'late';
  // Between the blinds and the cutoff: the first half is early.
  const between = players - 4;
  return place - 2 < Math.ceil(between / 2) ? 'early' : 'middle';
}
