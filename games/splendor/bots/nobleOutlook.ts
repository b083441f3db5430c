/** What the nobles still to be won mean to a seat, and so what cards are worth to it. */
import type { Seat } from '@baize/game';
import { GOLD } from '../src/facts.ts';
import { less, total, WISHES } from '../src/payment.ts';
import { doubles } from './memory.ts';
import { SEATS, table } from './table.ts';

/** Kinds of cards: the bonus, and the prestige in three bits. */
const KINDS = 8 * GOLD;
/** Where in the numbers, after what cards are worth at hand by their kind, the others stand. */
export const PULL = KINDS;
export const NEAREST = KINDS + 1;
export const NEXT = KINDS + 2;
export const AHEAD = KINDS + 3;

/** How a noble counts less for every bonus that is missing. */
const FADE = Array.from({ length: 16 }, (_, missing) => 0.4 ** missing);

/** How much nobles want each bonus, in passing. */
const wanted = [0.5, 0, 0, 0, 0];

class NobleOutlook {
  readonly numbers = doubles(KINDS + 4);
  readonly at = this.numbers.byteOffset;
  /** What it was read from: the nobles, and everybody's bonuses in lanes. */
  nobles: readonly number[] = [];
  readonly bonuses = new Int32Array(SEATS).fill(-1);

  isOf(nobles: readonly number[]): boolean {
    if (this.nobles !== nobles) return false;
    const { seats } = table;
    for (let seat = 0; seat < seats; seat++) if (this.bonuses[seat] !== table.bonuses[seat]) return false;
    return true;
  }

  read(nobles: readonly number[], seat: Seat): void {
    const { bonuses, numbers } = this;
    this.nobles = nobles;
    for (let other = 0; other < table.seats; other++) bonuses[other] = table.bonuses[other]!;
    let pulls = 0;
    let pullsAhead = 0;
    let nearest = 9;
    let next = 9;
    for (let color = 0; color < GOLD; color++) wanted[color] = 0;
    for (let i = 0; i < nobles.length; i++) {
      const gaps = less(WISHES[nobles[i]], bonuses[seat]);
      const missing = total(gaps);
      const pull = FADE[missing];
      pulls += pull;
      let ahead = true;
      for (let other = 0; other < table.seats; other++)
        if (other !== seat && total(less(WISHES[nobles[i]], bonuses[other])) <= missing) ahead = false;
      if (ahead) pullsAhead += pull;
      for (let color = 0, left = gaps; left !== 0; color++, left >>= 6) if ((left & 63) !== 0) wanted[color] += pull;
      if (missing < nearest) {
        next = nearest;
        nearest = missing;
      } else if (missing < next) next = missing;
    }
    numbers[PULL] = pulls;
    numbers[NEAREST] = nearest;
    numbers[NEXT] = next;
    numbers[AHEAD] = pullsAhead;
    for (let bonus = 0; bonus < GOLD; bonus++)
      for (let prestige = 0; prestige <= 5; prestige++)
        numbers[(bonus << 3) | prestige] = 0.7 + (prestige + 1.5 * wanted[bonus]);
  }
}

/** For each seat: of seven times that a try of a search asks, three came after a purchase when only the last was remembered, now next to none. */
const REMEMBERED = 64;
const nobleOutlooks = Array.from({ length: SEATS }, () => Array.from({ length: REMEMBERED }, () => new NobleOutlook()));

/** What the nobles at the table mean to a seat. It depends on bonuses alone, so it is worked out anew only after purchases. */
export function noblesOf(seat: Seat): NobleOutlook {
  const { seats, bonuses } = table;
  let hash = 0;
  for (let other = 0; other < seats; other++) hash = Math.imul(hash, 31) + bonuses[other];
  const outlook = nobleOutlooks[seat][Math.imul(hash, 0x9e3779b1) >>> 26];
  if (!outlook.isOf(table.nobles)) outlook.read(table.nobles, seat);
  return outlook;
}
