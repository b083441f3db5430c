/** The state of a game, cards as numbers, and its copy. */
import { type Random, copyRandom, type Seat } from '@baize/game';
import type { Event } from './events.ts';
import { type Card, CARDS, type CardSet, type Edition, type RuleSet } from './facts.ts';
import type { Piles } from './piles.ts';

export const ACTION_PHASE = 0;
export const BUY_PHASE = 1;
/** D4: after the first buy of a turn no Treasure can be played. */
export const BOUGHT = 2;

export interface Player {
  /** How many of each card are in hand. */
  hand: number[];
  /** How many cards are in hand. */
  held: number;
  /** How many of them are Actions. */
  heldActions: number;
  /**
   * A bit for every card that has come to hand since the last clean-up, whether or not it is still there; cards 32 apart share
   * one. Clean-up looks at these alone: random games are 5 % faster for it.
   */
  maybeHeld: number;
  /** The top is last. */
  deck: Card[];
  /** The top is last. */
  discard: Card[];
  inPlay: Card[];
  /** Taken from the deck and not yet put anywhere. */
  seen: Card[];
  aside: Card[];
  /** How many of each card they own, wherever it is. Everybody can know it: gains and trashes are public. */
  owned: number[];
  /** How many cards they own. */
  cards: number;
  /** Turns begun. */
  turns: number;
  /** How often the discard pile became the deck. */
  shuffles: number;
}

/** A card being played: where in its steps it is, and the little it remembers. All of it is public. */
export interface Frame {
  card: Card;
  /** The next step. */
  at: number;
  /** Who plays it. */
  seat: Seat;
  /** Whom the step is about. */
  who: Seat;
  /** How often it is played, this time included. */
  times: number;
  /** Cards picked so far in this step. */
  n: number;
  /** The last one picked: search goes on upwards from it. */
  last: Card;
  /** Cards picked in the last step that picked. */
  picked: number;
  /** What the card trashed last cost; -1 when none was. */
  trashedCost: number;
  /** How often a Throne Room plays its Action. */
  plays: number;
  /** The card that was just discarded from the deck; -1 when none was. */
  found: Card;
  /** Who is unaffected, as a set of seats. */
  shield: number;
}

export interface State {
  rules: RuleSet;
  edition: Edition;
  players: Player[];
  /** How many of each card are left; -1 where the card is not in the game. */
  supply: number[];
  piles: Piles;
  /** How many piles are empty. */
  empty: number;
  trash: Card[];
  /** Whose turn it is. */
  current: Seat;
  phase: number;
  actions: number;
  buys: number;
  coins: number;
  /** What the first Silver of this turn adds. */
  firstSilver: number;
  /** Who must decide; -1 when the game is over. */
  asked: number;
  /** Cards being played, the innermost last. Empty between plays. */
  stack: Frame[];
  /** Treasures trashed by the Thief being played. */
  loot: Card[];
  chance: Random;
  /**
   * What the shuffles of an imagined game come from instead of `chance`, so that games which go on differently have the same luck
   * with the cards that they share; 0 in a real one.
   */
  luck: number;
  events: Event[] | null;
  /**
   * Copies share `supply`, `trash` and what everybody owns until one of them changes: only while these two are the same
   * object may that happen in place. They are empty, so that no state looks different for having been copied.
   */
  owner: object;
  countsOwner: object;
}

/** Most lists of cards are empty most of the time: a new one is quicker than a copy. */
const copyList = (cards: readonly Card[]): Card[] => (cards.length === 0 ? [] : cards.slice());

const copyPlayer = (player: Player): Player => ({
  hand: player.hand.slice(),
  held: player.held,
  heldActions: player.heldActions,
  maybeHeld: player.maybeHeld,
  deck: copyList(player.deck),
  discard: copyList(player.discard),
  inPlay: copyList(player.inPlay),
  seen: copyList(player.seen),
  aside: copyList(player.aside),
  owned: player.owned,
  cards: player.cards,
  turns: player.turns,
  shuffles: player.shuffles,
});

export const copyFrame = (frame: Frame): Frame => ({
  card: frame.card,
  at: frame.at,
  seat: frame.seat,
  who: frame.who,
  times: frame.times,
  n: frame.n,
  last: frame.last,
  picked: frame.picked,
  trashedCost: frame.trashedCost,
  plays: frame.plays,
  found: frame.found,
  shield: frame.shield,
});

export function copy(state: State): State {
  const owner = {};
  state.owner = owner;
  const players = state.players.slice();
  for (let i = 0; i < players.length; i++) players[i] = copyPlayer(players[i]);
  const stack = state.stack.slice();
  for (let i = 0; i < stack.length; i++) stack[i] = copyFrame(stack[i]);
  return {
    rules: state.rules,
    edition: state.edition,
    players,
    supply: state.supply,
    piles: state.piles,
    empty: state.empty,
    trash: state.trash,
    current: state.current,
    phase: state.phase,
    actions: state.actions,
    buys: state.buys,
    coins: state.coins,
    firstSilver: state.firstSilver,
    asked: state.asked,
    stack,
    loot: copyList(state.loot),
    chance: copyRandom(state.chance),
    luck: state.luck,
    events: state.events === null ? null : state.events.slice(),
    owner,
    countsOwner: state.countsOwner,
  };
}

/** Before any change of what copies share. */
export function unshare(state: State): void {
  if (state.owner === state.countsOwner) return;
  const { players } = state;
  state.supply = state.supply.slice();
  state.trash = copyList(state.trash);
  for (let i = 0; i < players.length; i++) players[i].owned = players[i].owned.slice();
  state.countsOwner = state.owner = {};
}

const ZEROS: readonly number[] = Array.from({ length: CARDS }, () => 0);

export const none = (): number[] => ZEROS.slice();

/** These cards as bits of `maybeHeld`. */
export function bitsOf(hand: readonly number[]): number {
  let bits = 0;
  for (let card = 0; card < CARDS; card++) if (hand[card] > 0) bits |= 1 << card;
  return bits;
}

/** How many cards of a set there are among these counts. */
export function countOf(counts: readonly number[], cards: CardSet): number {
  let count = 0;
  for (let card = 0; card < CARDS; card++) if (cards[card]) count += counts[card];
  return count;
}

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + Math.max(0, count), 0);
