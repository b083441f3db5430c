/** What a search tree is made of. */
import type { Seat } from '@baize/game';

/** A move as it was made from the node above: what came of it for every seat. Most are tried once: what they need later comes later. */
export class Node {
  words = '';
  visits = 0;
  /** How often the move was there to be chosen: worlds differ in what is legal. */
  offered = 0;
  sums: number[] = [];
  children: Map<unknown, Node> | null = null;
  /** What the game promised of it, once it was asked. */
  promise = 0;
  weighed = false;

  /** How much it deserves to be tried beside its siblings, before anything came of it. */
  constructor(public odds = 1) {}

  mean(seat: Seat): number {
    return (this.sums[seat] ?? 0) / Math.max(1, this.visits);
  }

  add(values: readonly number[]): void {
    if (this.visits === 0) this.sums = values.slice();
    else for (let i = 0; i < values.length; i++) this.sums[i] = this.sums[i] + values[i];
    this.visits += 1;
  }
}

export const tries = (node: Node): number => node.visits;

/** Of the moves tried from here, with their keys. */
export function foremost(node: Node, worth: (child: Node) => number): [unknown, Node] | null {
  let best: [unknown, Node] | null = null;
  for (const entry of node.children ?? [])
    if (entry[1].visits > 0 && (best === null || worth(entry[1]) > worth(best[1]))) best = entry;
  return best;
}
