/** The learnt judgement of a table: each seat's chance of winning. */
import type { Seat } from '@baize/game';
import type { State } from '../src/state.ts';
import { FOUR, HIDDEN, THREE, TWO } from './learnt.ts';
import { readTraits, TRAITS } from './standing.ts';

const judgements = [TWO, THREE, FOUR].map(({ weights }) => Float64Array.from(weights, (weight) => weight / 1000));
/** Where in the weights, after those from traits to hidden units, the others begin. */
export const BIASES = HIDDEN * TRAITS;
export const OUTS = BIASES + HIDDEN;
export const DIRECT = OUTS + HIDDEN;
const traits = new Float64Array(TRAITS);

/** A seat as it was judged: what its traits were, and what the hidden units and the direct weights made of them. */
export class Standing {
  readonly traits = new Float64Array(TRAITS);
  readonly inner = new Float64Array(HIDDEN);
  direct = 0;
}

/** No traits at all: what is left are the biases. */
const blank = judgements.map((weights) => {
  const standing = new Standing();
  standing.inner.set(weights.subarray(BIASES, OUTS));
  return standing;
});

/** How a seat's standing weighs beside the others': chances are shares of these weights. */
export const weightOf = (state: State, seat: Seat): number =>
  weightSince(state, seat, blank[state.prestige.length - 2]);

/** Which traits are others than they were, and by how much. */
const changed = new Int32Array(TRAITS);
const by = new Float64Array(TRAITS);

/** The same, from how the seat stood before: only what changed since is worked out, a third of everything after most moves. */
export function weightSince(state: State, seat: Seat, before: Standing, keep: Standing | null = null): number {
  readTraits(state, seat, traits, 0);
  const weights = judgements[state.prestige.length - 2];
  let direct = before.direct;
  let size = 0;
  for (let i = 0; i < TRAITS; i++) {
    const change = traits[i] - before.traits[i];
    if (change === 0) continue;
    changed[size] = i;
    by[size++] = change;
    direct += weights[DIRECT + i] * change;
  }
  let total = direct;
  // Four units at a time: half the time of one by one.
  for (let unit = 0; unit < HIDDEN; unit += 4) {
    let a = before.inner[unit];
    let b = before.inner[unit + 1];
    let c = before.inner[unit + 2];
    let d = before.inner[unit + 3];
    for (let i = 0; i < size; i++) {
      const change = by[i];
      const at = unit * TRAITS + changed[i];
      a += weights[at] * change;
      b += weights[at + TRAITS] * change;
      c += weights[at + 2 * TRAITS] * change;
      d += weights[at + 3 * TRAITS] * change;
    }
    if (a > 0) total += a * weights[OUTS + unit];
    if (b > 0) total += b * weights[OUTS + unit + 1];
    if (c > 0) total += c * weights[OUTS + unit + 2];
    if (d > 0) total += d * weights[OUTS + unit + 3];
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
