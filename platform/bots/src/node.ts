/** What a search tree is made of. */
import type { Seat } from '@baize/game';

/** The moves worth a thought in one world, and their places among the edges. */
export class Listing {
  /** Once all of them were weighed: the sum of their odds, and the most that one promises. */
  odds = 0;
  top = 0;

  constructor(
    readonly moves: readonly unknown[],
    public places: readonly number[] | null = null,
  ) {}
}

/** A move that promises this much less is tried about a third as often; fitted to how long searches shared out their tries. */
const TOLERANCE = 0.05;

/** How much moves deserve to be tried before anything is known of them: half as much each as the one before. */
const halving = Array.from({ length: 64 }, (_, near) => 0.5 ** (near + 1));

const orders: (readonly number[])[] = [];
/** 0, 1, 2 … so many: the places of all moves that come up first. */
export const inOrder = (length: number): readonly number[] =>
  (orders[length] ??= Array.from({ length }, (_, place) => place));

/** The moves made from a position in any imagined world, side by side. */
export class Edges {
  /** What tells a move apart, and where it leads once it was tried. */
  readonly keys: unknown[] = [];
  readonly children: (Node | null)[] = [];
  /** How much a move deserves to be tried before anything came of it. */
  readonly odds: number[] = [];
  /** What it promises; 0 until the game was asked. */
  readonly promises: number[] = [];
  /** What was dealt so far, and the listings that hold there as far as they are kept. */
  readonly deals: number[] = [];
  readonly listings: (Listing | null)[] = [];

  /** The place of the move with this key, which usually is where it came up before; new ones go to the end. */
  placeOf(key: unknown, near: number): number {
    if (this.keys[near] === key) return near;
    const place = this.keys.indexOf(key);
    if (place >= 0) return place;
    this.children.push(null);
    this.odds.push(halving[near] ?? 0);
    this.promises.push(0);
    return this.keys.push(key) - 1;
  }

  weigh(place: number, promise: number): void {
    this.promises[place] = promise;
    this.odds[place] = Math.exp(promise / TOLERANCE);
  }

  /** Where the move at this place leads. */
  child(place: number): Node {
    return (this.children[place] ??= new Node());
  }
}

const nothing: number[] = [];

/** A position as the searching seat knows it, with what came of it for every seat. Most are seen once: what they need later comes later. */
export class Node {
  words = '';
  visits = 0;
  /** How often the move was there to be chosen: worlds differ in what is legal. */
  offered = 0;
  sums = nothing;
  #edges: Edges | null = null;

  get edges(): Edges {
    return (this.#edges ??= new Edges());
  }

  mean(seat: Seat): number {
    return this.visits === 0 ? 0 : this.sums[seat] / this.visits;
  }

  add(values: readonly number[]): void {
    if (this.visits === 0) this.sums = values.slice();
    else for (let i = 0; i < values.length; i++) this.sums[i] += values[i];
    this.visits += 1;
  }

  /** The moves tried from here, with their keys, in the order in which they came up. */
  tried(): [key: unknown, child: Node][] {
    const list: [unknown, Node][] = [];
    this.#edges?.children.forEach((child, place) => {
      if (child !== null && child.visits > 0) list.push([this.edges.keys[place], child]);
    });
    return list;
  }
}

export const tries = (node: Node): number => node.visits;

/** The best of the moves tried from here. */
export function foremost(node: Node, worth: (child: Node) => number): [unknown, Node] | null {
  let best: [unknown, Node] | null = null;
  for (const each of node.tried()) if (best === null || worth(each[1]) > worth(best[1])) best = each;
  return best;
}

/** Nodes tried as often as this are told in words. */
export const TOLD_AT = 8;

/** The words of what is expected to follow. */
export function lineFrom(node: Node): string[] {
  const line: string[] = [];
  for (let next = foremost(node, tries); next !== null && line.length < 4; next = foremost(next[1], tries)) {
    if (next[1].visits < TOLD_AT) break;
    line.push(next[1].words);
  }
  return line;
}
