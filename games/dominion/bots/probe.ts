/** What is worth a chart in Dominion: points, coins and cards by turn. */
import type { Probe } from '@baize/game';
import { GOLD, nameOf, SILVER } from '../src/facts.ts';
import { pointsOf } from '../src/score.ts';
import type { Player, State } from '../src/state.ts';

const player = (state: State, seat: number): Player => state.players[seat] as Player;

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
      read: (state, seat) =>
        (player(state, seat).owned[SILVER] as number) + (player(state, seat).owned[GOLD] as number),
    },
  },
  holdings: {
    label: 'Cards owned at the end',
    read: (state, seat) =>
      Object.fromEntries(
        player(state, seat).owned.flatMap((count, card) => (count > 0 ? [[nameOf(card), count]] : [])),
      ),
  },
};
