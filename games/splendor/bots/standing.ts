/** How a seat stands, as a few numbers: what the learnt judgement of a table is made from. */
import type { Seat } from '@baize/game';
import { GOLD } from '../src/facts.ts';
import { atMostOne, less, ONES, PRICES, shortOf, total, WISHES } from '../src/payment.ts';
import { type State, USUAL_GOAL } from '../src/state.ts';
import { counted, FAR, highest, KINDS, Prospects, readWorths } from './prospects.ts';
import { table } from './table.ts';

export const TRAITS = 46;

/** How a noble counts less for every bonus that is missing. */
const FADE = Array.from({ length: 16 }, (_, missing) => 0.4 ** missing);

/** How much nobles want each bonus, in passing. */
const wanted = [0.5, 0, 0, 0, 0];

/** What the nobles still to be won mean to a seat. */
class NobleOutlook {
  pull = 0.5;
  nearest = 0;
  next = 0;
  ahead = 0.5;
  /** What cards are worth at hand, as `Prospects` reads it. */
  readonly worths = new Float64Array(KINDS);
  /** What it was read from: the nobles, and everybody's bonuses in lanes. */
  nobles: readonly number[] = [];
  readonly bonuses = new Int32Array(4).fill(-1);

  isOf(nobles: readonly number[]): boolean {
    if (this.nobles !== nobles) return false;
    for (let seat = 0; seat < table.seats; seat++) if (this.bonuses[seat] !== table.bonuses[seat]) return false;
    return true;
  }

  read(nobles: readonly number[], seat: Seat): void {
    const { bonuses } = this;
    this.nobles = nobles;
    for (let other = 0; other < table.seats; other++) bonuses[other] = table.bonuses[other];
    this.pull = this.ahead = 0;
    this.nearest = this.next = 9;
    for (let color = 0; color < GOLD; color++) wanted[color] = 0;
    for (let i = 0; i < nobles.length; i++) {
      const gaps = less(WISHES[nobles[i]], bonuses[seat]);
      const missing = total(gaps);
      const pull = FADE[missing];
      this.pull += pull;
      let ahead = true;
      for (let other = 0; other < table.seats; other++)
        if (other !== seat && total(less(WISHES[nobles[i]], bonuses[other])) <= missing) ahead = false;
      if (ahead) this.ahead += pull;
      for (let color = 0, left = gaps; left !== 0; color++, left >>= 6) if ((left & 63) !== 0) wanted[color] += pull;
      if (missing < this.nearest) {
        this.next = this.nearest;
        this.nearest = missing;
      } else if (missing < this.next) this.next = missing;
    }
    readWorths(this.worths, wanted);
  }
}

/** For each seat: of seven times that a try of a search asks, three came after a purchase when only the last was remembered, now next to none. */
const REMEMBERED = 64;
const nobleOutlooks = [0, 1, 2, 3].map(() => Array.from({ length: REMEMBERED }, () => new NobleOutlook()));

/** What the nobles at the table mean to a seat. It depends on bonuses alone, so it is worked out anew only after purchases. */
function noblesOf(seat: Seat): NobleOutlook {
  let hash = 0;
  for (let other = 0; other < table.seats; other++) hash = Math.imul(hash, 31) + table.bonuses[other];
  const outlook = nobleOutlooks[seat][Math.imul(hash, 0x9e3779b1) >>> 26];
  if (!outlook.isOf(table.nobles)) outlook.read(table.nobles, seat);
  return outlook;
}

/** What cards are worth at hand to a seat, as `Prospects` reads it. */
export const worthsOf = (seat: Seat): Float64Array => noblesOf(seat).worths;

const passing = new Prospects();

/** Writes the traits of a seat into `out` from `at` on; each is about 0 to 1. */
export function readTraits(state: State, seat: Seat, out: Float64Array | Float32Array, at: number): void {
  table.read(state);
  writeTraits(state.slots, state.reserved[seat], seat, out, at, passing);
}

/** The same for the table that was read, with these cards open and these in the seat's reserve. What it reads of cards is left in `prospects`. */
export function writeTraits(
  slots: readonly number[],
  held: readonly number[],
  seat: Seat,
  out: Float64Array | Float32Array,
  at: number,
  prospects: Prospects,
): void {
  prospects.read(slots, held, table.bonuses[seat], table.gems[seat], table.gold[seat], worthsOf(seat));
  writeProspects(held, seat, prospects, out, at);
  writeOthers(seat, out, at);
}

