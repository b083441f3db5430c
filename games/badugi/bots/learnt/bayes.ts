/** What a player may hold who plays like the learnt tables: every hand of four cards, weighed anew by each thing that player did. */
import { type Random, seeded } from '@baize/game';
import { movesOf } from '../../src/advance.ts';
import { BET, CALL as CALL_MOVE, CHECK, FOLD as FOLD_MOVE, RAISE as RAISE_MOVE } from '../../src/betting.ts';
import type { CardNumber } from '../../src/cards.ts';
import { CLASSES, classOfSorted, type HandClass, HANDS, sizeOfClass } from '../../src/hand.ts';
import type { State } from '../../src/state.ts';
import { nodeOfState } from './atTable.ts';
import { BREAK, CALL, FOLD, NATURAL, PAT, RAISE } from './choices.ts';
import { keptIn } from './exchange.ts';
import type { Odds } from './packing.ts';
import { learntOdds } from './tables.ts';

/** How much of what a player does is by the tables. The rest may be anything: nobody is left without a hand by a surprise. */
const FAITH = 0.95;
/** By this many cards kept, how many such sets there are. */
const SETS = [1, 52, 1326, 22_100] as const;

/** All hands in the order that numbers them, each as four ascending cards of six bits, with its class. */
function list(): { readonly packed: Int32Array; readonly classes: Uint16Array } {
  const packed = new Int32Array(HANDS);
  const classes = new Uint16Array(HANDS);
  let at = 0;
  for (let d = 3; d < 52; d++)
    for (let c = 2; c < d; c++)
      for (let b = 1; b < c; b++)
        for (let a = 0; a < b; a++) {
          packed[at] = a | (b << 6) | (c << 12) | (d << 18);
          classes[at++] = classOfSorted(a, b, c, d);
        }
  return { packed, classes };
}

let listed: ReturnType<typeof list> | null = null;

export class HandWeights {
  readonly #packed: Int32Array;
  readonly #classes: Uint16Array;
  /** 1 for a hand with a card that was seen elsewhere. */
  readonly #hasSeen = new Uint8Array(HANDS);
  readonly #weights = new Float64Array(HANDS);

  /** Any hand that has none of these cards, which whoever asks has seen. */
  constructor(seen: readonly CardNumber[]) {
    ({ packed: this.#packed, classes: this.#classes } = listed ??= list());
    const gone = Uint8Array.from({ length: 52 }, (_, card) => (seen.includes(card) ? 1 : 0));
    for (let at = 0; at < HANDS; at++) {
      const hand = this.#packed[at];
      this.#hasSeen[at] = gone[hand & 63] | gone[(hand >> 6) & 63] | gone[(hand >> 12) & 63] | gone[(hand >> 18) & 63];
      this.#weights[at] = 1 - this.#hasSeen[at];
    }
  }

  /** The seat to act makes this move in a betting round. */
  bet(state: State, move: number): void {
    const moves = movesOf(state);
    this.#weigh(state, (_, odds) => chanceOf(move, moves, odds), moves.length);
  }

  /** The seat to draw throws so many; its new cards are dealt later. */
  draw(state: State, count: number): void {
    this.#weigh(state, (hand, odds) => chanceToThrow(count, sizeOfClass(hand), odds), 3);
  }

  /** The cards of a draw are dealt: of what was kept, any hand that completes it is as likely as another. */
  dealt(count: number): void {
    if (count === 0) return;
    const keeps = 4 - count;
    const sets = new Float64Array(SETS[keeps]);
    for (let at = 0; at < HANDS; at++)
      if (this.#weights[at] > 0) sets[setOf(this.#packed[at], this.#keptAt(at, count))] += this.#weights[at];
    const kept = KEEPING[keeps];
    for (let at = 0; at < HANDS; at++) {
      if (this.#hasSeen[at] === 1) continue;
      const hand = this.#packed[at];
      let sum = 0;
      for (let i = 0; i < kept.length; i++) sum += sets[setOf(hand, kept[i])];
      this.#weights[at] = sum;
    }
  }

  /** How likely each class is. */
  byClass(): Float64Array {
    const chances = new Float64Array(CLASSES);
    let all = 0;
    for (let at = 0; at < HANDS; at++) {
      chances[this.#classes[at]] += this.#weights[at];
      all += this.#weights[at];
    }
    return chances.map((weight) => weight / all);
  }

  #weigh(state: State, chance: (hand: HandClass, odds: Odds) => number, ways: number): void {
    const node = nodeOfState(state, silent());
    const factors = new Float64Array(CLASSES).fill(1);
    for (let hand = 0; hand < CLASSES; hand++) {
      node.classes[node.turn] = hand;
      const odds = learntOdds(node);
      if (odds !== null) factors[hand] = FAITH * chance(hand, odds) + (1 - FAITH) / ways;
    }
    for (let at = 0; at < HANDS; at++) this.#weights[at] *= factors[this.#classes[at]];
  }

  /** Which cards stay when so many are thrown, as bits: those that count, or all of them but the highest; else the lowest. */
  #keptAt(at: number, count: number): number {
    const hand = this.#classes[at];
    const size = sizeOfClass(hand);
    if (size === 4 - count) return keptIn(this.#packed[at], hand, false);
    if (size === 5 - count) return keptIn(this.#packed[at], hand, true);
    return 15 >> count;
  }
}

/** The plans of a seat play no part in the odds. */
const silent = (): Random => seeded('silent');

/** What cannot be done here becomes the next best thing, as `betOf` has it. */
function chanceOf(move: number, moves: readonly number[], odds: Odds): number {
  if (move === FOLD_MOVE) return odds[FOLD];
  if (move === BET || move === RAISE_MOVE) return odds[RAISE];
  const mayFold = moves.includes(FOLD_MOVE);
  const mayRaise = moves.includes(BET) || moves.includes(RAISE_MOVE);
  return (
    (move === CALL_MOVE || move === CHECK ? odds[CALL] : 0) + (mayFold ? 0 : odds[FOLD]) + (mayRaise ? 0 : odds[RAISE])
  );
}

function chanceToThrow(count: number, size: number, odds: Odds): number {
  const natural = 4 - size === count ? odds[NATURAL] : 0;
  const pat = count === 0 && size < 4 ? odds[PAT] : 0;
  return natural + pat + (5 - size === count ? odds[BREAK] : 0);
}

const bitsOf = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3);
/** By how many cards are kept: which of a hand these may be, as bits. */
const KEEPING = [0, 1, 2, 3].map((keeps) =>
  Array.from({ length: 16 }, (_, bits) => bits).filter((bits) => bitsOf(bits) === keeps),
);

/** The number of a set of a hand's cards among all sets of that size. */
function setOf(hand: number, bits: number): number {
  let place = 0;
  let nth = 0;
  for (let i = 0; i < 4; i++) {
    if ((bits & (1 << i)) === 0) continue;
    const card = (hand >> (6 * i)) & 63;
    place += nth === 0 ? card : nth === 1 ? (card * (card - 1)) / 2 : (card * (card - 1) * (card - 2)) / 6;
    nth++;
  }
  return place;
}
