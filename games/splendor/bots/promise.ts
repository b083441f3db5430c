/** What each move promises: the chance of winning right after it, the move tried in place and taken back. */
import type { Seat } from '@baize/game';
import { BONUS, GOLD, NOBLE_PRESTIGE, PRESTIGE } from '../src/facts.ts';
import { BUY, excess, HELD, type Move, RESERVE, RETURN, SAME } from '../src/moves.ts';
import { lanes, meets, owed } from '../src/payment.ts';
import type { State } from '../src/state.ts';
import { Standing, stand, weightHolding, weightSince, weightWithout } from './judge.ts';
import { Prospects } from './prospects.ts';
import { readTraits } from './standing.ts';

/** For takes, buys, open reserves and returns of the player on turn. */
export function promise(state: State, moves: readonly Move[]): number[] {
  const { turn } = state;
  state.turn = (turn + 1) % state.tokens.length;
  // Taking gems changes nothing for the others.
  let idle = 0;
  for (let seat = 0; seat < state.tokens.length; seat++) {
    const weight = stand(state, seat, before[seat]);
    if (seat !== turn) idle += weight;
  }
  isReady = false;
  for (let i = 0; i < moves.length; i++) drafted[i] = chanceAfter(state, turn, moves[i], idle);
  state.turn = turn;
  return drafted.slice(0, moves.length);
}

/** Where a list of promises is written before it is cut to its length. */
const drafted = [0.5];

/** How everybody stands before the move. */
const before = [new Standing(), new Standing(), new Standing(), new Standing()];
/** How everybody stands after a reserve, and what the player on turn can reach with the gold for it, whichever card it is; made ready at the first. */
const after = [new Standing(), new Standing(), new Standing(), new Standing()];
const ready = new Prospects();
let isReady = false;
/** A reserve with one card more than there were, by how many there were. */
const holdings = [[0], [0, 0], [0, 0, 0]];
const purse = [0, 0, 0, 0, 0, 0];

function chanceAfter(state: State, seat: Seat, move: Move, idle: number): number {
  const tokens = state.tokens[seat];
  for (let kind = 0; kind <= GOLD; kind++) purse[kind] = tokens[kind];
  const code = move & 127;
  let chance: number;
  if (code < RESERVE) {
    take(tokens, code);
    chance = chanceOf(state, seat, idle);
  } else if (code === RETURN) {
    for (let kind = 0; kind <= GOLD; kind++) tokens[kind] -= (move >> (7 + 2 * kind)) & 3;
    chance = chanceOf(state, seat, idle);
  } else chance = code < BUY ? reserving(state, seat, code - RESERVE) : buying(state, seat, code);
  for (let kind = 0; kind <= GOLD; kind++) tokens[kind] = purse[kind];
  return chance;
}

function chanceOf(state: State, seat: Seat, against: number): number {
  const weight = weightSince(state, seat, before[seat]);
  return weight / (weight + against);
}

/** Of the others together. */
function weightAgainst(state: State, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < state.prestige.length; other++)
    if (other !== seat) sum += weightSince(state, other, before[other]);
  return sum;
}

function take(tokens: number[], code: number): void {
  if (code >= SAME) tokens[code - SAME] += 2;
  else for (let color = 0; color < GOLD; color++) tokens[color] += (code >> color) & 1;
  dropExcess(tokens);
}

/** What is over the limit goes back from what there is most of: about what a player gives back. */
function dropExcess(tokens: number[]): void {
  for (let over = excess(tokens); over > 0; over--) {
    let most = 0;
    for (let color = 1; color < GOLD; color++) if (tokens[color] > tokens[most]) most = color;
    tokens[most]--;
  }
}

/** Where a card was: another will come, but which one is chance. */
const GAP = -1;

/** Everybody looks at the same cards as before, but for one: searches are about 1.06 times as fast as when all are read anew. */
function reserving(state: State, seat: Seat, slot: number): number {
  const tokens = state.tokens[seat];
  const held = state.reserved[seat];
  const card = state.slots[slot];
  if (state.bank[GOLD] > 0) tokens[GOLD]++;
  dropExcess(tokens);
  if (!isReady) readyToReserve(state, seat);
  const holding = holdings[held.length];
  for (let i = 0; i < held.length; i++) holding[i] = held[i]!;
  holding[held.length] = card;
  state.reserved[seat] = holding;
  let against = 0;
  for (let other = 0; other < state.prestige.length; other++)
    if (other !== seat) against += weightWithout(state, other, before[other], after[other], card);
  const weight = weightHolding(state, seat, before[seat], ready, after[seat], card);
  state.reserved[seat] = held;
  return weight / (weight + against);
}

function readyToReserve(state: State, seat: Seat): void {
  for (let other = 0; other < state.prestige.length; other++) after[other].traits.set(before[other].traits);
  readTraits(state, seat, after[seat].traits, 0, ready);
  isReady = true;
}

function buying(state: State, seat: Seat, code: number): number {
  const { slots, nobles } = state;
  const held = state.reserved[seat];
  const bought = state.bought[seat];
  const bonuses = state.bonuses[seat];
  const points = state.prestige[seat];
  const card = code >= HELD ? held[code - HELD] : slots[code - BUY];
  pay(state.tokens[seat], bonuses, card);
  if (code >= HELD) state.reserved[seat] = held.filter((_, i) => i !== code - HELD);
  else slots[code - BUY] = GAP;
  bonuses[BONUS[card]]++;
  bought.push(card);
  const owned = lanes(bonuses);
  const visitor = nobles.find((noble) => meets(owned, noble));
  if (visitor !== undefined) state.nobles = nobles.filter((noble) => noble !== visitor);
  state.prestige[seat] = points + PRESTIGE[card] + (visitor === undefined ? 0 : NOBLE_PRESTIGE[visitor]);

  const chance = chanceOf(state, seat, weightAgainst(state, seat));

  state.prestige[seat] = points;
  state.nobles = nobles;
  bought.pop();
  bonuses[BONUS[card]]--;
  if (code >= HELD) state.reserved[seat] = held;
  else slots[code - BUY] = card;
  return chance;
}

function pay(tokens: number[], bonuses: readonly number[], card: number): void {
  for (let color = 0; color < GOLD; color++) {
    const due = owed(bonuses, card, color);
    const paid = Math.min(due, tokens[color]);
    tokens[color] -= paid;
    tokens[GOLD] -= due - paid;
  }
}
