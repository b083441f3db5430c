/** What is asked of a table again and again, as whole numbers: read once for all seats, and for all moves that are weighed there. */
import { GOLD } from '../src/facts.ts';
import { lanes } from '../src/payment.ts';
import type { State } from '../src/state.ts';

const SEATS = 4;

/**
 * Judging asks for these numbers seven times per try of a search. Gathered from the lists of a state each time, and with nobles worked out after
 * every purchase that is weighed, searches took 1.06 times as long.
 */
class Table {
  seats = 0;
  turn = 0;
  playTo = 0;
  /** Whether this is the last round. */
  last = false;
  nobles: readonly number[] = [];
  /** In lanes, as all gems and bonuses. */
  bank = 0;
  readonly bonuses = new Int32Array(SEATS);
  readonly gems = new Int32Array(SEATS);
  readonly gold = new Int32Array(SEATS);
  readonly points = new Int32Array(SEATS);
  readonly bought = new Int32Array(SEATS);

  read(state: State): void {
    const { tokens, bonuses, prestige, bought } = state;
    this.seats = prestige.length;
    this.turn = state.turn;
    this.playTo = state.playTo;
    this.last = state.trigger >= 0;
    this.nobles = state.nobles;
    this.bank = lanes(state.bank);
    for (let seat = 0; seat < prestige.length; seat++) {
      this.bonuses[seat] = lanes(bonuses[seat]);
      this.gems[seat] = lanes(tokens[seat]);
      this.gold[seat] = tokens[seat][GOLD]!;
      this.points[seat] = prestige[seat]!;
      this.bought[seat] = bought[seat].length;
    }
  }
}

/** One for all: nothing is judged at two tables at a time. */
export const table = new Table();
