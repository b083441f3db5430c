/** The shipped tables, decoded when they are first asked for. */
import { learnt as callers } from './shipped/callers.data.ts';
import { learnt as cpus } from './shipped/cpus.data.ts';
import { learnt as headsUp } from './shipped/heads-up.data.ts';
import { learnt as ring } from './shipped/ring.data.ts';
import { headsUpDrill, type Node, ringDrill } from './drill.ts';
import { fromText, type Odds, unpack } from './packing.ts';

/** Kinds of opponents with a table of their own: those that play like the CPUs, and those that call too much. */
export type Style = 'cpus' | 'callers';

function lookUp(text: string, drill: typeof headsUpDrill): (node: Node) => Odds | null {
  let packed: Uint8Array | null = null;
  return (node) => unpack((packed ??= fromText(text, drill.situations)), drill.situation(node));
}

const forTwo = lookUp(headsUp.table, headsUpDrill);
const forMore = lookUp(ring.table, ringDrill);

/** How often to make each choice, safe against anybody; `null` where training never came. */
export const learntOdds = (node: Node): Odds | null => (node.players === 2 ? forTwo(node) : forMore(node));

const against: Readonly<Record<Style, (node: Node) => Odds | null>> = {
  cpus: lookUp(cpus.table, headsUpDrill),
  callers: lookUp(callers.table, headsUpDrill),
};

/** How often to make each choice against one of this kind. */
export const oddsAgainst = (style: Style): ((node: Node) => Odds | null) => against[style];
