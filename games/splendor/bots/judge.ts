/** The learnt judgement of a table: each seat's chance of winning. */
import { kernelOver, type Seat } from '@baize/game';
import type { State } from '../src/state.ts';
import { FOUR, HIDDEN, THREE, TWO } from './learnt.ts';
import { Prospects } from './prospects.ts';
import { TRAITS, worthsOf, writeOthers, writeProspects, writeTraits } from './standing.ts';
import { table } from './table.ts';

/** Where in the weights, after those from traits to hidden units, the others begin. */
export const BIASES = HIDDEN * TRAITS;
export const OUTS = BIASES + HIDDEN;
export const DIRECT = OUTS + HIDDEN;

/** The kernel works units out eight at a time. */
const TOGETHER = 8;
/** As many as all hidden units and one more, which has the direct weights. */
const ROOM = Math.ceil((HIDDEN + 1) / TOGETHER) * TOGETHER;

/**
 * All numbers of the judgement lie in the memory of a kernel, which made it three times as fast as sums in JavaScript, with the same results:
 * searches are 1.3 times as fast.
 */
const SEATS = 4;
const SIZES = [TWO, THREE, FOUR].length;
/** Those without traits, and what moves are weighed with: before and after, for each seat, and one in passing. */
const STANDINGS = SIZES + 2 * SEATS + 1;
const kernel = kernelOver(8 * (SIZES * TRAITS * ROOM + STANDINGS * (ROOM + TRAITS) + 2 * TRAITS + 2));
let used = 0;

/** So many doubles of the kernel's memory. */
function room(size: number): Float64Array {
  const numbers = new Float64Array(kernel.buffer, used, size);
  used += numbers.byteLength;
  return numbers;
}

/** What was learnt: the weights of one trait to all units side by side. After the hidden units comes the sum of the direct weights. */
interface Judgement {
  /** Hidden ones, and all together: a multiple of `TOGETHER`. */
  readonly hidden: number;
  readonly units: number;
  /** Where the weights begin in the kernel. */
  readonly at: number;
  /** Halves: see `rectified`. */
  readonly outs: Float64Array;
  /** No traits at all: what is left are the biases. */
  readonly blank: Standing;
}

/** A seat as it was judged: its traits, what was read of cards for them, and what the units made of them. */
export class Standing {
  readonly traits = room(TRAITS);
  readonly traitsAt = this.traits.byteOffset;
  readonly prospects = new Prospects();
  readonly units = room(ROOM);
  readonly at = this.units.byteOffset;
}

/** Whether a unit ever counts: some ended up without weights, below zero for good. */
function counts(weights: readonly number[], unit: number): boolean {
  const inputs = weights.slice(unit * TRAITS, (unit + 1) * TRAITS);
  return weights[OUTS + unit] !== 0 && (weights[BIASES + unit] > 0 || inputs.some((weight) => weight !== 0));
}

const judgements = [TWO, THREE, FOUR].map(({ weights: learnt }): Judgement => {
  const live = Array.from({ length: HIDDEN }, (_, unit) => unit).filter((unit) => counts(learnt, unit));
  const hidden = live.length;
  const units = Math.ceil((hidden + 1) / TOGETHER) * TOGETHER;
  const weights = room(TRAITS * units);
  const outs = new Float64Array(hidden);
  const blank = new Standing();
  live.forEach((unit, at) => {
    for (let i = 0; i < TRAITS; i++) weights[i * units + at] = learnt[unit * TRAITS + i] / 1000;
    blank.units[at] = learnt[BIASES + unit] / 1000;
    outs[at] = learnt[OUTS + unit] / 1000 / 2;
  });
  for (let i = 0; i < TRAITS; i++) weights[i * units + hidden] = learnt[DIRECT + i] / 1000;
  return { hidden, units, at: weights.byteOffset, outs, blank };
});

/** The traits that are others than they were: where in the kernel their weights begin, every second number, and by how much they changed. */
const BY_AT = room(TRAITS + 1).byteOffset;
const CHANGED_AT = room(TRAITS + 1).byteOffset;
const passing = new Standing();

/** Twice a number, or zero if it is negative: without a branch, which would be hard to foresee. */
const rectified = (value: number): number => value + Math.abs(value);

/** How a seat's standing at the table that was read weighs beside the others': chances are shares of these weights. Leaves in `after` how it stands. */
export const stand = (state: State, seat: Seat, after: Standing): number =>
  weightSince(state, seat, judgements[table.seats - 2].blank, after);

/** The same, from how the seat stood before: only what changed since is worked out, a third of everything after most moves. */
export function weightSince(state: State, seat: Seat, before: Standing, after = passing): number {
  writeTraits(state.slots, state.reserved[seat], seat, after.traits, 0, after.prospects);
  return weigh(before, after);
}

/** What the traits of `after` weigh. */
function weigh(before: Standing, after: Standing): number {
  const { hidden, units, at, outs } = judgements[table.seats - 2];
  const from = after.traitsAt;
  const size = kernel.changes(from, before.traitsAt, from + 8 * TRAITS, CHANGED_AT, BY_AT, 8 * units);
  kernel.sumDoubles(after.at, before.at, at, CHANGED_AT, BY_AT, size, 8 * units);
  const sums = after.units;
  let total = sums[hidden];
  for (let unit = 0; unit < hidden; unit++) total += rectified(sums[unit]) * outs[unit];
  return Math.exp(total);
}

/**
 * The weight of a seat when an open card is gone. `after` starts as a copy of `before` and can be used for one card after another, as it can in
 * `weightHolding`. `held` is the seat's reserve.
 */
export function weightWithout(
  held: readonly number[],
  seat: Seat,
  before: Standing,
  after: Standing,
  card: number,
): number {
  after.prospects.without(before.prospects, card, worthsOf(seat));
  writeProspects(held, seat, after.prospects, after.traits, 0);
  return weigh(before, after);
}

/** The weight of a seat when another has bought a card that lay open, or one of its own if `card` is -1. */
export function weightBeside(held: readonly number[], seat: Seat, before: Standing, card: number): number {
  passing.prospects.without(before.prospects, card, worthsOf(seat));
  writeProspects(held, seat, passing.prospects, passing.traits, 0);
  writeOthers(seat, passing.traits, 0);
  return weigh(before, passing);
}

/** The weight of a seat that has reserved an open card. `ready` is what was read with the gold for it, `after` starts with the same traits. */
export function weightHolding(
  held: readonly number[],
  seat: Seat,
  before: Standing,
  ready: Prospects,
  after: Standing,
  card: number,
): number {
  after.prospects.holding(ready, card, worthsOf(seat));
  writeProspects(held, seat, after.prospects, after.traits, 0);
  return weigh(before, after);
}

/** By number of seats: a list to begin with. `push` onto an empty one would allocate room for 17. */
const blanks = Array.from({ length: SEATS + 1 }, (_, seats) => Array.from({ length: seats }, () => 0.5));

export function chances(state: State): number[] {
  table.read(state);
  const shares = blanks[table.seats].slice();
  let sum = 0;
  for (let seat = 0; seat < shares.length; seat++) {
    const weight = stand(state, seat, passing);
    shares[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] /= sum;
  return shares;
}
