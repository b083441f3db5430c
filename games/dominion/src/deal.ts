/** A new game: its piles, and everybody's first hand. */
import { type Random, seeded, shuffle } from '@baize/game';
import {
  type Card,
  CARD,
  type CardName,
  COPPER,
  CURSE,
  DUCHY,
  type Edition,
  EDITIONS,
  ESTATE,
  GARDENS,
  GOLD,
  PROVINCE,
  RULES,
  type RuleSet,
  SILVER,
} from './facts.ts';
import { pilesOf } from './piles.ts';
import { ACTION_PHASE, bitsOf, none, type Player, type State } from './state.ts';

const ABSENT: readonly number[] = none().map(() => -1);

/** The piles of a new game. */
function newSupply(rules: RuleSet, kingdom: readonly Card[], seats: number, victoryPileSize: number): number[] {
  const rule = RULES[rules];
  const supply = ABSENT.slice();
  for (let i = 0; i < kingdom.length; i++) supply[kingdom[i]] = 10;
  if (supply[GARDENS] > 0) supply[GARDENS] = rule.gardensPile(seats);
  supply[COPPER] = 60 - (rule.coppersFromPile ? 7 * seats : 0);
  supply[SILVER] = 40;
  supply[GOLD] = 30;
  supply[ESTATE] = supply[DUCHY] = supply[PROVINCE] = rule.victoryPile(seats, victoryPileSize);
  // D3: alone at the table there is no Curse pile, so it does not count as an empty one.
  if (seats > 1) supply[CURSE] = 10 * (seats - 1);
  return supply;
}

function newPlayer(chance: Random): Player {
  const deck: Card[] = [COPPER, COPPER, COPPER, COPPER, COPPER, COPPER, COPPER, ESTATE, ESTATE, ESTATE];
  shuffle(chance, deck);
  const owned = none();
  owned[COPPER] = 7;
  owned[ESTATE] = 3;
  const hand = none();
  for (let i = 0; i < 5; i++) hand[deck.pop() as Card]++;
  return {
    hand,
    held: 5,
    heldActions: 0,
    maybeHeld: bitsOf(hand),
    deck,
    discard: [],
    inPlay: [],
    seen: [],
    aside: [],
    owned,
    cards: 10,
    turns: 0,
    shuffles: 0,
  };
}

export interface Setup {
  readonly rules: RuleSet;
  readonly edition: Edition;
  /** The kingdom; `null` leaves it to the rules and the seed. */
  readonly kingdom: readonly CardName[] | null;
  readonly victoryPileSize: number;
}

/** Nobody owns a card without a pile yet. */
const NOBODY: readonly Player[] = [];

const numbersOf = (names: readonly CardName[]): readonly Card[] => names.map((name) => CARD[name]);
const KINGDOMS: Readonly<Record<Edition, readonly Card[]>> = {
  first: numbersOf(EDITIONS.first),
  second: numbersOf(EDITIONS.second),
  both: numbersOf(EDITIONS.both),
};

/** Shuffled as numbers, like every deck: one name in a shuffled list would slow down all shuffles after it. */
function kingdomFor({ rules, edition, kingdom }: Setup, chance: Random): readonly Card[] {
  if (kingdom !== null) return numbersOf(kingdom);
  const size = RULES[rules].kingdomSize;
  return size === null ? KINGDOMS[edition] : shuffle(chance, KINGDOMS[edition].slice()).slice(0, size);
}

export function newState(setup: Setup, seats: number, seed: string): State {
  const chance = seeded(seed);
  const supply = newSupply(setup.rules, kingdomFor(setup, chance), seats, setup.victoryPileSize);
  const players: Player[] = [];
  while (players.length < seats) players.push(newPlayer(chance));
  players[0].turns = 1;
  const owner = {};
  return {
    rules: setup.rules,
    edition: setup.edition,
    players,
    supply,
    piles: pilesOf(supply, NOBODY),
    empty: 0,
    trash: [],
    current: 0,
    phase: ACTION_PHASE,
    actions: 1,
    buys: 1,
    coins: 0,
    firstSilver: 0,
    asked: 0,
    stack: [],
    loot: [],
    chance,
    luck: 0,
    events: null,
    owner,
    countsOwner: owner,
  };
}
