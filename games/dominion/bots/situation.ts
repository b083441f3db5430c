/** A view in the terms that strategies speak of. */
import type { Seat } from '@baize/game';
import { ACTIONS, type Card, CARD, CARDS, COPPER, GOLD, PROVINCE, SILVER } from '../src/facts.ts';
import type { PlayerView, View } from '../src/view.ts';
import type { Situation } from './strategy.ts';

const worth = (counts: readonly number[]): number =>
  (counts[COPPER] as number) + 2 * (counts[SILVER] as number) + 3 * (counts[GOLD] as number);

/** Counted on demand: most decisions ask for little of it. */
export class TableSituation implements Situation {
  readonly #owned: readonly number[];
  readonly #hand: readonly number[];
  readonly turn: number;
  readonly size: number;

  constructor(
    readonly view: View,
    seat: Seat,
  ) {
    const player = view.players[seat] as PlayerView;
    this.#owned = player.owned;
    this.#hand = view.hand as readonly number[];
    this.turn = player.turns;
    this.size = player.cards;
  }

  owned(card: Card): number {
    return this.#owned[card] as number;
  }

  supply(card: Card): number {
    return Math.max(0, this.view.supply[card] as number);
  }

  hand(card: Card): number {
    return this.#hand[card] as number;
  }

  get coins(): number {
    return this.view.coins;
  }

  get buys(): number {
    return this.view.buys;
  }

  get actions(): number {
    return this.view.actions;
  }

  get money(): number {
    return worth(this.#owned) + (this.#owned[CARD.Market] as number);
  }

  get treasure(): number {
    return worth(this.#hand);
  }

  get empty(): number {
    return this.view.empty;
  }

  get plays(): number {
    let actions = 0;
    for (let card = 0; card < CARDS; card++) if ((ACTIONS >> card) & 1) actions += this.#hand[card] as number;
    return actions;
  }

  get horizon(): number {
    const { supply } = this.view;
    let [first, second, third] = [100, 100, 100];
    for (let card = 0; card < CARDS; card++) {
      const left = supply[card] as number;
      if (left < 0 || left >= third) continue;
      if (left < first) [first, second, third] = [left, first, second];
      else if (left < second) [second, third] = [left, second];
      else third = left;
    }
    return Math.min(supply[PROVINCE] as number, first + second + third);
  }
}
