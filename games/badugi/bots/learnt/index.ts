/** What training needs: the drills, the players to meet in them, and the table made from what was learnt. */
import { CPU_PROFILES } from '../profiles.ts';
import { headsUpDrill } from './drill.ts';
import { fromText, unpack } from './packing.ts';
import { byOdds } from './player.ts';
import { basicRival, cpuRival, type Rival } from './rivals.ts';
import { yardsticks } from './yardsticks.ts';

export { headsUpDrill, type Node } from './drill.ts';
export { ROW as HEADS_UP_ROW } from './headsUp.ts';
export { pack, toText } from './packing.ts';
export { PROBE_SITUATIONS, probeDrill } from './probe.ts';
export { ratesOf } from './reading.ts';
export type { Rival } from './rivals.ts';

/** The specified players, by name. */
export const specified: Readonly<Record<string, Rival>> = {
  ...Object.fromEntries(CPU_PROFILES.map((profile, i) => [`cpu${i + 1}`, cpuRival(profile)])),
  basic: basicRival,
};

/** Everybody whom training meets, by name. */
export const rivals: Readonly<Record<string, Rival>> = { ...specified, ...yardsticks };

/** Plays by a coded table of this drill; where that is silent, as the balanced CPU does. */
export function tableRival(text: string, drill: Pick<typeof headsUpDrill, 'situations' | 'situation'>): Rival {
  const packed = fromText(text, drill.situations);
  return byOdds((node) => unpack(packed, drill.situation(node)), specified.cpu3);
}
