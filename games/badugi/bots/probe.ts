/** What is worth a chart of a match: chips by hand. */
import type { Probe } from '@baize/game';
import type { State } from '../src/state.ts';

export const probe: Probe<State> = {
  round: (state) => state.hand,
  series: {
    chips: {
      label: 'Chips won or lost',
      keep: 'last',
      read: (state, seat) => state.stacks[seat] + state.paid[seat] - state.bought[seat],
    },
  },
};
