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

/** They are a set of bits in `heldTreasures`. */
const MOST_TREASURES = 31;
const DEAREST = Math.max(...COSTS);

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
  if (treasures.length > MOST_TREASURES) throw new Error(`more than ${MOST_TREASURES} different Treasures in one game`);
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

/** The same piles when this one has just become empty. */
export function withoutPile({ cards, actions, treasures, stocked }: Piles, emptied: Card): Piles {
  return { cards, actions, treasures, stocked: stocked.filter((card) => card !== emptied) };
}

/** The highest price of nothing: no buys are left. */
const NO_BUYS = -1;
const NOT_LISTED: readonly (readonly Move[] | null)[] = Array.from({ length: DEAREST + 2 }, () => null);
/** By the Treasures held, then by price from `NO_BUYS` on. */
type Listed = (readonly Move[] | null)[][];
let listedFor: Piles | null = null;
let listed: Listed = [];
const allListed = new WeakMap<Piles, Listed>();

/** Matches on a server take turns, each with its own piles. */
function listedOf(piles: Piles): Listed {
  const known = allListed.get(piles);
  if (known !== undefined) return known;
  const none: Listed = [];
  allListed.set(piles, none);
  return none;
}

/** Which of this game's Treasures are in hand, as a set of bits. The sign of a negated count says, without a branch, whether there are any. */
export function heldTreasures({ treasures }: Piles, hand: readonly number[]): number {
  let set = 0;
  for (let i = 0; i < treasures.length; i++) set |= ((0 - hand[treasures[i]]) >>> 31) << i;
  return set;
}

/** To play these Treasures, to buy what these coins pay for, and to end the turn. The lists are kept as long as their piles. */
export function paysAndBuys(piles: Piles, held: number, left: number, coins: number): readonly Move[] {
  if (piles !== listedFor) {
    listedFor = piles;
    listed = listedOf(piles);
  }
  return listFor(piles, held, left === 0 ? NO_BUYS : coins < DEAREST ? coins : DEAREST);
}

function listFor(piles: Piles, held: number, price: number): readonly Move[] {
  const byPrice = (listed[held] ??= NOT_LISTED.slice());
  return (byPrice[price - NO_BUYS] ??= held === 0 ? listBuys(piles, price) : listPays(piles, held, price));
}

function listBuys({ stocked }: Piles, price: number): readonly Move[] {
  const list: Move[] = [];
  for (let i = 0; i < stocked.length; i++) if (COSTS[stocked[i]] <= price) list.push(BUY + stocked[i]);
  list.push(END_TURN);
  return list;
}

function listPays(piles: Piles, held: number, price: number): readonly Move[] {
  const { treasures } = piles;
  const list: Move[] = [PLAY_TREASURES];
  for (let i = 0; i < treasures.length; i++) if ((held >> i) & 1) list.push(PLAY + treasures[i]);
  const buys = listFor(piles, 0, price);
  for (let i = 0; i < buys.length; i++) list.push(buys[i]);
  return list;
}
