/** The piles of one game in lists that the rules go through often: as long as this game needs, not as the library is. */
import { BUY, END_TURN, type Move, PLAY, PLAY_TREASURES } from './moves.ts';
import { ACTIONS, type Card, CARDS, COSTS, TREASURES } from './facts.ts';

/** Shared by all states in which the same piles have cards left. */
export interface Piles {
  /** Every card of this game, in the order of the table: nobody can meet another. */
  readonly cards: readonly Card[];
  readonly actions: readonly Card[];
  readonly treasures: readonly Card[];
  /** The cards with a pile that is not empty. */
  readonly stocked: readonly Card[];
}

/**
 * Moves of the buy phase by coins and Treasures in hand, listed when they are first asked for. Kept outside the piles: they
 * are part of the state, whose JSON must not depend on what somebody has asked.
 */
const buyPhases = new WeakMap<Piles, (readonly Move[] | undefined)[]>();
let latestAsked: Piles | null = null;
let latestLists: (readonly Move[] | undefined)[] = [];

function listsOf(piles: Piles): (readonly Move[] | undefined)[] {
  // Mostly the same piles as the last time: that spares the look-up.
  if (piles === latestAsked) return latestLists;
  let lists = buyPhases.get(piles);
  if (lists === undefined) buyPhases.set(piles, (lists = []));
  latestAsked = piles;
  latestLists = lists;
  return lists;
}

const DEAREST = Math.max(...COSTS);

// The one limit that is left: sets of Treasures are bits, and lists are kept by such sets.
if (TREASURES.filter(Boolean).length > 16) throw new Error('heldTreasures() has room for 16 kinds of Treasure');

function layOut(cards: readonly Card[], supply: readonly number[]): Piles {
  const actions: Card[] = [];
  const treasures: Card[] = [];
  const stocked: Card[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (ACTIONS[card]) actions.push(card);
    else if (TREASURES[card]) treasures.push(card);
    if (supply[card] > 0) stocked.push(card);
  }
  return { cards, actions, treasures, stocked };
}

interface Owner {
  readonly owned: readonly number[];
}

function isOwned(card: Card, players: readonly Owner[]): boolean {
  for (let seat = 0; seat < players.length; seat++) if (players[seat].owned[card] > 0) return true;
  return false;
}

let latest = layOut([], []);
let latestSupply: readonly number[] = [];

/** The cards with a pile, or that somebody owns without one. Games in a row are mostly about the same ones. */
export function pilesOf(supply: readonly number[], players: readonly Owner[]): Piles {
  const cards: Card[] = [];
  let known = true;
  for (let card = 0; card < CARDS; card++) {
    if (supply[card] < 0 && !isOwned(card, players)) continue;
    known &&= latest.cards[cards.length] === card && latestSupply[card] > 0 === supply[card] > 0;
    cards.push(card);
  }
  if (known && cards.length === latest.cards.length) return latest;
  latestSupply = supply.slice();
  latest = layOut(cards, supply);
  return latest;
}

/** The same piles when one of them has just become empty. */
export const afterLast = ({ cards }: Piles, supply: readonly number[]): Piles => layOut(cards, supply);

/** The Treasures in hand, each as a bit by its place among the Treasures of this game. */
export function heldTreasures({ treasures }: Piles, hand: readonly number[]): number {
  let held = 0;
  for (let i = 0; i < treasures.length; i++) if (hand[treasures[i]] > 0) held |= 1 << i;
  return held;
}

/** To play one of these Treasures or all, to buy a card unless `coins` are negative, to end the turn. */
export function buyPhaseMoves(piles: Piles, held: number, coins: number): readonly Move[] {
  const price = coins < DEAREST ? coins : DEAREST;
  const at = held * (DEAREST + 2) + price + 1;
  const lists = listsOf(piles);
  return lists[at] ?? (lists[at] = listMoves(piles, held, price));
}

function listMoves({ treasures, stocked }: Piles, held: number, coins: number): readonly Move[] {
  const list: Move[] = [];
  if (held !== 0) list.push(PLAY_TREASURES);
  for (let i = 0; i < treasures.length; i++) if ((held >> i) & 1) list.push(PLAY + treasures[i]);
  for (let i = 0; i < stocked.length; i++) if (COSTS[stocked[i]] <= coins) list.push(BUY + stocked[i]);
  list.push(END_TURN);
  return list;
}
