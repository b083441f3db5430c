/** How a seat stands, as a few numbers: what the learnt judgement of a table is made from. */
import type { Seat } from '@baize/game';
import { GOLD, REQUIRES } from '../src/facts.ts';
import { lanes, less, PRICES, spareGold, total, WISHES } from '../src/payment.ts';
import { type State, USUAL_GOAL } from '../src/state.ts';
import { counted, FAR, highest, Prospects } from './prospects.ts';

export const TRAITS = 46;

/** How a noble counts less for every bonus that is missing. */
const FADE = Array.from({ length: 16 }, (_, missing) => 0.4 ** missing);

/**
 * What the nobles still to be won mean to a seat. It depends on bonuses alone, so it is read anew only after a purchase: searches
 * are 5 % faster for it.
 */
class NobleOutlook {
  pull = 0;
  nearest = 0;
  next = 0;
  ahead = 0;
  /** How much nobles want each bonus. */
  readonly wanted = [0, 0, 0, 0, 0];
  /** What it was read from: the nobles, and everybody's bonuses in lanes. */
  nobles: readonly number[] = [];
  readonly bonuses = [-1, -1, -1, -1];

  /** Whether what was read last still holds; remembers what the next reading is from. */
  #isCurrent(state: State): boolean {
    let same = this.nobles === state.nobles;
    this.nobles = state.nobles;
    for (let seat = 0; seat < state.bonuses.length; seat++) {
      const bonuses = lanes(state.bonuses[seat]);
      if (this.bonuses[seat] === bonuses) continue;
      this.bonuses[seat] = bonuses;
      same = false;
    }
    return same;
  }

  read(state: State, seat: Seat): void {
    if (this.#isCurrent(state)) return;
    const bonuses = state.bonuses[seat];
    this.pull = this.ahead = 0;
    this.nearest = this.next = 9;
    for (let color = 0; color < GOLD; color++) this.wanted[color] = 0;
    for (let i = 0; i < state.nobles.length; i++) {
      const noble = state.nobles[i];
      const missing = total(less(WISHES[noble], this.bonuses[seat]));
      const pull = FADE[missing];
      this.pull += pull;
      let ahead = true;
      for (let other = 0; other < state.bonuses.length; other++)
        if (other !== seat && total(less(WISHES[noble], this.bonuses[other])) <= missing) ahead = false;
      if (ahead) this.ahead += pull;
      for (let color = 0, at = noble * GOLD; color < GOLD; color++)
        if (REQUIRES[at + color] > bonuses[color]) this.wanted[color] += pull;
      if (missing < this.nearest) {
        this.next = this.nearest;
        this.nearest = missing;
      } else if (missing < this.next) this.next = missing;
    }
  }
}

/** By seat. */
const nobleOutlooks = [new NobleOutlook(), new NobleOutlook(), new NobleOutlook(), new NobleOutlook()];

const passing = new Prospects();

/** Writes the traits of a seat into `out` from `at` on; each is about 0 to 1. What it reads of cards is left in `prospects`. */
export function readTraits(
  state: State,
  seat: Seat,
  out: Float64Array | Float32Array,
  at: number,
  prospects = passing,
): void {
  const bonuses = state.bonuses[seat];
  const tokens = state.tokens[seat];
  const seats = state.prestige.length;
  const points = state.prestige[seat];
  const rival = bestRival(state, seat);
  const outlook = nobleOutlooks[seat];
  outlook.read(state, seat);
  prospects.read(state, seat, lanes(bonuses), outlook.wanted);
  writeProspects(state, seat, prospects, out, at);
  let gems = 0;
  let kinds = 0;
  let spread = 0;
  for (let color = 0; color < GOLD; color++) {
    gems += tokens[color];
    if (tokens[color] > 0) kinds++;
    spread += Math.min(2, bonuses[color]);
  }
  const bought = state.bought[seat].length / 12;
  const near = nearness(state, seat);
  const late = lateness(state, seat);
  const wait = (seat - state.turn + seats) % seats;

  out[at] = near / 15;
  out[at + 1] = Math.max(0, near - 8) / 7;
  out[at + 2] = Math.max(0, near - 12) / 3;
  out[at + 3] = near >= USUAL_GOAL ? 1 : 0;
  out[at + 4] = Math.max(-1, Math.min(1, (points - rival) / 6));
  out[at + 5] = bought;
  out[at + 6] = bought * late;
  out[at + 7] = spread / 10;
  out[at + 8] = gems / 10;
  out[at + 9] = kinds / 5;
  out[at + 10] = tokens[GOLD] / 3;
  out[at + 13] = outlook.pull;
  out[at + 14] = outlook.nearest / 9;
  out[at + 15] = outlook.next / 9;
  out[at + 36] = wait / seats;
  // A last round in which this seat has had its turn.
  out[at + 38] = state.trigger >= 0 && seat < state.turn ? 1 : 0;
  out[at + 39] = late;
  // Rounds are played to the end: who sits last has the last word.
  out[at + 40] = seat / seats;
  out[at + 41] = outlook.ahead;
}

/** Those of the traits that cards make. */
export function writeProspects(
  state: State,
  seat: Seat,
  prospects: Prospects,
  out: Float64Array | Float32Array,
  at: number,
): void {
  const early = 1 - lateness(state, seat);
  const { best, byPrestige } = prospects;
  const saved = prospects.saved / 100;
  const first = prospects.first / 5;
  const soon = prospects.reaching(state.playTo - state.prestige[seat]);
  out[at + 11] = state.reserved[seat].length / 3;
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
  out[at + 37] = soon === FAR && seat === state.turn ? 1 : 0;
  out[at + 42] = prospects.near / 3;
  out[at + 43] = prospects.dead / 3;
  out[at + 44] = best < 0 ? 0 : scarcity(state, seat, best) / 3;
  out[at + 45] = best >= 0 && contested(state, seat, best) ? first : 0;
}

/** A seat's prestige, as far as it counts: the weights were learnt in games to the usual goal, and what matters is how far it is to this one. */
const nearness = ({ prestige, playTo }: State, seat: Seat): number => Math.max(0, prestige[seat] - playTo + USUAL_GOAL);

/** How near the end of the game is, by the seat with the most prestige. */
function lateness(state: State, seat: Seat): number {
  return Math.max(nearness(state, seat), bestRival(state, seat) - state.playTo + USUAL_GOAL) / USUAL_GOAL;
}

/** The most prestige that another seat has. */
function bestRival({ prestige }: State, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < prestige.length; other++)
    if (other !== seat && prestige[other] > most) most = prestige[other]!;
  return most;
}

/** Reads the nobles anew if they have changed for this seat: before `Prospects` answers about single cards. */
export const readNobles = (state: State, seat: Seat): void => nobleOutlooks[seat].read(state, seat);

/** Gems missing for a card that the bank does not have. */
function scarcity(state: State, seat: Seat, card: number): number {
  const gaps = less(less(PRICES[card], lanes(state.bonuses[seat])), lanes(state.tokens[seat]));
  return gaps === 0 ? 0 : total(less(gaps, lanes(state.bank)));
}

/** Whether a rival can buy an open card at once. */
function contested(state: State, seat: Seat, card: number): boolean {
  if (state.reserved[seat].includes(card)) return false;
  for (let other = 0; other < state.tokens.length; other++)
    if (other !== seat && spareGold(state.bonuses[other], state.tokens[other], card) >= 0) return true;
  return false;
}
