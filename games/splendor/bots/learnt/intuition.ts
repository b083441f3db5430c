/** The network without search: what it would do at first thought. */
import type { Bot } from '@baize/game';
import type { Move } from '../../src/moves.ts';
import type { View } from '../../src/view.ts';
import { sight } from '../sight.ts';
import { explain } from '../why.ts';
import { moveBy } from './choices.ts';
import { bestChoice, network } from './network.ts';

export const intuition: Bot<View, Move> = {
  name: 'intuition',
  about: 'The first thought of the network that guides the master.',
  stars: 3,
  decide(view) {
    const state = sight(view);
    const judge = network(state.tokens.length);
    const move = moveBy(
      state,
      (table) => judge.look(table),
      (_, choices) => bestChoice(judge, choices),
    );
    return { move, why: explain(state, move) };
  },
};
