/** Weaker players: somebody who knows what to do and then does what people do. */
import { unit } from '@baize/game';
import { CALL, FOLD, NATURAL, RAISE } from './choices.ts';
import type { Rival } from './rivals.ts';

export interface Faults {
  /** How often it comes in before the first draw with a hand it should fold. */
  readonly impatient: number;
  /** How often it calls later where it should fold: to see what the other has. */
  readonly curious: number;
  /** How often it only checks or calls where it should bet or raise. */
  readonly shy: number;
  /** How often it draws plainly where it should snow or break. */
  readonly plain: number;
}

/** The same player with these faults. One roll serves all of them: a decision can show only one. */
export function withFaults(rival: Rival, faults: Faults): Rival {
  return (node, chance) => {
    const roll = unit(chance);
    const choice = rival(node, chance);
    if (node.drawing) return roll < faults.plain ? NATURAL : choice;
    if (choice === FOLD) return roll < (node.street === 0 ? faults.impatient : faults.curious) ? CALL : FOLD;
    return choice === RAISE && roll < faults.shy ? CALL : choice;
  };
}
