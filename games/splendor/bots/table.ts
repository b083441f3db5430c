/** What is asked of a table again and again, as whole numbers: read once for all seats, and for all moves that are weighed there. */
import { BONUS, CARDS, GOLD, PRESTIGE } from '../src/facts.ts';
import { lanes, PRICES, total } from '../src/payment.ts';
import type { State } from '../src/state.ts';
import { integers } from './memory.ts';

export const SEATS = 4;
/** Open cards have the first places, then each seat has four, of which its reserve fills up to three. */
export const OPEN = 12;
export const HELD_PLACES = 4;

/** Of each card: its prestige in three bits, its bonus in three, and the gems that it costs, all colours together. */
export const PRESTIGE_BITS = 7;
export const KIND_BITS = 63;
export const COST_AT = 6;
const FACTS = CARDS.map((_, card) => PRESTIGE[card] | (BONUS[card] << 3) | (total(PRICES[card]) << COST_AT));

/** The same with one more before the first card: where no card lies. */
const priceOf = Int32Array.from([0, ...PRICES]);
const factsOf = Int32Array.from([0, ...FACTS]);
/** One of its prestige, four bits for each; zero tells that there is no card. */
const countOf = Int32Array.from([0, ...PRESTIGE.map((prestige) => 1 << (4 * prestige))]);

/**
 * Judging asks for these numbers seven times per try of a search. Gathered from the lists of a state each time, and with nobles worked out after
 * every purchase that is weighed, searches took 1.06 times as long.
 */
class Table {
  /** The number of seats, whose turn it is, what is played to, whether this is the last round, and the bank. */
  readonly numbers = integers(5);
  nobles: readonly number[] = [];
  readonly bonuses = integers(SEATS);
  readonly gems = integers(SEATS);
  readonly gold = integers(SEATS);
  readonly points = integers(SEATS);
  readonly bought = integers(SEATS);
  /** How many cards each seat holds. */
  readonly holding = integers(SEATS);
  readonly prices = integers(OPEN + SEATS * HELD_PLACES);
  readonly facts = integers(OPEN + SEATS * HELD_PLACES);
  readonly counts = integers(OPEN + SEATS * HELD_PLACES);

  get seats(): number {
    return this.numbers[0];
  }

  get turn(): number {
    return this.numbers[1];
  }

  set turn(seat: number) {
    this.numbers[1] = seat;
  }

  get playTo(): number {
    return this.numbers[2];
  }

  get last(): boolean {
    return this.numbers[3] === 1;
  }

  /** In lanes, as all gems and bonuses. */
  get bank(): number {
    return this.numbers[4];
  }

  read(state: State): void {
    const { numbers } = this;
    const { tokens, bonuses, prestige, bought, slots } = state;
    const seats = prestige.length;
    numbers[0] = seats;
    numbers[1] = state.turn;
    numbers[2] = state.playTo;
    numbers[3] = state.trigger >= 0 ? 1 : 0;
    numbers[4] = lanes(state.bank);
    this.nobles = state.nobles;
    for (let slot = 0; slot < OPEN; slot++) this.lay(slot, slots[slot]);
    for (let seat = 0; seat < seats; seat++) {
      this.bonuses[seat] = lanes(bonuses[seat]);
      this.gems[seat] = lanes(tokens[seat]);
      this.gold[seat] = tokens[seat][GOLD]!;
      this.points[seat] = prestige[seat]!;
      this.bought[seat] = bought[seat].length;
      const held = state.reserved[seat];
      this.holding[seat] = held.length;
      for (let i = 0; i < HELD_PLACES - 1; i++) this.lay(OPEN + HELD_PLACES * seat + i, i < held.length ? held[i] : -1);
    }
    // Nobody there: never the best, and too poor for any card.
    for (let seat = seats; seat < SEATS; seat++) {
      this.points[seat] = 0;
      this.gold[seat] = -1;
    }
  }

  /** Lays a card, or none if it is -1, at a place. */
  lay(place: number, card: number): void {
    this.prices[place] = priceOf[card + 1]!;
    this.facts[place] = factsOf[card + 1]!;
    this.counts[place] = countOf[card + 1]!;
  }
}

/** One for all: nothing is judged at two tables at a time. */
export const table = new Table();
