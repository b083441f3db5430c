/** Situations of three to seven players as numbers: the hand, who is left and what the most dangerous of them has shown. */
import { COARSE_KINDS, coarseKind } from './buckets.ts';
import { CAP } from './choices.ts';
import type { Node } from './drill.ts';
import { isPatTwice, latestDraw } from './shown.ts';

/** Before the first draw: three sizes of table, five places, bets, callers, where the first raise came from, whether I am in. */
const BEFORE = 3 * 5 * CAP * 3 * 3 * 2;
/** No bet yet, or one to four bets by somebody pat, drawing one, or drawing more. */
const BETS = 13;
/** After it: opponents, bets, whether I act last, whether I am pat, the danger, who led the round before, pot. */
const AFTER = 3 * BETS * 2 * 2 * 4 * 3 * 2;
const DRAW = 3 * 4 * 2 * 3 * 2;
/** A larger pot than this, by street, in small blinds. */
const LARGE = [0, 14, 22, 36] as const;

const ROWS = BEFORE + 3 * AFTER + 3 * DRAW;
export const ROW = COARSE_KINDS;
export const SITUATIONS = ROWS * ROW;

export const situation = (node: Node): number => rowOf(node) * ROW + coarseKind(node.classes[node.turn]);

/** The public part of the situation. */
export function rowOf(node: Node): number {
  if (node.drawing) return BEFORE + 3 * AFTER + node.street * DRAW + drawRow(node);
  return node.street === 0 ? rowBefore(node) : BEFORE + (node.street - 1) * AFTER + rowAfter(node);
}

function rowBefore(node: Node): number {
  const { players, turn, opener } = node;
  const size = players === 3 ? 0 : players <= 5 ? 1 : 2;
  const place = turn < 2 ? turn : turn === players - 1 ? 2 : turn === players - 2 ? 3 : 4;
  const raiser = opener < 2 ? 0 : opener >= players - 2 ? 1 : 2;
  let row = size * 5 + place;
  row = row * CAP + node.bets - 1;
  row = row * 3 + Math.min(2, node.callers);
  row = row * 3 + raiser;
  return row * 2 + (node.paid[turn] > 2 ? 1 : 0);
}

function rowAfter(node: Node): number {
  const { turn, bets, leads } = node;
  let row = opponentsOf(node);
  row = row * BETS + (bets === 0 ? 0 : 1 + (Math.min(bets, 4) - 1) * 3 + Math.min(2, latestDraw(node.shown[leads])));
  row = row * 2 + (node.live >>> (turn + 1) === 0 ? 1 : 0);
  row = row * 2 + (latestDraw(node.shown[turn]) === 0 ? 1 : 0);
  row = row * 4 + danger(node);
  row = row * 3 + leader(node.led, turn);
  return row * 2 + (node.pot > LARGE[node.street] ? 1 : 0);
}

function drawRow(node: Node): number {
  const { turn } = node;
  let row = opponentsOf(node);
  row = row * 4 + danger(node);
  row = row * 2 + (node.live >>> (turn + 1) === 0 ? 1 : 0);
  row = row * 3 + leader(node.leads, turn);
  return row * 2 + (latestDraw(node.shown[turn]) === 0 ? 1 : 0);
}

const leader = (place: number, me: number): number => (place < 0 ? 0 : place === me ? 1 : 2);

/** Opponents still in: one, two, more. */
function opponentsOf(node: Node): number {
  let others = -2;
  for (let rest = node.live; rest !== 0; rest &= rest - 1) others++;
  return others > 2 ? 2 : others;
}

/** What the most dangerous opponent has shown: pat for a second time, pat, one card, more (or nothing yet). */
function danger(node: Node): number {
  let most = 3;
  for (let i = 0; i < node.players; i++) {
    if (i === node.turn || (node.live & (1 << i)) === 0) continue;
    const shown = node.shown[i];
    const last = latestDraw(shown);
    const found = last === 0 ? (isPatTwice(shown) ? 0 : 1) : last === 1 ? 2 : 3;
    if (found < most) most = found;
  }
  return most;
}
