/** How a seat stands, as a few numbers: what the learnt judgement of a table is made from. */
import type { Seat } from '@baize/game';
import { BONUS, COST, GOLD, PRESTIGE, REQUIRES } from '../src/facts.ts';
import { LAST_ROUND_AT, type State, TOKEN_LIMIT } from '../src/state.ts';

export const TRAITS = 40;

/** Cards by how many more turns of taking gems they ask for: at once, one, two, more. */
const FAR = 3;
const best = [0, 0, 0, 0];
const second = [0, 0, 0, 0];
const count = [0, 0, 0, 0];
const wanted = [0, 0, 0, 0, 0];

/** Writes the traits of a seat into `out` from `at` on; each is about 0 to 1. */
export function readTraits(state: State, seat: Seat, out: Float64Array, at: number): void {
  const bonuses = state.bonuses[seat]!;
  const tokens = state.tokens[seat]!;
  const seats = state.prestige.length;
  const gold = tokens[GOLD]!;
  const points = state.prestige[seat]!;
  for (let i = 0; i <= FAR; i++) best[i] = second[i] = count[i] = 0;
  let rival = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat && state.prestige[other]! > rival) rival = state.prestige[other]!;

  // Nobles: how far, and which bonuses they want.
  let nobles = 0;
  let nearest = 9;
  let nextNearest = 9;
  wanted.fill(0);
  for (let i = 0; i < state.nobles.length; i++) {
    const from = state.nobles[i]! * GOLD;
    let missing = 0;
    for (let color = 0; color < GOLD; color++) {
      const lack = REQUIRES[from + color]! - bonuses[color]!;
      if (lack > 0) missing += lack;
    }
    const pull = FADE[missing]!;
    nobles += pull;
    for (let color = 0; color < GOLD; color++) if (REQUIRES[from + color]! > bonuses[color]!) wanted[color]! += pull;
    if (missing < nearest) {
      nextNearest = nearest;
      nearest = missing;
    } else if (missing < nextNearest) nextNearest = missing;
  }

  let saved = 0;
  let promise = 0;
  let value = 0;
  let third = 0;
  let heldWorth = 0;
  let winning = 0;
  const held = state.reserved[seat]!;
  for (let place = 0; place < 12 + held.length; place++) {
    const card = place < 12 ? state.slots[place]! : held[place - 12]!;
    if (card < 0) continue;
    const from = card * GOLD;
    let due = 0;
    let short = 0;
    let scarce = 0;
    let gems = 0;
    for (let color = 0; color < GOLD; color++) {
      const cost = COST[from + color]!;
      const owed = cost - bonuses[color]!;
      if (owed <= 0) {
        gems += cost;
        continue;
      }
      gems += bonuses[color]!;
      due += owed;
      const gap = owed - tokens[color]!;
      if (gap <= 0) continue;
      short += gap;
      if (gap > scarce) scarce = gap;
    }
    const prestige = PRESTIGE[card]!;
    saved += gems * (1 + prestige);
    if (due > TOKEN_LIMIT) continue;
    short -= gold;
    const far = short <= 0 ? 0 : Math.min(FAR, Math.max(Math.ceil(short / 3), scarce - gold));
    const worth = prestige + 1.5 * wanted[BONUS[card]!]!;
    const near = (0.7 + worth) * (short <= 0 ? 1 : REACH[short]!);
    if (near > promise) {
      third = value;
      value = promise;
      promise = near;
    } else if (near > value) {
      third = value;
      value = near;
    } else if (near > third) third = near;
    if (place >= 12) heldWorth += near;
    count[far]!++;
    if (prestige > best[far]!) {
      second[far] = best[far]!;
      best[far] = prestige;
    } else if (prestige > second[far]!) second[far] = prestige;
    if (points + prestige >= LAST_ROUND_AT && far < 3) winning = Math.max(winning, 3 - far);
  }

  const cards = state.bought[seat]!.length;
  let sum = 0;
  let kinds = 0;
  let spread = 0;
  for (let color = 0; color < GOLD; color++) {
    sum += tokens[color]!;
    if (tokens[color]! > 0) kinds++;
    spread += Math.min(2, bonuses[color]!);
  }
  const late = Math.max(points, rival) / LAST_ROUND_AT;
  const wait = (seat - state.turn + seats) % seats;
  let o = at;
  out[o++] = points / 15;
  out[o++] = Math.max(0, points - 8) / 7;
  out[o++] = Math.max(0, points - 12) / 3;
  out[o++] = points >= LAST_ROUND_AT ? 1 : 0;
  out[o++] = Math.max(-1, Math.min(1, (points - rival) / 6));
  out[o++] = cards / 12;
  out[o++] = (cards / 12) * late;
  out[o++] = spread / 10;
  out[o++] = sum / 10;
  out[o++] = kinds / 5;
  out[o++] = gold / 3;
  out[o++] = held.length / 3;
  out[o++] = heldWorth / 4;
  out[o++] = nobles;
  out[o++] = nearest / 9;
  out[o++] = nextNearest / 9;
  out[o++] = saved / 100;
  out[o++] = (saved / 100) * (1 - late);
  out[o++] = promise / 5;
  out[o++] = value / 5;
  out[o++] = third / 5;
  out[o++] = (promise / 5) * (1 - late);
  for (let i = 0; i <= FAR; i++) {
    out[o++] = best[i]! / 5;
    out[o++] = second[i]! / 5;
    out[o++] = count[i]! / 6;
  }
  out[o++] = winning === 3 ? 1 : 0;
  out[o++] = winning >= 2 ? 1 : 0;
  out[o++] = wait / seats;
  out[o++] = wait === 0 && winning === 3 ? 1 : 0;
  // A last round in which this seat has had its turn.
  out[o++] = state.trigger >= 0 && seat < state.turn ? 1 : 0;
  out[o++] = late;
}

/** 0.4 to the power of the bonuses missing for a noble, 0.7 of the gems missing for a card. */
const FADE = Array.from({ length: 13 }, (_, missing) => 0.4 ** missing);
const REACH = Array.from({ length: 16 }, (_, missing) => 0.7 ** missing);
