/** Plain players inside the drill, to measure against and to train with: stations, maniacs, those that never fold, loose and tight ones. */
import { unit } from '@baize/game';
import { shareOfTable } from '../basic.ts';
import { CPU_PROFILES, standing } from '../profiles.ts';
import { CALL, CAP, FOLD, NATURAL, RAISE } from './choices.ts';
import type { Node } from './drill.ts';
import { basicRival, cpuRival, handOf, natural, opponentsOf, owed, priceOf, type Rival, shareOf } from './rivals.ts';

const raiseOrCall = (node: Node): number => (node.bets < CAP ? RAISE : CALL);

/** Never folds, never raises. */
const stationRival: Rival = (node) => (node.drawing ? NATURAL : CALL);

/** Bets and raises whenever it may. */
const maniacRival: Rival = (node) => (node.drawing ? NATURAL : raiseOrCall(node));

/** Raises half the time, and else calls. */
const erraticRival: Rival = (node, chance) => (node.drawing ? NATURAL : unit(chance) < 0.5 ? raiseOrCall(node) : CALL);

/** Plays like another, but calls where that one folds. */
const neverFolding =
  (rival: Rival): Rival =>
  (node, chance) => {
    const choice = rival(node, chance);
    return choice === FOLD && !node.drawing ? CALL : choice;
  };

interface Habits {
  /** The share of hands it plays heads-up; fewer at larger tables. */
  readonly enter: number;
  /** The share of hands it raises with before the first draw. */
  readonly raise: number;
  /** How much of the price its share of the pot must cover: below 1 it calls too much. */
  readonly call: number;
  /** How many times the fair share it wants to bet, and to raise. */
  readonly bet: number;
}

/** Draws well and bets by numbers that do not depend on what the other does. */
function byHabit({ enter, raise, call, bet }: Habits): Rival {
  return (node) => {
    if (node.drawing) return natural(node);
    const free = owed(node) === 0;
    if (node.street === 0) {
      const share = standing('late')[handOf(node)];
      const usual = Math.min(1, (shareOfTable(node.players) / 0.95) * (node.players === 2 ? 1 : 1.3));
      if (share <= raise * usual && node.bets < 4) return raiseOrCall(node);
      return free || share <= enter * usual ? CALL : FOLD;
    }
    const share = shareOf(node);
    const edge = share * (opponentsOf(node) + 1);
    if (edge >= (node.bets === 0 ? bet : bet + 0.2)) return raiseOrCall(node);
    return free || share >= priceOf(node) * call ? CALL : FOLD;
  };
}

/** By name. */
export const yardsticks: Readonly<Record<string, Rival>> = {
  station: stationRival,
  maniac: maniacRival,
  erratic: erraticRival,
  'stubborn-cpu': neverFolding(cpuRival(CPU_PROFILES[2])),
  'stubborn-basic': neverFolding(basicRival),
  'loose-passive': byHabit({ enter: 0.98, raise: 0.04, call: 0.55, bet: 1.55 }),
  'loose-aggressive': byHabit({ enter: 0.98, raise: 0.6, call: 0.7, bet: 0.9 }),
  'tight-30': byHabit({ enter: 0.3, raise: 0.2, call: 1.25, bet: 1.2 }),
  'tight-50': byHabit({ enter: 0.5, raise: 0.35, call: 1.15, bet: 1.15 }),
  'tight-70': byHabit({ enter: 0.7, raise: 0.5, call: 1.05, bet: 1.1 }),
};
