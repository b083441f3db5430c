/** What training needs: the drill, the players to beat, and the table made from what was learnt. */
import { type Random, unit } from '@baize/game';
import { table } from '../hard.ts';
import { CPU_PROFILES } from '../profiles.ts';
import { drill, type Node } from './drill.ts';
import { unpack } from './packing.ts';
import { basicRival, cpuRival, type Rival } from './rivals.ts';

export { drill } from './drill.ts';
export { pack as packTable } from './packing.ts';

/** Those whom `hard` learns to beat, by name. */
export const rivals: Readonly<Record<string, Rival>> = {
  ...Object.fromEntries(CPU_PROFILES.map((profile, i) => [`cpu${i + 1}`, cpuRival(profile)])),
  basic: basicRival,
};

/** The shipped table as a player of the drill. */
export function hardRival(): (node: Node, chance: Random) => number {
  const elsewhere = cpuRival(CPU_PROFILES[2]);
  return (node, chance) => {
    const odds = unpack(table, drill.situation(node));
    if (odds === null) return elsewhere(node);
    const roll = unit(chance);
    const choice = roll < odds[0] ? 0 : roll >= 1 - odds[2] ? 2 : 1;
    return (drill.legal(node) & (1 << choice)) === 0 ? 1 : choice;
  };
}
