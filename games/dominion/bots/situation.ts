/** A table in the terms that strategies speak of. */
import type { Seat } from '@baize/game';
import {
  ACTIONS,
  type Card,
  CARD,
  CARDS,
  COPPER,
  type Edition,
  GOLD,
  PROVINCE,
  type RuleSet,
  SILVER,
} from '../src/facts.ts';
import { type Holdings, pointsOf } from '../src/score.ts';
import type { Frame, State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import type { Situation } from './strategy.ts';

/** What is known at the table besides one's own hand: views have it, and so have imagined states. */
interface Sight {
  readonly rules: RuleSet;
  readonly edition: Edition;
  readonly players: readonly (Holdings & { readonly turns: number; readonly seen: readonly Card[] })[];
  readonly supply: readonly number[];
  readonly empty: number;
  readonly phase: number;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly stack: readonly Frame[];
}

const worth = (counts: readonly number[]): number => counts[COPPER] + 2 * counts[SILVER] + 3 * counts[GOLD];

/** The smaller of the Provinces left and the three smallest piles together. */
function horizonOf(supply: readonly number[]): number {
  let [first, second, third] = [100, 100, 100];
  for (let card = 0; card < CARDS; card++) {
    const left = supply[card];
    if (left < 0 || left >= third) continue;
    if (left < first) [first, second, third] = [left, first, second];
    else if (left < second) [second, third] = [left, second];
    else third = left;
  }
  return Math.min(supply[PROVINCE], first + second + third);
}

const UNCOUNTED = -1000;

/** Counted on demand: most decisions ask for little of it. */
export class TableSituation implements Situation {
  #owned: readonly number[];
  #hand: readonly number[];
  #horizon = UNCOUNTED;
  #lead = UNCOUNTED;
  turn: number;
  size: number;
  coins: number;
  buys: number;
  actions: number;
  empty: number;

  constructor(
    public sight: Sight,
    public seat: Seat,
    hand: readonly number[],
  ) {
    const player = sight.players[seat];
    this.#owned = player.owned;
    this.#hand = hand;
    this.turn = player.turns;
    this.size = player.cards;
    this.coins = sight.coins;
    this.buys = sight.buys;
    this.actions = sight.actions;
    this.empty = sight.empty;
  }

  static ofView = (view: View, seat: Seat): TableSituation =>
    new TableSituation(view, seat, view.hand as readonly number[]);

  /** Of the seat that is asked, in an imagined game. */
  static ofState = (state: State): TableSituation =>
    new TableSituation(state, state.asked, state.players[state.asked].hand);

  owned(card: Card): number {
    return this.#owned[card];
  }

  supply(card: Card): number {
    return Math.max(0, this.sight.supply[card]);
  }

  hand(card: Card): number {
    return this.#hand[card];
  }

  get money(): number {
    return worth(this.#owned) + this.#owned[CARD.Market];
  }

  get treasure(): number {
    return worth(this.#hand);
  }

  get plays(): number {
    let actions = 0;
    for (let card = 0; card < CARDS; card++) if (ACTIONS[card]) actions += this.#hand[card];
    return actions;
  }

  get horizon(): number {
    if (this.#horizon === UNCOUNTED) this.#horizon = horizonOf(this.sight.supply);
    return this.#horizon;
  }

  get lead(): number {
    if (this.#lead === UNCOUNTED) {
      const { players } = this.sight;
      let best = players.length === 1 ? 0 : UNCOUNTED;
      for (let seat = 0; seat < players.length; seat++)
        if (seat !== this.seat) best = Math.max(best, pointsOf(players[seat]));
      this.#lead = pointsOf(players[this.seat]) - best;
    }
    return this.#lead;
  }
}
