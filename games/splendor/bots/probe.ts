/** What is worth a chart in Splendor: prestige, discounts and tokens by round. */
import type { Probe } from '@baize/game';
import type { State } from '../src/state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const probe: Probe<State> = {
  round: (state) => state.round,
  series: {
    prestige: { label: 'Prestige', keep: 'last', read: (state, seat) => state.prestige[seat] },
    bonuses: { label: 'Cards bought', keep: 'last', read: (state, seat) => state.bought[seat].length },
    tokens: { label: 'Tokens held', keep: 'last', read: (state, seat) => sum(state.tokens[seat]) },
  },
};
