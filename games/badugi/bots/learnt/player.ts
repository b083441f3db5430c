/** The learnt player: looks its situation up in a table and chooses as often as the table says. */
import { type Random, unit } from '@baize/game';
import { CALL, NATURAL } from './choices.ts';
import { legal, type Node } from './drill.ts';
import type { Odds } from './packing.ts';
import type { Rival } from './rivals.ts';

/** Makes one of the choices as often as the odds say. */
export function choose(node: Node, odds: Odds, chance: Random): number {
  const roll = unit(chance);
  const choice = roll < odds[0] ? 0 : roll >= 1 - odds[2] ? 2 : 1;
  return (legal(node) & (1 << choice)) !== 0 ? choice : node.drawing ? NATURAL : CALL;
}

/** Plays by what a table says; where that is silent, as `elsewhere` does. */
export function byOdds(oddsOf: (node: Node) => Odds | null, elsewhere: Rival): Rival {
  return (node, chance) => {
    const odds = oddsOf(node);
    return odds === null ? elsewhere(node, chance) : choose(node, odds, chance);
  };
}
