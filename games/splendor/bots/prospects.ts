/** What the cards within a seat's reach mean to it: the open ones and those it has reserved. */
import { doubles } from './memory.ts';
import { less, ONES, total } from '../src/payment.ts';
import { TOKEN_LIMIT } from '../src/state.ts';
import { noblesOf } from './nobleOutlook.ts';
import { COST_AT, HELD_PLACES, KIND_BITS, OPEN, PRESTIGE_BITS, table } from './table.ts';

/** Turns of taking gems before a card can be bought: none, one, two, more. */
export const FAR = 3;

/** A reserved card that promises more can soon be bought; one that promises less only fills its place. */
export const NEAR = 1;
export const DEAD = 0.4;

/** How a card promises less for every gem that is missing; after them, nothing for one that cannot be bought. */
export const fade = doubles(16);
for (let missing = 0; missing <= TOKEN_LIMIT; missing++) fade[missing] = 0.7 ** missing;

export class Prospects {
  /** What the most promising cards promise, and the place of the first. */
  first = 0.5;
  second = 0.5;
  third = 0.5;
  best = -1;
  /** What the reserved cards promise together, and how many of them are near and dead. */
  held = 0.5;
  near = 0;
  dead = 0;
  /** Gems that bonuses save on all cards, each counted once and once more for every prestige of its card. */
  saved = 0;
  /** By turns away: how many cards there are of each prestige, four bits for each. */
  readonly byPrestige = new Int32Array(FAR + 1);

  /** At the table that was read. */
  read(seat: number): void {
    const { prices, facts, counts } = table;
    const bonuses = table.bonuses[seat];
    const gems = table.gems[seat];
    const gold = table.gold[seat];
    const { numbers } = noblesOf(seat);
    const atOnce = (gold + 1) * ONES;
    const { byPrestige } = this;
    for (let far = 0; far <= FAR; far++) byPrestige[far] = 0;
    this.first = this.second = this.third = this.held = 0;
    this.best = -1;
    this.near = this.dead = this.saved = 0;
    for (let i = 0; i < OPEN + HELD_PLACES; i++) {
      const place = placeOf(seat, i);
      if (counts[place] === 0) continue;
      const dues = less(prices[place], bonuses);
      const due = total(dues);
      this.saved += ((facts[place] >> COST_AT) - due) * (1 + (facts[place] & PRESTIGE_BITS));
      if (due > TOKEN_LIMIT) {
        if (i >= OPEN) this.dead++;
        continue;
      }
      const gaps = less(dues, gems);
      const lack = Math.max(0, total(gaps) - gold);
      byPrestige[turnsAway(gaps, lack, atOnce)] += counts[place];
      const promise = numbers[facts[place] & KIND_BITS] * fade[lack];
      this.#rank(promise, place);
      if (i < OPEN) continue;
      this.held += promise;
      if (promise > NEAR) this.near++;
      else if (promise < DEAD) this.dead++;
    }
  }

  #rank(promise: number, place: number): void {
    if (promise > this.first) {
      this.third = this.second;
      this.second = this.first;
      this.first = promise;
      this.best = place;
    } else if (promise > this.second) {
      this.third = this.second;
      this.second = promise;
    } else if (promise > this.third) this.third = promise;
  }

  /** How soon one of the cards can bring a seat this many points, from 0 (not soon) to `FAR` (at once). */
  reaching(points: number): number {
    if (points > 5) return 0;
    const lowest = points > 0 ? 4 * points : 0;
    for (let far = 0; far < FAR; far++) if (this.byPrestige[far] >> lowest !== 0) return FAR - far;
    return 0;
  }
}

/** Where the open cards lie, then those that a seat holds. */
const placeOf = (seat: number, i: number): number => (i < OPEN ? i : i + HELD_PLACES * seat);

/**
 * By the turns that the scarcest colour takes (one, two, more), then by the gems missing: a turn brings three gems, of one colour one of them where
 * there are few. Gold stands in for the rest: `atOnce` is what a turn makes of each colour, in lanes.
 */
function turnsAway(gaps: number, lack: number, atOnce: number): number {
  if (lack === 0) return 0;
  if (lack > 6) return FAR;
  const beyond = less(gaps, atOnce);
  const scarcest = beyond === 0 ? 1 : less(beyond, ONES) === 0 ? 2 : 3;
  return Math.max(scarcest, lack > 3 ? 2 : 1);
}

/** The highest prestige among cards counted in four bits each; 0 if there are none. */
export const highest = (counts: number): number => (31 - Math.clz32(counts | 1)) >> 2;

/** How many cards were counted. */
export const counted = (counts: number): number =>
  Math.imul((counts & 0xf0f0f0f) + ((counts >> 4) & 0xf0f0f0f), 0x1010101) >>> 24;