/** The traits that cards do not make. */
export function writeOthers(seat: Seat, out: Float64Array | Float32Array, at: number): void {
  const { seats, turn, playTo } = table;
  const bonuses = table.bonuses[seat];
  const gems = table.gems[seat];
  const points = table.points[seat];
  const nobles = noblesOf(seat);
  const near = Math.max(0, points - playTo + USUAL_GOAL);
  const late = lateness(seat);
  const bought = table.bought[seat] / 12;

  out[at] = near / 15;
  out[at + 1] = Math.max(0, near - 8) / 7;
  out[at + 2] = Math.max(0, near - 12) / 3;
  out[at + 3] = near >= USUAL_GOAL ? 1 : 0;
  out[at + 4] = Math.max(-1, Math.min(1, (points - bestRival(seat)) / 6));
  out[at + 5] = bought;
  out[at + 6] = bought * late;
  // Two of each colour at most.
  out[at + 7] = (total(bonuses) - total(less(bonuses, 2 * ONES))) / 10;
  out[at + 8] = total(gems) / 10;
  out[at + 9] = total(atMostOne(gems)) / 5;
  out[at + 10] = table.gold[seat] / 3;
  out[at + 13] = nobles.pull;
  out[at + 14] = nobles.nearest / 9;
  out[at + 15] = nobles.next / 9;
  out[at + 36] = ((seat - turn + seats) % seats) / seats;
  // A last round in which this seat has had its turn.
  out[at + 38] = table.last && seat < turn ? 1 : 0;
  out[at + 39] = late;
  // Rounds are played to the end: who sits last has the last word.
  out[at + 40] = seat / seats;
  out[at + 41] = nobles.ahead;
}

/** Those of the traits that cards make. */
export function writeProspects(
  held: readonly number[],
  seat: Seat,
  prospects: Prospects,
  out: Float64Array | Float32Array,
  at: number,
): void {
  const early = 1 - lateness(seat);
  const { best, byPrestige } = prospects;
  const saved = prospects.saved / 100;
  const first = prospects.first / 5;
  const soon = prospects.reaching(table.playTo - table.points[seat]);
  out[at + 11] = held.length / 3;
  out[at + 12] = prospects.held / 4;
  out[at + 16] = saved;
  out[at + 17] = saved * early;
  out[at + 18] = first;
  out[at + 19] = prospects.second / 5;
  out[at + 20] = prospects.third / 5;
  out[at + 21] = first * early;
  for (let far = 0, to = at + 22; far <= FAR; far++, to += 3) {
    const counts = byPrestige[far];
    const most = highest(counts);
    out[to] = most / 5;
    // Of the others.
    out[to + 1] = highest(Math.max(0, counts - (1 << (4 * most)))) / 5;
    out[to + 2] = counted(counts) / 6;
  }
  out[at + 34] = soon === FAR ? 1 : 0;
  out[at + 35] = soon >= FAR - 1 ? 1 : 0;
  out[at + 37] = soon === FAR && seat === table.turn ? 1 : 0;
  out[at + 42] = prospects.near / 3;
  out[at + 43] = prospects.dead / 3;
  out[at + 44] = best < 0 ? 0 : scarcity(seat, best) / 3;
  out[at + 45] = best >= 0 && !held.includes(best) && isContested(seat, best) ? first : 0;
}

/**
 * How near the end of the game is, by the seat with the most prestige. The weights were learnt in games to the usual goal, and what matters
 * is how far it is to this one.
 */
function lateness(seat: Seat): number {
  return Math.max(0, Math.max(table.points[seat], bestRival(seat)) - table.playTo + USUAL_GOAL) / USUAL_GOAL;
}

/** The most prestige that another seat has. */
function bestRival(seat: Seat): number {
  let most = 0;
  for (let other = 0; other < table.seats; other++)
    if (other !== seat && table.points[other] > most) most = table.points[other];
  return most;
}

/** Gems missing for a card that the bank does not have. */
function scarcity(seat: Seat, card: number): number {
  const gaps = less(less(PRICES[card], table.bonuses[seat]), table.gems[seat]);
  return gaps === 0 ? 0 : total(less(gaps, table.bank));
}

/** Whether a rival can buy an open card at once. */
function isContested(seat: Seat, card: number): boolean {
  for (let other = 0; other < table.seats; other++)
    if (other !== seat && shortOf(table.bonuses[other] + table.gems[other], card) <= table.gold[other]) return true;
  return false;
}
