/** How likely each move is the best: by the chance of winning right after it, the move tried in place and taken back. */
import type { Seat } from '@baize/game';
import { BONUS, GOLD, NOBLE_PRESTIGE, PRESTIGE } from '../src/facts.ts';
import { BUY, excess, HELD, meets, type Move, RESERVE, SAME } from '../src/moves.ts';
import { owed } from '../src/payment.ts';
import type { State } from '../src/state.ts';
import { weightAgainst, weightOf } from './judge.ts';

/** A move this much worse in chance of winning is tried about a third as often. */
const TOLERANCE = 0.04;

/** For the takes, buys and open reserves of the player on turn. */
export function odds(state: State, moves: readonly Move[]): number[] {
  const { turn } = state;
  const shares: number[] = [];
  state.turn = (turn + 1) % state.tokens.length;
  // Taking gems changes nothing for the others.
  const idle = weightAgainst(state, turn);
  let top = 0;
  for (let i = 0; i < moves.length; i++) {
    const chance = chanceAfter(state, turn, moves[i]!, idle);
    shares.push(chance);
    if (chance > top) top = chance;
  }
  state.turn = turn;
  let sum = 0;
  for (let i = 0; i < shares.length; i++) sum += shares[i] = Math.exp((shares[i]! - top) / TOLERANCE);
  for (let i = 0; i < shares.length; i++) shares[i]! /= sum;
  return shares;
}

const before = [0, 0, 0, 0, 0, 0];

function chanceAfter(state: State, seat: Seat, move: Move, idle: number): number {
  const tokens = state.tokens[seat]!;
  for (let kind = 0; kind <= GOLD; kind++) before[kind] = tokens[kind]!;
  const code = move & 127;
  let chance: number;
  if (code < RESERVE) {
    take(tokens, code);
    chance = chanceOf(state, seat, idle);
  } else chance = code < BUY ? reserving(state, seat, code - RESERVE) : buying(state, seat, code);
  for (let kind = 0; kind <= GOLD; kind++) tokens[kind] = before[kind]!;
  return chance;
}

function chanceOf(state: State, seat: Seat, against: number): number {
  const weight = weightOf(state, seat);
  return weight / (weight + against);
}

function take(tokens: number[], code: number): void {
  if (code >= SAME) tokens[code - SAME]! += 2;
  else for (let color = 0; color < GOLD; color++) tokens[color]! += (code >> color) & 1;
  dropExcess(tokens);
}

/** What is over the limit goes back from what there is most of: about what a player gives back. */
function dropExcess(tokens: number[]): void {
  for (let over = excess(tokens); over > 0; over--) {
    let most = 0;
    for (let color = 1; color < GOLD; color++) if (tokens[color]! > tokens[most]!) most = color;
    tokens[most]!--;
  }
}

/** The card that would be turned up: the world is an imagined one. */
const nextOf = (state: State, slot: number): number => state.decks[slot >> 2]!.at(-1) ?? -1;

function reserving(state: State, seat: Seat, slot: number): number {
  const { slots } = state;
  const tokens = state.tokens[seat]!;
  const held = state.reserved[seat]!;
  const card = slots[slot]!;
  if (state.bank[GOLD]! > 0) tokens[GOLD]!++;
  dropExcess(tokens);
  slots[slot] = nextOf(state, slot);
  held.push(card);
  const chance = chanceOf(state, seat, weightAgainst(state, seat));
  held.pop();
  slots[slot] = card;
  return chance;
}

function buying(state: State, seat: Seat, code: number): number {
  const { slots, nobles } = state;
  const held = state.reserved[seat]!;
  const bonuses = state.bonuses[seat]!;
  const points = state.prestige[seat]!;
  const card = code >= HELD ? held[code - HELD]! : slots[code - BUY]!;
  pay(state.tokens[seat]!, bonuses, card);
  if (code >= HELD) held.splice(code - HELD, 1);
  else slots[code - BUY] = nextOf(state, code - BUY);
  bonuses[BONUS[card]!]!++;
  state.bought[seat]!.push(card);
  const visitor = nobles.find((noble) => meets(bonuses, noble));
  if (visitor !== undefined) state.nobles = nobles.filter((noble) => noble !== visitor);
  state.prestige[seat] = points + PRESTIGE[card]! + (visitor === undefined ? 0 : NOBLE_PRESTIGE[visitor]!);

  const chance = chanceOf(state, seat, weightAgainst(state, seat));

  state.prestige[seat] = points;
  state.nobles = nobles;
  state.bought[seat]!.pop();
  bonuses[BONUS[card]!]!--;
  if (code >= HELD) held.splice(code - HELD, 0, card);
  else slots[code - BUY] = card;
  return chance;
}

function pay(tokens: number[], bonuses: readonly number[], card: number): void {
  for (let color = 0; color < GOLD; color++) {
    const due = owed(bonuses, card, color);
    const paid = Math.min(due, tokens[color]!);
    tokens[color]! -= paid;
    tokens[GOLD]! -= due - paid;
  }
}
