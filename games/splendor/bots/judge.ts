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

/** How a seat's standing weighs beside the others': chances are shares of these weights. */
export function weightOf(state: State, seat: Seat): number {
  readTraits(state, seat, traits, 0);
  const weights = judgements[state.prestige.length - 2];
  let total = 0;
  for (let i = 0; i < TRAITS; i++) total += weights[DIRECT + i] * traits[i];
  for (let unit = 0, at = 0; unit < HIDDEN; unit++) {
    let sum = weights[BIASES + unit];
    for (let i = 0; i < TRAITS; i++, at++) sum += weights[at] * traits[i];
    if (sum > 0) total += sum * weights[OUTS + unit];
  }
  return Math.exp(total);
}

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

/** Of the others together. */
export function weightAgainst(state: State, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < state.prestige.length; other++) if (other !== seat) sum += weightOf(state, other);
  return sum;
}
