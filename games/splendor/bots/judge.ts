/** The learnt judgement of a table: each seat's chance of winning. */
import type { Seat } from '@baize/game';
import type { State } from '../src/state.ts';
import { FOUR, HIDDEN, THREE, TWO } from './learnt.ts';
import { readTraits, TRAITS, traitsAt } from './standing.ts';

const judgements = [TWO, THREE, FOUR].map((all) => Float64Array.from(all, (weight) => weight / 1000));
const traits = new Float64Array(TRAITS);

/** How a seat's standing weighs beside the others': chances are shares of these weights. */
export function weightOf(state: State, seat: Seat): number {
  readTraits(state, seat, traits, 0);
  const seats = state.prestige.length;
  const weights = judgements[seats - 2]!;
  const size = traitsAt(seats);
  const biases = HIDDEN * size;
  const outs = biases + HIDDEN;
  const direct = outs + HIDDEN;
  let total = 0;
  for (let i = 0; i < size; i++) total += weights[direct + i]! * traits[i]!;
  for (let unit = 0, at = 0; unit < HIDDEN; unit++) {
    let sum = weights[biases + unit]!;
    for (let i = 0; i < size; i++, at++) sum += weights[at]! * traits[i]!;
    if (sum > 0) total += sum * weights[outs + unit]!;
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
  for (let seat = 0; seat < shares.length; seat++) shares[seat]! /= sum;
  return shares;
}

/** Of the others together. */
export function weightAgainst(state: State, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < state.prestige.length; other++) if (other !== seat) sum += weightOf(state, other);
  return sum;
}
