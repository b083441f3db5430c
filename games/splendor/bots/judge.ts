/** The learnt judgement of a table: each seat's chance of winning. */
import { assemble, type Seat } from '@baize/game';
import type { State } from '../src/state.ts';
import { FOUR, HIDDEN, THREE, TWO } from './learnt.ts';
import { doubles, memory } from './memory.ts';
import { noblesOf } from './nobleOutlook.ts';
import { TRAITS, writeTraits } from './standing.ts';
import { SEATS, table } from './table.ts';
import { traitsRoutine } from './routines/traits.ts';
import { weighRoutine } from './routines/weigh.ts';

/** Where in the learnt weights, after those from traits to hidden units, the others begin. */
export const BIASES = HIDDEN * TRAITS;
export const OUTS = BIASES + HIDDEN;
export const DIRECT = OUTS + HIDDEN;

/** An even number of units with room for so many hidden ones and the direct one. */
const unitsFor = (hidden: number): number => 2 * Math.ceil((1 + hidden) / 2);

/** A seat as it was judged: its traits, and what the units made of them. */
export class Standing {
  readonly numbers = doubles(TRAITS + unitsFor(HIDDEN));
  readonly at = this.numbers.byteOffset;
}

/** What was learnt. The first unit is the sum of the direct weights, which counts as it is; then come the hidden ones. */
interface Judgement {
  readonly units: number;
  /** Those of one trait to all units side by side. */
  readonly weights: Float64Array;
  /** Halves: see `rectified`. */
  readonly outs: Float64Array;
  /** No traits at all: what is left are the biases. */
  readonly blank: Standing;
}

/** Whether a unit ever counts: some ended up without weights, below zero for good. */
function counts(weights: readonly number[], unit: number): boolean {
  const inputs = weights.slice(unit * TRAITS, (unit + 1) * TRAITS);
  return weights[OUTS + unit] !== 0 && (weights[BIASES + unit] > 0 || inputs.some((weight) => weight !== 0));
}

const judgements = [TWO, THREE, FOUR].map(({ weights: learnt }): Judgement => {
  const live = Array.from({ length: HIDDEN }, (_, unit) => unit).filter((unit) => counts(learnt, unit));
  const units = unitsFor(live.length);
  const weights = doubles(TRAITS * units);
  const outs = doubles(units);
  const blank = new Standing();
  for (let i = 0; i < TRAITS; i++) weights[i * units] = learnt[DIRECT + i] / 1000;
  live.forEach((unit, at) => {
    for (let i = 0; i < TRAITS; i++) weights[i * units + at + 1] = learnt[unit * TRAITS + i] / 1000;
    blank.numbers[TRAITS + at + 1] = learnt[BIASES + unit] / 1000;
    outs[at + 1] = learnt[OUTS + unit] / 1000 / 2;
  });
  return { units, weights, outs, blank };
});

/** What the routines do, with seats and places in the memory. */
type Weigh = (seat: Seat, nobles: number, before: number, after: number, weights: number, outs: number) => number;
interface Routines {
  traits(seat: Seat, nobles: number, out: number): void;
  readonly two: Weigh;
  readonly three: Weigh;
  readonly four: Weigh;
}

const program = [
  traitsRoutine(),
  ...['two', 'three', 'four'].map((name, i) => weighRoutine(name, judgements[i].units)),
];
const routines = assemble(program, memory) as Routines | null;
const weighs = routines === null ? null : [routines.two, routines.three, routines.four];
/** Whether WebAssembly could be compiled. */
export const isCompiled = routines !== null;
const passing = new Standing();

const judgementHere = (): Judgement => judgements[table.seats - 2];

/** How a seat's standing at the table that was read weighs beside the others': chances are shares of these weights. Leaves in `after` how it stands. */
export const stand = (seat: Seat, after: Standing): number => weightSince(seat, judgementHere().blank, after);

/** The same, from how the seat stood before: only what changed since is summed, a fifth of all traits after most moves. */
export function weightSince(seat: Seat, before: Standing, after = passing): number {
  if (weighs === null) return weightSincePlainly(seat, before, after);
  const { weights, outs } = judgementHere();
  const weigh = weighs[table.seats - 2];
  return Math.exp(weigh(seat, noblesOf(seat).at, before.at, after.at, weights.byteOffset, outs.byteOffset));
}

/** What the routines do, in plain numbers, for pages that may not compile WebAssembly: a few times slower. */
export const standPlainly = (seat: Seat, after: Standing): number =>
  weightSincePlainly(seat, judgementHere().blank, after);

export function weightSincePlainly(seat: Seat, before: Standing, after: Standing): number {
  const { weights, outs, units } = judgementHere();
  const [now, then] = [after.numbers, before.numbers];
  writeTraits(seat, now);
  for (let unit = 0; unit < units; unit++) now[TRAITS + unit] = then[TRAITS + unit]!;
  for (let i = 0; i < TRAITS; i++) {
    const change = now[i] - then[i];
    if (change === 0) continue;
    for (let unit = 0; unit < units; unit++) now[TRAITS + unit] += change * weights[i * units + unit];
  }
  let total = now[TRAITS];
  for (let unit = 1; unit < units; unit++) total += rectified(now[TRAITS + unit]) * outs[unit];
  return Math.exp(total);
}

/** Twice a number, or zero if it is negative: without a branch, which would be hard to foresee. */
const rectified = (value: number): number => value + Math.abs(value);

const traits = passing.numbers.subarray(0, TRAITS);

/** The traits of a seat at the table that was read, good until the next are asked for. */
export function traitsOf(seat: Seat): Float64Array {
  if (routines === null) writeTraits(seat, traits);
  else routines.traits(seat, noblesOf(seat).at, passing.at);
  return traits;
}

/** Writes the traits of a seat into `out` from `at` on; each is about 0 to 1. */
export function readTraits(state: State, seat: Seat, out: Float64Array | Float32Array, at: number): void {
  table.read(state);
  out.set(traitsOf(seat), at);
}

/** By number of seats: a list to begin with. `push` onto an empty one would allocate room for 17. */
const blanks = Array.from({ length: SEATS + 1 }, (_, seats) => Array.from({ length: seats }, () => 0.5));

export function chances(state: State): number[] {
  table.read(state);
  const shares = blanks[table.seats].slice();
  let sum = 0;
  for (let seat = 0; seat < shares.length; seat++) {
    const weight = stand(seat, passing);
    shares[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] /= sum;
  return shares;
}
