/** My share of the pot at the showdown against what the others have shown, and the best draw on the way there. */
import { CLASSES, type HandClass, sizeOfClass } from '../src/hand.ts';
import { keyOf, later, rangeOf, type Shown } from './ranges.ts';
import { drawTo, withoutTop } from './transitions.ts';

export interface Outlook {
  /** By class and draws left (0 to 3): the share of the pot when drawing as well as can be. */
  readonly value: readonly Float64Array[];
  /** By class and draws left, the value of keeping all cards. */
  readonly pat: readonly Float64Array[];
  /** By class and draws left, how many cards the best draw throws. */
  readonly throws: readonly Uint8Array[];
}

const known = new Map<string, Outlook>();

/** The outlook against these opponents, with this many draws to come for them. */
export function outlook(opponents: readonly Shown[], drawsLeft: readonly number[]): Outlook {
  const key = opponents
    .map((shown, i) => keyOf(shown) * 4 + drawsLeft[i])
    .toSorted((one, other) => one - other)
    .join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size > 20_000) known.clear();
  const made = look(opponents, drawsLeft);
  known.set(key, made);
  return made;
}

const beats = new Map<number, Float64Array>();

/** By class, the chance to beat this opponent at the showdown, a tie counting half. */
export function beating(shown: Shown, drawsLeft: number): Float64Array {
  const key = keyOf(shown) * 4 + drawsLeft;
  const found = beats.get(key);
  if (found !== undefined) return found;
  const chance = beatingWeights(later(rangeOf(shown), drawsLeft));
  beats.set(key, chance);
  return chance;
}

/** By class, the chance to beat somebody whose hand at the showdown has these weights, a tie counting half. */
export function beatingWeights(end: Float64Array): Float64Array {
  const chance = new Float64Array(CLASSES);
  let worse = 0;
  for (let hand = CLASSES - 1; hand >= 0; hand--) {
    chance[hand] = worse + end[hand] / 2;
    worse += end[hand];
  }
  return chance;
}

const look = (opponents: readonly Shown[], drawsLeft: readonly number[]): Outlook =>
  outlookAgainst(opponents.map((shown, i) => beating(shown, drawsLeft[i])));

/** The outlook from the chance, by class, to beat each opponent at the showdown. */
export function outlookAgainst(chances: readonly Float64Array[]): Outlook {
  const end = new Float64Array(CLASSES).fill(1);
  chances.forEach((chance) => {
    for (let hand = 0; hand < CLASSES; hand++) end[hand] = end[hand] * chance[hand];
  });
  const value: Float64Array[] = [end];
  const pat: Float64Array[] = [end];
  const throws: Uint8Array[] = [new Uint8Array(CLASSES)];
  for (let left = 1; left <= 3; left++) {
    const under = value[left - 1];
    const [best, count] = step(under);
    value.push(best);
    pat.push(under);
    throws.push(count);
  }
  return { value, pat, throws };
}

/** One draw back: the best of standing pat, drawing to what counts, and throwing the highest of that too. */
function step(under: Float64Array): [value: Float64Array, throws: Uint8Array] {
  const drawing = new Float64Array(CLASSES);
  for (let hand = 715; hand < CLASSES; hand++) {
    const { to, chance } = drawTo(hand);
    let sum = 0;
    for (let i = 0; i < to.length; i++) sum += chance[i] * under[to[i]];
    drawing[hand] = sum;
  }
  const value = new Float64Array(CLASSES);
  const throws = new Uint8Array(CLASSES);
  for (let hand = 0; hand < CLASSES; hand++) {
    const size = sizeOfClass(hand);
    let best = size === 4 ? under[hand] : drawing[hand];
    let count = 4 - size;
    const lower = withoutTop(hand);
    if (lower !== hand && drawing[lower] > best) {
      best = drawing[lower];
      count++;
    }
    value[hand] = best;
    throws[hand] = count;
  }
  return [value, throws];
}

/** The value of drawing to these cards, which all count, with this many draws left. */
export function drawing(kept: HandClass, view: Outlook, drawsLeft: number): number {
  const under = view.value[drawsLeft - 1];
  const { to, chance } = drawTo(kept);
  let sum = 0;
  for (let i = 0; i < to.length; i++) sum += chance[i] * under[to[i]];
  return sum;
}

/** The value of breaking a badugi by its highest card with this many draws left. */
export const breaking = (hand: HandClass, view: Outlook, drawsLeft: number): number =>
  drawing(withoutTop(hand), view, drawsLeft);
