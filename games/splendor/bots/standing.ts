/** How a seat stands, as a few numbers: what the learnt judgement of a table is made from. */
import type { Seat } from '@baize/game';
import { atMostOne, less, ONES, total } from '../src/payment.ts';
import { USUAL_GOAL } from '../src/state.ts';
import { AHEAD, NEAREST, NEXT, noblesOf, PULL } from './nobleOutlook.ts';
import { counted, FAR, highest, Prospects } from './prospects.ts';
import { OPEN, table } from './table.ts';

export const TRAITS = 46;

const prospects = new Prospects();

/** Writes the traits of a seat at the table that was read into `out`; each is about 0 to 1. */
export function writeTraits(seat: Seat, out: Float64Array): void {
  prospects.read(seat);
  writeProspects(seat, out);
  writeOthers(seat, out);
}

/** The traits that cards do not make. */
function writeOthers(seat: Seat, out: Float64Array): void {
  const { seats, turn, playTo } = table;
  const bonuses = table.bonuses[seat];
  const gems = table.gems[seat];
  const points = table.points[seat];
  const { numbers } = noblesOf(seat);
  const near = Math.max(0, points - playTo + USUAL_GOAL);
  const late = lateness(seat);
  const bought = table.bought[seat] / 12;

  out[0] = near / 15;
  out[1] = Math.max(0, near - 8) / 7;
  out[2] = Math.max(0, near - 12) / 3;
  out[3] = near >= USUAL_GOAL ? 1 : 0;
  out[4] = Math.max(-1, Math.min(1, (points - bestRival(seat)) / 6));
  out[5] = bought;
  out[6] = bought * late;
  // Two of each colour at most.
  out[7] = (total(bonuses) - total(less(bonuses, 2 * ONES))) / 10;
  out[8] = total(gems) / 10;
  out[9] = total(atMostOne(gems)) / 5;
  out[10] = table.gold[seat] / 3;
  out[13] = numbers[PULL]!;
  out[14] = numbers[NEAREST] / 9;
  out[15] = numbers[NEXT] / 9;
  out[36] = ((seat - turn + seats) % seats) / seats;
  // A last round in which this seat has had its turn.
  out[38] = table.last && seat < turn ? 1 : 0;
  out[39] = late;
  // Rounds are played to the end: who sits last has the last word.
  out[40] = seat / seats;
  out[41] = numbers[AHEAD]!;
}

/** Those of the traits that cards make. */
function writeProspects(seat: Seat, out: Float64Array): void {
  const early = 1 - lateness(seat);
  const { best, byPrestige } = prospects;
  const saved = prospects.saved / 100;
  const first = prospects.first / 5;
  const soon = prospects.reaching(table.playTo - table.points[seat]);
  out[11] = table.holding[seat] / 3;
  out[12] = prospects.held / 4;
  out[16] = saved;
  out[17] = saved * early;
  out[18] = first;
  out[19] = prospects.second / 5;
  out[20] = prospects.third / 5;
  out[21] = first * early;
  for (let far = 0, to = 22; far <= FAR; far++, to += 3) {
    const counts = byPrestige[far];
    const most = highest(counts);
    out[to] = most / 5;
    // Of the others.
    out[to + 1] = highest(Math.max(0, counts - (1 << (4 * most)))) / 5;
    out[to + 2] = counted(counts) / 6;
  }
  out[34] = soon === FAR ? 1 : 0;
  out[35] = soon >= FAR - 1 ? 1 : 0;
  out[37] = soon === FAR && seat === table.turn ? 1 : 0;
  out[42] = prospects.near / 3;
  out[43] = prospects.dead / 3;
  out[44] = best < 0 ? 0 : scarcity(seat, best) / 3;
  out[45] = best >= 0 && best < OPEN && isContested(seat, best) ? first : 0;
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
function scarcity(seat: Seat, place: number): number {
  const gaps = less(less(table.prices[place], table.bonuses[seat]), table.gems[seat]);
  return gaps === 0 ? 0 : total(less(gaps, table.bank));
}

/** Whether a rival can buy an open card at once. */
function isContested(seat: Seat, place: number): boolean {
  for (let other = 0; other < table.seats; other++)
    if (
      other !== seat &&
      total(less(table.prices[place], table.bonuses[other] + table.gems[other])) <= table.gold[other]
    )
      return true;
  return false;
}
