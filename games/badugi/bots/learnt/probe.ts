/** A finer drill than the learnt table's own: all 1,092 classes and every draw of one's own, to look for what the table leaves open. */
import { CLASSES } from '../../src/hand.ts';
import { CAP, WIDTH } from './choices.ts';
import { drillFor, type Node } from './drill.ts';
import * as headsUp from './headsUp.ts';
import { drawIn, HISTORIES, historyKind } from './shown.ts';

const BETS = (CAP + 1) * 2;
const ROUNDS = 5;
/** Own histories by draws taken: each draw none to three cards. */
const OWN = [1, 4, 16, 64] as const;

const FIRST: number[] = [];
let count = 0;
for (let street = 0; street < 4; street++) {
  FIRST.push(count);
  count += OWN[street] * HISTORIES[street] * ROUNDS * BETS * CLASSES;
}
/** A draw follows its betting round; the button sees one draw of the other more. */
const FIRST_DRAW: number[] = [];
for (let street = 0; street < 3; street++) {
  FIRST_DRAW.push(count);
  count += 2 * OWN[street] * HISTORIES[street + 1] * ROUNDS * CLASSES;
}

function own(shown: number, draws: number): number {
  let code = 0;
  for (let draw = 0; draw < draws; draw++) code = code * 4 + Math.min(3, drawIn(shown, draw));
  return code;
}

function situation(node: Node): number {
  const { street, turn } = node;
  const mine = own(node.shown[turn], street);
  const theirs = historyKind(node.shown[1 - turn]);
  const hand = node.classes[turn];
  const round = headsUp.roundBefore(node);
  if (node.drawing)
    return (
      FIRST_DRAW[street] +
      (((turn * OWN[street] + mine) * HISTORIES[street + 1] + theirs) * ROUNDS + round) * CLASSES +
      hand
    );
  const seen = (mine * HISTORIES[street] + theirs) * ROUNDS + round;
  return FIRST[street] + (seen * BETS + node.bets * 2 + node.checked) * CLASSES + hand;
}

/** How much what the coarser learner knows counts at first, in small blinds a round. */
const TRUST = 20;

/** Sums of regret, as training keeps them. */
interface Known {
  readonly regret: Float32Array;
  readonly rounds: number;
}

export const PROBE_SITUATIONS = count;

/** The finer drill. A situation met for the first time begins with what `coarse` learnt in the table's own drill. */
export function probeDrill(coarse: Known, fine: Known, met: Uint8Array) {
  const inherit = (node: Node): number => {
    const number = situation(node);
    if (met[number] !== 0) return number;
    met[number] = 1;
    const from = headsUp.situation(node) * WIDTH;
    let most = 0;
    for (let i = 0; i < WIDTH; i++) most = Math.max(most, Math.abs(coarse.regret[from + i]));
    if (most === 0) return number;
    const scale = (TRUST * Math.max(1, fine.rounds)) / most;
    for (let i = 0; i < WIDTH; i++) fine.regret[number * WIDTH + i] = coarse.regret[from + i] * scale;
    return number;
  };
  return drillFor(count, inherit, () => 2);
}
