/** How a seat stands, as a few numbers: what the learnt judgement of a table is made from. */
import type { Seat } from '@baize/game';
import { BONUS, COST, GOLD, PRESTIGE, REQUIRES } from '../src/facts.ts';
import { LAST_ROUND_AT, type State, TOKEN_LIMIT } from '../src/state.ts';

export const TRAITS = 41;

/** How nobles and cards count less for every bonus or gem that is missing. */
const fading = (share: number): number[] => Array.from({ length: 16 }, (_, missing) => share ** missing);
const NOBLE_FADE = fading(0.4);
const CARD_FADE = fading(0.7);

/** Turns of taking gems before a card can be bought: none, one, two, more. */
const FAR = 3;

// Searches read traits a hundred thousand times a second: what is found lies in these, filled anew for each seat.
const nobles = { pull: 0, nearest: 0, next: 0 };
/** How much nobles want each bonus. */
const wanted = [0, 0, 0, 0, 0];
/** `first`, `second` and `third` are the most promising cards, `held` all that are reserved; `out` tells how soon one of them can end the game. */
const cards = { first: 0, second: 0, third: 0, held: 0, saved: 0, out: 0 };
/** By turns away: the most prestige, the second most, and how many cards. */
const most = [0, 0, 0, 0];
const secondMost = [0, 0, 0, 0];
const count = [0, 0, 0, 0];

function readNobles(state: State, bonuses: readonly number[]): void {
  nobles.pull = 0;
  nobles.nearest = nobles.next = 9;
  wanted.fill(0);
  for (let i = 0; i < state.nobles.length; i++) {
    const from = state.nobles[i] * GOLD;
    let missing = 0;
    for (let color = 0; color < GOLD; color++) {
      const lack = REQUIRES[from + color] - bonuses[color];
      if (lack > 0) missing += lack;
    }
    const pull = NOBLE_FADE[missing];
    nobles.pull += pull;
    for (let color = 0; color < GOLD; color++) if (REQUIRES[from + color] > bonuses[color]) wanted[color] += pull;
    if (missing < nobles.nearest) {
      nobles.next = nobles.nearest;
      nobles.nearest = missing;
    } else if (missing < nobles.next) nobles.next = missing;
  }
}

/** After `readNobles`. */
function readCards(state: State, seat: Seat): void {
  const held = state.reserved[seat];
  cards.first = cards.second = cards.third = cards.held = cards.saved = cards.out = 0;
  for (let far = 0; far <= FAR; far++) most[far] = secondMost[far] = count[far] = 0;
  for (let slot = 0; slot < 12; slot++) if (state.slots[slot] >= 0) readCard(state, seat, state.slots[slot]);
  for (let i = 0; i < held.length; i++) cards.held += readCard(state, seat, held[i]);
}

/** Returns how promising the card is: what it is worth, fading with the gems that are missing. */
function readCard(state: State, seat: Seat, card: number): number {
  const bonuses = state.bonuses[seat];
  const tokens = state.tokens[seat];
  let due = 0;
  let short = -tokens[GOLD];
  let scarce = 0;
  let saved = 0;
  for (let color = 0, at = card * GOLD; color < GOLD; color++, at++) {
    const owed = COST[at] - bonuses[color];
    if (owed <= 0) {
      saved += COST[at];
      continue;
    }
    saved += bonuses[color];
    due += owed;
    const gap = owed - tokens[color];
    if (gap <= 0) continue;
    short += gap;
    if (gap > scarce) scarce = gap;
  }
  const prestige = PRESTIGE[card];
  cards.saved += saved * (1 + prestige);
  if (due > TOKEN_LIMIT) return 0;
  const far = short <= 0 ? 0 : Math.min(FAR, Math.max(Math.ceil(short / 3), scarce - tokens[GOLD]));
  count[far]++;
  if (prestige > most[far]) {
    secondMost[far] = most[far]!;
    most[far] = prestige;
  } else if (prestige > secondMost[far]) secondMost[far] = prestige;
  if (state.prestige[seat] + prestige >= LAST_ROUND_AT) cards.out = Math.max(cards.out, FAR - far);
  const promise = (0.7 + (prestige + 1.5 * wanted[BONUS[card]])) * CARD_FADE[Math.max(0, short)];
  rank(promise);
  return promise;
}

function rank(promise: number): void {
  if (promise > cards.first) {
    cards.third = cards.second;
    cards.second = cards.first;
    cards.first = promise;
  } else if (promise > cards.second) {
    cards.third = cards.second;
    cards.second = promise;
  } else if (promise > cards.third) cards.third = promise;
}

/** Writes the traits of a seat into `out` from `at` on; each is about 0 to 1. */
export function readTraits(state: State, seat: Seat, out: Float64Array | Float32Array, at: number): void {
  const bonuses = state.bonuses[seat];
  const tokens = state.tokens[seat];
  const seats = state.prestige.length;
  const points = state.prestige[seat];
  let rival = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat && state.prestige[other] > rival) rival = state.prestige[other]!;
  readNobles(state, bonuses);
  readCards(state, seat);
  let gems = 0;
  let kinds = 0;
  let spread = 0;
  for (let color = 0; color < GOLD; color++) {
    gems += tokens[color];
    if (tokens[color] > 0) kinds++;
    spread += Math.min(2, bonuses[color]);
  }
  const bought = state.bought[seat].length / 12;
  const late = Math.max(points, rival) / LAST_ROUND_AT;
  const wait = (seat - state.turn + seats) % seats;

  let to = at;
  out[to++] = points / 15;
  out[to++] = Math.max(0, points - 8) / 7;
  out[to++] = Math.max(0, points - 12) / 3;
  out[to++] = points >= LAST_ROUND_AT ? 1 : 0;
  out[to++] = Math.max(-1, Math.min(1, (points - rival) / 6));
  out[to++] = bought;
  out[to++] = bought * late;
  out[to++] = spread / 10;
  out[to++] = gems / 10;
  out[to++] = kinds / 5;
  out[to++] = tokens[GOLD] / 3;
  out[to++] = state.reserved[seat].length / 3;
  out[to++] = cards.held / 4;
  out[to++] = nobles.pull;
  out[to++] = nobles.nearest / 9;
  out[to++] = nobles.next / 9;
  out[to++] = cards.saved / 100;
  out[to++] = (cards.saved / 100) * (1 - late);
  out[to++] = cards.first / 5;
  out[to++] = cards.second / 5;
  out[to++] = cards.third / 5;
  out[to++] = (cards.first / 5) * (1 - late);
  for (let far = 0; far <= FAR; far++) {
    out[to++] = most[far] / 5;
    out[to++] = secondMost[far] / 5;
    out[to++] = count[far] / 6;
  }
  out[to++] = cards.out === FAR ? 1 : 0;
  out[to++] = cards.out >= FAR - 1 ? 1 : 0;
  out[to++] = wait / seats;
  out[to++] = wait === 0 && cards.out === FAR ? 1 : 0;
  // A last round in which this seat has had its turn.
  out[to++] = state.trigger >= 0 && seat < state.turn ? 1 : 0;
  out[to++] = late;
  // Rounds are played to the end: who sits last has the last word.
  out[to++] = seat / seats;
}
