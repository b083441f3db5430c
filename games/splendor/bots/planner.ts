/** Planner: plays out its own turn in every legal way and keeps the table that promises most. */
import type { Bot } from '@baize/game';
import { advance } from '../src/advance.ts';
import type { Move } from '../src/moves.ts';
import { moves as legal } from '../src/moves.ts';
import { ACTION, copy, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { evaluate, type Weights, weights } from './value.ts';
import { explain } from './why.ts';
import { sight } from './sight.ts';

export function plannerWith(chosen: Weights): Bot<View, Move> {
  return {
    name: 'planner',
    about: 'Values cards by prestige, discount and distance to nobles, and looks through its whole turn.',
    stars: 4,
    decide(view, moves) {
      const state = sight(view);
      let move = moves[0]!;
      let most = -Infinity;
      for (const each of moves) {
        const value = outlook(state, state, each, chosen);
        if (value > most) {
          most = value;
          move = each;
        }
      }
      return { move, why: explain(state, move) };
    },
  };
}

export const planner = plannerWith(weights);

/** What a move is worth once the turn is over: returns and nobles are chosen as well as possible. */
function outlook(known: State, state: State, move: Move, chosen: Weights): number {
  const after = copy(state);
  advance(after, move);
  const { turn } = known;
  if (after.turn !== turn || after.step === ACTION || after.ending !== null)
    return evaluate(known, after, turn, chosen);
  let most = -Infinity;
  for (const next of legal(after)) most = Math.max(most, outlook(known, after, next, chosen));
  return most;
}
