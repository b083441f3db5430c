/** Situations of two players as numbers: what training learns by heart and what the player looks up. */
import { FINE_KINDS, fineKind } from './buckets.ts';
import { CAP } from './choices.ts';
import type { Node } from './drill.ts';
import { HISTORIES, historyKind } from './shown.ts';

/** How the round before went: no bet; one by me or the other; raised, last by me or the other. */
const ROUNDS = 5;
/** A larger pot than this at the start of a round, by street, in small blinds. */
const LARGE = [0, 8, 16, 28] as const;
const SIZES = 2;
const BETS = (CAP + 1) * 2;

const FIRST_BET: number[] = [];
const FIRST_DRAW: number[] = [];
let count = 0;
for (let street = 0; street < 4; street++) {
  FIRST_BET.push(count);
  count += (street === 0 ? 1 : HISTORIES[street] ** 2 * ROUNDS * SIZES) * BETS * FINE_KINDS;
}
for (let street = 0; street < 3; street++) {
  FIRST_DRAW.push(count);
  count += 2 * HISTORIES[street] * HISTORIES[street + 1] * ROUNDS * FINE_KINDS;
}
export const SITUATIONS = count;
/** Neighbours in a row differ in the hand alone. */
export const ROW = FINE_KINDS;

export function situation(node: Node): number {
  return rowOf(node) * FINE_KINDS + fineKind(node.classes[node.turn]);
}

/** The public part of the situation. */
export function rowOf(node: Node): number {
  const { turn, street } = node;
  const mine = historyKind(node.shown[turn]);
  const theirs = historyKind(node.shown[1 - turn]);
  if (node.drawing) {
    // The button draws last and has seen what the other drew.
    const seen = (turn * HISTORIES[street] + mine) * HISTORIES[street + 1] + theirs;
    return FIRST_DRAW[street] / FINE_KINDS + seen * ROUNDS + roundBefore(node);
  }
  const bets = node.bets * 2 + node.checked;
  if (street === 0) return bets;
  const size = node.pot > LARGE[street] ? 1 : 0;
  const seen = ((mine * HISTORIES[street] + theirs) * ROUNDS + roundBefore(node)) * SIZES + size;
  return FIRST_BET[street] / FINE_KINDS + seen * BETS + bets;
}

/** How the latest finished round of betting went, as the place to decide sees it; before the first there is none. */
export function roundBefore({ street, drawing, turn, leads, bets, led, ledBets }: Node): number {
  const leader = drawing ? leads : led;
  if (leader < 0) return 0;
  // Before the first draw the big blind is a bet already.
  const made = drawing ? bets - (street === 0 ? 1 : 0) : ledBets - (street === 1 ? 1 : 0);
  return (made > 1 ? 3 : 1) + (leader === turn ? 0 : 1);
}
