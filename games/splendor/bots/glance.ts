/** Players that look once and miss things: cards and nobles they overlook are not there for them this turn. */
import { type Bot, type Random, unit } from '@baize/game';
import { type Move, moves as legal } from '../src/moves.ts';
import { ACTION, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { guide } from './guide.ts';
import { promise } from './promise.ts';
import { sight } from './sight.ts';
import { explain } from './why.ts';

/** A player that takes what looks best among what it notices; `overlooks` is the share of open cards and nobles that it does not. */
export const glance = (name: string, stars: number, overlooks: number, about: string): Bot<View, Move> => ({
  name,
  about,
  stars,
  decide(view, moves, _, random) {
    const state = sight(view);
    if (state.step === ACTION) overlook(state, overlooks, random);
    const noticed = guide.worth(state, legal(state));
    const move = noticed[bestOf(promise(state, noticed))];
    // Somebody who overlooks everything may see nothing to do at all.
    return moves.includes(move)
      ? { move, why: explain(state, move) }
      : { move: moves[0], why: 'Nothing better in sight.' };
  },
});

/** Takes what is not noticed off the table. One's own reserve is never overlooked. */
function overlook(state: State, share: number, random: Random): void {
  for (let slot = 0; slot < state.slots.length; slot++) if (unit(random) < share) state.slots[slot] = -1;
  state.nobles = state.nobles.filter(() => unit(random) >= share);
}

function bestOf(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}
