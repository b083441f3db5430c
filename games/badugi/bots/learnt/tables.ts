/** What is shipped, decoded when it is first asked for: tables for two players, a network for more. */
import { learnt as callers } from './shipped/callers.data.ts';
import { learnt as cpus } from './shipped/cpus.data.ts';
import { learnt as headsUp } from './shipped/heads-up.data.ts';
import { headsUpDrill, type Node } from './drill.ts';
import { shippedNetwork } from './network.ts';
import { fromText, type Odds, unpack } from './packing.ts';

/** Kinds of opponents with a table of their own: those that play like the CPUs, and those that call too much. */
export type Style = 'cpus' | 'callers';

function lookUp(text: string): (node: Node) => Odds | null {
  let packed: Uint8Array | null = null;
  return (node) => unpack((packed ??= fromText(text, headsUpDrill.situations)), headsUpDrill.situation(node));
}

const forTwo = lookUp(headsUp.table);

/** What the network would do less often than this it leaves out. */
const RARE = 0.1;

/** How often to make each choice, safe against anybody; `null` where training never came. */
export const learntOdds = (node: Node): Odds | null =>
  node.players === 2 ? forTwo(node) : shippedNetwork().odds(node, RARE);

const against: Readonly<Record<Style, (node: Node) => Odds | null>> = {
  cpus: lookUp(cpus.table),
  callers: lookUp(callers.table),
};

/** How often to make each choice against one of this kind. */
export const oddsAgainst = (style: Style): ((node: Node) => Odds | null) => against[style];
