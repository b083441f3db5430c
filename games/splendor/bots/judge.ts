/** The learnt judgement of a table: each seat's chance of winning. */
import type { Seat } from '@baize/game';
import type { State } from '../src/state.ts';
import { FOUR, HIDDEN, THREE, TWO } from './learnt.ts';
import { readTraits, TRAITS } from './standing.ts';

/** Where in the weights, after those from traits to hidden units, the others begin. */
export const BIASES = HIDDEN * TRAITS;
export const OUTS = BIASES + HIDDEN;
export const DIRECT = OUTS + HIDDEN;
const traits = new Float64Array(TRAITS);
/** Units are worked out four at a time: half the time of one by one. */
const TOGETHER = 4;

/** What was learnt, laid out to be worked out fast: the weights of one trait to all units side by side. */
interface Judgement {
  /** A multiple of `TOGETHER`. */
  readonly units: number;
  readonly weights: Float64Array;
  readonly biases: Float64Array;
  readonly outs: Float64Array;
  readonly direct: Float64Array;
}

/** Whether a unit ever counts: some ended up without weights, below zero for good. */
function counts(weights: readonly number[], unit: number): boolean {
  const inputs = weights.slice(unit * TRAITS, (unit + 1) * TRAITS);
  return weights[OUTS + unit] !== 0 && (weights[BIASES + unit] > 0 || inputs.some((weight) => weight !== 0));
}

const judgements = [TWO, THREE, FOUR].map(({ weights }): Judgement => {
  const live = Array.from({ length: HIDDEN }, (_, unit) => unit).filter((unit) => counts(weights, unit));
  const units = Math.ceil(live.length / TOGETHER) * TOGETHER;
  const judgement = {
    units,
    weights: new Float64Array(TRAITS * units),
    biases: new Float64Array(units),
    outs: new Float64Array(units),
    direct: Float64Array.from(weights.slice(DIRECT), (weight) => weight / 1000),
  };
  live.forEach((unit, at) => {
    for (let i = 0; i < TRAITS; i++) judgement.weights[i * units + at] = weights[unit * TRAITS + i] / 1000;
    judgement.biases[at] = weights[BIASES + unit] / 1000;
    judgement.outs[at] = weights[OUTS + unit] / 1000;
  });
  return judgement;
});

/** A seat as it was judged: what its traits were, and what the hidden units and the direct weights made of them. */
export class Standing {
  readonly traits = new Float64Array(TRAITS);
  readonly inner = new Float64Array(HIDDEN);
  direct = 0;
}

/** No traits at all: what is left are the biases. */
const blank = judgements.map(({ biases }) => {
  const standing = new Standing();
  standing.inner.set(biases);
  return standing;
});

/** How a seat's standing weighs beside the others': chances are shares of these weights. */
export const weightOf = (state: State, seat: Seat): number =>
  weightSince(state, seat, blank[state.prestige.length - 2]);

/** Where the weights of the traits that are others than they were begin, and by how much those changed. */
const changed = new Int32Array(TRAITS);
const by = new Float64Array(TRAITS);

/** The same, from how the seat stood before: only what changed since is worked out, a third of everything after most moves. */
export function weightSince(state: State, seat: Seat, before: Standing, keep: Standing | null = null): number {
  readTraits(state, seat, traits, 0);
  const { units, weights, outs, direct: directly } = judgements[state.prestige.length - 2];
  let direct = before.direct;
  let size = 0;
  for (let i = 0; i < TRAITS; i++) {
    const change = traits[i] - before.traits[i];
    if (change === 0) continue;
    changed[size] = i * units;
    by[size++] = change;
    direct += directly[i] * change;
  }
  let total = direct;
  for (let unit = 0; unit < units; unit += TOGETHER) {
    let a = before.inner[unit];
    let b = before.inner[unit + 1];
    let c = before.inner[unit + 2];
    let d = before.inner[unit + 3];
    for (let i = 0; i < size; i++) {
      const change = by[i];
      const at = changed[i] + unit;
      a += weights[at] * change;
      b += weights[at + 1] * change;
      c += weights[at + 2] * change;
      d += weights[at + 3] * change;
    }
    if (a > 0) total += a * outs[unit];
    if (b > 0) total += b * outs[unit + 1];
    if (c > 0) total += c * outs[unit + 2];
    if (d > 0) total += d * outs[unit + 3];
    if (keep === null) continue;
    keep.inner[unit] = a;
    keep.inner[unit + 1] = b;
    keep.inner[unit + 2] = c;
    keep.inner[unit + 3] = d;
  }
  if (keep !== null) {
    keep.traits.set(traits);
    keep.direct = direct;
  }
  return Math.exp(total);
}

/** Reads a seat's standing, for what comes of its and others' moves. Returns its weight. */
export const stand = (state: State, seat: Seat, standing: Standing): number =>
  weightSince(state, seat, blank[state.prestige.length - 2], standing);

export function chances(state: State): number[] {
  const shares: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < state.prestige.length; seat++) {
    const weight = weightOf(state, seat);
    shares.push(weight);
    sum += weight;
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat] /= sum;
  return shares;
}
