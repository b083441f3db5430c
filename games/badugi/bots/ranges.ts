/** What an opponent may hold, from how many cards it drew and how it bet: weights over all classes. */
import { CLASSES, combosOfClass, type HandClass, sizeOfClass, topRank } from '../src/hand.ts';
import { drawTo, withoutTop } from './transitions.ts';

/** How a seat has bet in this round: 0 checked when it could have bet, 1 neither, 2 bet or raised, 3 raised again. */
export type Tone = 0 | 1 | 2 | 3;

/** What a seat has shown: draws taken (-1 not yet), and its tone. */
export interface Shown {
  readonly draws: readonly [number, number, number];
  readonly tone: Tone;
}

export const keyOf = (shown: Shown): number =>
  (shown.draws[0] + 1) * 6 ** 3 + (shown.draws[1] + 1) * 36 + (shown.draws[2] + 1) * 6 + shown.tone;

type Weights = Float64Array;

function normal(weights: Weights): Weights {
  let sum = 0;
  for (let i = 0; i < CLASSES; i++) sum += weights[i];
  if (sum > 0) for (let i = 0; i < CLASSES; i++) weights[i] = weights[i] / sum;
  return weights;
}

/** How willingly people come in with a hand, by cards that count and top rank. */
function entry(hand: HandClass): number {
  const top = topRank(hand);
  const size = sizeOfClass(hand);
  if (size === 4) return top <= 11 ? 1 : 0.8;
  if (size === 3) return top <= 7 ? 1 : top <= 8 ? 0.8 : top <= 9 ? 0.5 : top <= 10 ? 0.25 : 0.1;
  if (size === 2) return top <= 3 ? 0.6 : top <= 5 ? 0.25 : 0.06;
  return 0.02;
}

/** Cards a plain player would throw. */
const thrown = (hand: HandClass): number => 4 - sizeOfClass(hand);

/** Those of the weights that would draw so many; standing pat now and then with less than a badugi, and breaking one. */
function drawing(weights: Weights, count: number, last: boolean): Weights {
  const kept = new Float64Array(CLASSES);
  for (let hand = 0; hand < CLASSES; hand++) {
    const usual = thrown(hand);
    const weight = weights[hand];
    if (weight === 0) continue;
    if (usual === Math.min(count, 3)) kept[hand] = weight * (usual === 0 ? patShare(hand, last) : 1);
    else if (count === 0 && usual === 1) kept[hand] = 0.04 * weight;
    else if (count === 1 && usual === 0) kept[hand] = weight * (1 - patShare(hand, last));
    else if (count === 2 && usual === 1 && topRank(hand) >= 10) kept[hand] = 0.3 * weight;
  }
  return normal(kept);
}

const patShare = (hand: HandClass, last: boolean): number => (last || topRank(hand) <= 9 ? 1 : 0.8);

/** The weights after the draw. */
function drawn(weights: Weights, count: number): Weights {
  if (count === 0) return weights;
  const after = new Float64Array(CLASSES);
  for (let hand = 0; hand < CLASSES; hand++) {
    const weight = weights[hand];
    if (weight === 0) continue;
    let kept = hand;
    while (4 - sizeOfClass(kept) < Math.min(count, 3)) kept = withoutTop(kept);
    if (sizeOfClass(kept) === 4) after[hand] = after[hand] + weight;
    else {
      const { to, chance } = drawTo(kept);
      for (let i = 0; i < to.length; i++) after[to[i]] = after[to[i]] + weight * chance[i];
    }
  }
  return after;
}

/** Betting says something about strength; a bet after drawing two says less than one after standing pat, but never nothing. */
function toned(weights: Weights, tone: Tone, drawsLeft: number): Weights {
  if (tone === 1) return weights;
  const heard = new Float64Array(CLASSES);
  for (let hand = 0; hand < CLASSES; hand++)
    heard[hand] = weights[hand] * (tone === 0 ? timid(hand) : bold(hand, tone, drawsLeft));
  return normal(heard);
}

const timid = (hand: HandClass): number => (sizeOfClass(hand) < 4 ? 1 : topRank(hand) <= 8 ? 0.3 : 0.6);

function bold(hand: HandClass, tone: Tone, drawsLeft: number): number {
  const size = sizeOfClass(hand);
  const top = topRank(hand);
  if (size === 4) return tone === 2 ? 1 : top <= 7 ? 1 : top <= 9 ? 0.5 : 0.2;
  if (drawsLeft === 0) return tone === 2 ? 0.12 : 0.04;
  if (size === 3) return tone === 2 ? (top <= 7 ? 0.7 : 0.4) : 0.2;
  return tone === 2 ? 0.25 : 0.05;
}

const known = new Map<number, Weights>();

/** What the seat may hold now. */
export function rangeOf(shown: Shown): Weights {
  const key = keyOf(shown);
  const found = known.get(key);
  if (found !== undefined) return found;
  let weights: Weights = new Float64Array(CLASSES);
  for (let hand = 0; hand < CLASSES; hand++) weights[hand] = combosOfClass(hand) * entry(hand);
  normal(weights);
  let left = 3;
  for (let round = 0; round < 3; round++) {
    const count = shown.draws[round];
    if (count < 0) break;
    weights = drawn(drawing(weights, count, round === 2), count);
    left--;
  }
  weights = toned(weights, shown.tone, left);
  known.set(key, weights);
  return weights;
}

/** What these weights become when the seat plays on without surprises for this many draws. */
export function later(weights: Weights, drawsLeft: number): Weights {
  let now = weights;
  for (let round = 0; round < drawsLeft; round++) {
    const after = new Float64Array(CLASSES);
    for (let hand = 0; hand < CLASSES; hand++) {
      const weight = now[hand];
      if (weight === 0) continue;
      if (sizeOfClass(hand) === 4) {
        after[hand] = after[hand] + weight;
        continue;
      }
      const { to, chance } = drawTo(hand);
      for (let i = 0; i < to.length; i++) after[to[i]] = after[to[i]] + weight * chance[i];
    }
    now = after;
  }
  return now;
}
