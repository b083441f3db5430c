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
const MANY = 64;
const halving = Array.from({ length: MANY }, (_, near) => 0.5 ** (near + 1));
/** Decimal numbers all the same, lest the list be made anew with the first promise. */
const unasked = halving.map((half) => half - half);
const untried = halving.map((): Node | null => null);

const orders: (readonly number[])[] = [];
/** 0, 1, 2 … so many: the places of all moves that come up first. */
const inOrder = (length: number): readonly number[] => (orders[length] ??= Array.from({ length }, (_, place) => place));

/** When a number with this hash was seen last, as a count of lists of keys. */
const seen = new Int32Array(4096);
let lists = 0;

/** Numbers that hash alike are rare, and only then are all compared with each other. */
function comesTwice(keys: readonly unknown[]): boolean {
  lists = (lists + 1) | 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (typeof key !== 'number') return isTwice(keys);
    const at = Math.imul(key, 0x9e3779b1) >>> 20;
    if (seen[at] === lists) return isTwice(keys);
    seen[at] = lists;
  }
  return false;
}

function isTwice(keys: readonly unknown[]): boolean {
  for (let i = 1; i < keys.length; i++) for (let j = 0; j < i; j++) if (keys[i] === keys[j]) return true;
  return false;
}

/** The moves made from a position in any imagined world, side by side. */
export class Edges {
  /** What tells a move apart, and where it leads once it was tried. */
  keys: unknown[] = [];
  children: (Node | null)[] = [];
  /** How much a move deserves to be tried before anything came of it. */
  odds: number[] = [];
  /** What it promises; 0 until the game was asked. */
  promises: number[] = [];
  asked = false;
  /** What was dealt so far, and the listings that hold there as far as they are kept. */
  deals: number[] = [];
  listings: (Listing | null)[] = [];

  /**
   * Begins with these moves and returns whether it could, which it cannot if one comes twice. Their lists are cut to length, because `push` onto an empty list allocates room for 17.
   */
  #begin(keys: unknown[]): boolean {
    if (keys.length > MANY || comesTwice(keys)) return false;
    this.keys = keys;
    this.children = untried.slice(0, keys.length);
    this.odds = halving.slice(0, keys.length);
    this.promises = unasked.slice(0, keys.length);
    return true;
  }

  /**
   * Remembers a deal that came for the first time. Four in five never come again: but for the first, a listing is kept when its deal does. Large
   * trees are half as large for it.
   */
  dealt(deal: number, list: Listing): void {
    if (this.deals.length === 0) {
      this.deals = [deal];
      this.listings = [list];
    } else this.listings[this.deals.push(deal) - 1] = null;
  }

  /** The places of moves with these keys, so many of them, which usually are in the same order. */
  placesOf(keys: readonly unknown[], length: number): readonly number[] {
    const usual = inOrder(length);
    if (this.keys.length === 0 && this.#begin(keys.slice(0, length))) return usual;
    let same = 0;
    while (same < length && this.keys[same] === keys[same]) same++;
    if (same === length) return usual;
    const places = usual.slice();
    for (let i = same, guess = same; i < length; i++) {
      const known = this.keys.length;
      places[i] = this.placeOf(keys[i], i, guess);
      // A new move stands between others that are where they were.
      if (places[i] < known) guess = places[i] + 1;
    }
    return places;
  }

  /** The place of the move with this key, which usually is where it came up before or where it is guessed to be; new ones go to the end. */
  placeOf(key: unknown, near: number, guess = near): number {
    if (this.keys[guess] === key) return guess;
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
