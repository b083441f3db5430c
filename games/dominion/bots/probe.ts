/** What is worth a chart in Dominion: points, coins and cards by turn. */
import type { Probe, Series } from '@baize/game';
import { type Card, COPPER, CURSE, DUCHY, ESTATE, GARDENS, GOLD, nameOf, PROVINCE, SILVER } from '../src/facts.ts';
import { pointsOf } from '../src/score.ts';
import type { Player, State } from '../src/state.ts';

const player = (state: State, seat: number): Player => state.players[seat];

const owned = (state: State, seat: number, cards: readonly Card[]): number => {
  let sum = 0;
  for (const card of cards) sum += player(state, seat).owned[card];
  return sum;
};
const treasures = [COPPER, SILVER, GOLD];
const victories = [ESTATE, DUCHY, PROVINCE, GARDENS];
const others = [...treasures, ...victories, CURSE];

/** A layer of the deck. */
const layer = (label: string, read: Series<State>['read']): Series<State> => ({
  label,
  keep: 'last',
  stack: 'Deck by kind',
  read,
});

export const probe: Probe<State> = {
  round: (state) => player(state, 0).turns,
  series: {
    points: { label: 'Points', keep: 'last', read: (state, seat) => pointsOf(player(state, seat)) },
    coins: {
      label: 'Coins to spend',
      keep: 'most',
      read: (state, seat) => (state.current === seat ? state.coins : 0),
    },
    cards: { label: 'Cards owned', keep: 'last', read: (state, seat) => player(state, seat).cards },
    treasures: {
      label: 'Silver and Gold owned',
      keep: 'last',
      read: (state, seat) => owned(state, seat, [SILVER, GOLD]),
    },
    deckTreasures: layer('Treasure', (state, seat) => owned(state, seat, treasures)),
    deckActions: layer('Action', (state, seat) => player(state, seat).cards - owned(state, seat, others)),
    deckVictories: layer('Victory', (state, seat) => owned(state, seat, victories)),
    deckCurses: layer('Curse', (state, seat) => owned(state, seat, [CURSE])),
  },
  holdings: {
    label: 'Cards owned at the end',
    read: (state, seat) =>
      Object.fromEntries(
        player(state, seat).owned.flatMap((count, card) => (count > 0 ? [[nameOf(card), count]] : [])),
      ),
  },
};
