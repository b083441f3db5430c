/** What each move promises: the chance of winning right after it, the move tried on the table that was read and taken back. */
import type { Seat } from '@baize/game';
import { BONUS, GOLD, NOBLE_PRESTIGE, PRESTIGE } from '../src/facts.ts';
import { BUY, HELD, type Move, RESERVE, RETURN, SAME } from '../src/moves.ts';
import { less, meets, PRICES, total } from '../src/payment.ts';
import { type State, TOKEN_LIMIT } from '../src/state.ts';
import { Standing, stand, weightSince } from './judge.ts';
import { HELD_PLACES, OPEN, table } from './table.ts';

/** For takes, buys, open reserves and returns of the player on turn. */
export function promise(state: State, moves: readonly Move[]): number[] {
  const { turn } = state;
  table.read(state);
  table.turn = (turn + 1) % table.seats;
  // Taking gems changes nothing for the others.
  let idle = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const weight = stand(seat, before[seat]);
    if (seat !== turn) idle += weight;
  }
  for (let i = 0; i < moves.length; i++) drafted[i] = chanceAfter(state, turn, moves[i], idle);
  return drafted.slice(0, moves.length);
}

/** Where a list of promises is written before it is cut to its length. */
const drafted = [0.5];

/** How everybody stands before the move. */
const before = [new Standing(), new Standing(), new Standing(), new Standing()];

function chanceAfter(state: State, seat: Seat, move: Move, idle: number): number {
  const gems = table.gems[seat];
  const gold = table.gold[seat];
  const code = move & 127;
  let chance: number;
  if (code < RESERVE) {
    table.gems[seat] += code < SAME ? oneOfEach(code) : 2 << (6 * (code - SAME));
    dropExcess(seat);
    chance = chanceOf(seat, idle);
  } else if (code === RETURN) {
    for (let color = 0; color < GOLD; color++) table.gems[seat] -= ((move >> (7 + 2 * color)) & 3) << (6 * color);
    table.gold[seat] -= (move >> (7 + 2 * GOLD)) & 3;
    chance = chanceOf(seat, idle);
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

function chanceOf(seat: Seat, against: number): number {
  const weight = weightSince(seat, before[seat]);
  return weight / (weight + against);
}

/** Of the others together when a card changed hands. */
function weightAgainst(seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < table.seats; other++) if (other !== seat) sum += weightSince(other, before[other]);
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

function reserving(state: State, seat: Seat, slot: number): number {
  const card = state.slots[slot];
  const place = OPEN + HELD_PLACES * seat + table.holding[seat];
  if (state.bank[GOLD] > 0) table.gold[seat]++;
  dropExcess(seat);
  table.lay(slot, GAP);
  table.lay(place, card);
  table.holding[seat]++;
  const chance = chanceOf(seat, weightAgainst(seat));
  table.holding[seat]--;
  table.lay(place, GAP);
  table.lay(slot, card);
  return chance;
}

function buying(state: State, seat: Seat, code: number): number {
  const { nobles } = table;
  const bonuses = table.bonuses[seat];
  const points = table.points[seat];
  const isHeld = code >= HELD;
  const card = isHeld ? state.reserved[seat][code - HELD] : state.slots[code - BUY];
  const place = isHeld ? OPEN + HELD_PLACES * seat + code - HELD : code - BUY;
  pay(seat, card);
  table.lay(place, GAP);
  if (isHeld) table.holding[seat]--;
  const owned = bonuses + (1 << (6 * BONUS[card]));
  table.bonuses[seat] = owned;
  table.bought[seat]++;
  table.points[seat] += PRESTIGE[card];
  const visitor = nobles.find((noble) => meets(owned, noble));
  if (visitor !== undefined) {
    table.nobles = nobles.filter((noble) => noble !== visitor);
    table.points[seat] += NOBLE_PRESTIGE[visitor];
  }

  const chance = chanceOf(seat, weightAgainst(seat));

  table.points[seat] = points;
  table.nobles = nobles;
  table.bought[seat]--;
  table.bonuses[seat] = bonuses;
  if (isHeld) table.holding[seat]++;
  table.lay(place, card);
  return chance;
}

function pay(seat: Seat, card: number): void {
  const due = less(PRICES[card], table.bonuses[seat]);
  const short = less(due, table.gems[seat]);
  table.gems[seat] -= due - short;
  table.gold[seat] -= total(short);
}
