/** What each move promises: the chance of winning right after it, the move tried on the table that was read and taken back. */
import type { Seat } from '@baize/game';
import { BONUS, GOLD, NOBLE_PRESTIGE, PRESTIGE } from '../src/facts.ts';
import { BUY, HELD, type Move, RESERVE, RETURN, SAME } from '../src/moves.ts';
import { less, meets, PRICES, total } from '../src/payment.ts';
import { type State, TOKEN_LIMIT } from '../src/state.ts';
import { Standing, stand, weightBeside, weightHolding, weightSince, weightWithout } from './judge.ts';
import { Prospects } from './prospects.ts';
import { writeTraits } from './standing.ts';
import { table } from './table.ts';

/** For takes, buys, open reserves and returns of the player on turn. */
export function promise(state: State, moves: readonly Move[]): number[] {
  const { turn } = state;
  table.read(state);
  table.turn = (turn + 1) % table.seats;
  // Taking gems changes nothing for the others.
  let idle = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const weight = stand(state, seat, before[seat]);
    if (seat !== turn) idle += weight;
  }
  isReady = false;
  for (let i = 0; i < moves.length; i++) drafted[i] = chanceAfter(state, turn, moves[i], idle);
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

function chanceAfter(state: State, seat: Seat, move: Move, idle: number): number {
  const gems = table.gems[seat];
  const gold = table.gold[seat];
  const code = move & 127;
  let chance: number;
  if (code < RESERVE) {
    table.gems[seat] += code < SAME ? oneOfEach(code) : 2 << (6 * (code - SAME));
    dropExcess(seat);
    chance = chanceOf(state, seat, idle);
  } else if (code === RETURN) {
    for (let color = 0; color < GOLD; color++) table.gems[seat] -= ((move >> (7 + 2 * color)) & 3) << (6 * color);
    table.gold[seat] -= (move >> (7 + 2 * GOLD)) & 3;
    chance = chanceOf(state, seat, idle);
  } else chance = code < BUY ? reserving(state, seat, code - RESERVE) : buying(state, seat, code);
  table.gems[seat] = gems;
  table.gold[seat] = gold;
  return chance;
}

/** A gem of each colour of a set, in lanes. */
function oneOfEach(set: number): number {
  let gems = 0;
  for (let color = 0; color < GOLD; color++) gems |= ((set >> color) & 1) << (6 * color);
  return gems;
}

function chanceOf(state: State, seat: Seat, against: number): number {
  const weight = weightSince(state, seat, before[seat]);
  return weight / (weight + against);
}

/** Of the others together when a card was bought, `card` if it lay open. Unless a noble left too, they look at the same cards as before but for that one. */
function weightAgainst(state: State, seat: Seat, card: number): number {
  let sum = 0;
  for (let other = 0; other < table.seats; other++)
    if (other !== seat)
      sum +=
        table.nobles === state.nobles
          ? weightBeside(state.reserved[other], other, before[other], card)
          : weightSince(state, other, before[other]);
  return sum;
}

/** What is over the limit goes back from what there is most of: about what a player gives back. */
function dropExcess(seat: Seat): void {
  let gems = table.gems[seat];
  for (let over = total(gems) + table.gold[seat] - TOKEN_LIMIT; over > 0; over--) {
    let most = 0;
    for (let color = 1; color < GOLD; color++)
      if (((gems >> (6 * color)) & 63) > ((gems >> (6 * most)) & 63)) most = color;
    gems -= 1 << (6 * most);
  }
  table.gems[seat] = gems;
}

/** Where a card was: another will come, but which one is chance. */
const GAP = -1;

/** Everybody looks at the same cards as before, but for one: searches are about 1.06 times as fast as when all are read anew. */
function reserving(state: State, seat: Seat, slot: number): number {
  const held = state.reserved[seat];
  const card = state.slots[slot];
  if (state.bank[GOLD] > 0) table.gold[seat]++;
  dropExcess(seat);
  if (!isReady) readyToReserve(state, seat);
  const holding = holdings[held.length];
  for (let i = 0; i < held.length; i++) holding[i] = held[i]!;
  holding[held.length] = card;
  let against = 0;
  for (let other = 0; other < table.seats; other++)
    if (other !== seat) against += weightWithout(state.reserved[other], other, before[other], after[other], card);
  const weight = weightHolding(holding, seat, before[seat], ready, after[seat], card);
  return weight / (weight + against);
}

function readyToReserve(state: State, seat: Seat): void {
  for (let other = 0; other < table.seats; other++) after[other].traits.set(before[other].traits);
  writeTraits(state.slots, state.reserved[seat], seat, after[seat].traits, 0, ready);
  isReady = true;
}

function buying(state: State, seat: Seat, code: number): number {
  const { slots } = state;
  const { nobles } = table;
  const held = state.reserved[seat];
  const bonuses = table.bonuses[seat];
  const points = table.points[seat];
  const card = code >= HELD ? held[code - HELD] : slots[code - BUY];
  pay(seat, card);
  if (code >= HELD) state.reserved[seat] = held.filter((_, i) => i !== code - HELD);
  else slots[code - BUY] = GAP;
  const owned = bonuses + (1 << (6 * BONUS[card]));
  table.bonuses[seat] = owned;
  table.bought[seat]++;
  table.points[seat] += PRESTIGE[card];
  const visitor = nobles.find((noble) => meets(owned, noble));
  if (visitor !== undefined) {
    table.nobles = nobles.filter((noble) => noble !== visitor);
    table.points[seat] += NOBLE_PRESTIGE[visitor];
  }

  const chance = chanceOf(state, seat, weightAgainst(state, seat, code >= HELD ? GAP : card));

  table.points[seat] = points;
  table.nobles = nobles;
  table.bought[seat]--;
  table.bonuses[seat] = bonuses;
  if (code >= HELD) state.reserved[seat] = held;
  else slots[code - BUY] = card;
  return chance;
}

function pay(seat: Seat, card: number): void {
  const due = less(PRICES[card], table.bonuses[seat]);
  const short = less(due, table.gems[seat]);
  table.gems[seat] -= due - short;
  table.gold[seat] -= total(short);
}
