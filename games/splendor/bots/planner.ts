/** Planner: plays out its own turn in every legal way and keeps the table that promises most. */
import type { Bot } from '@baize/game';
import { advance } from '../src/advance.ts';
import { moves as legal, type Move } from '../src/moves.ts';
import { copy, type State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { sight } from './sight.ts';
import { evaluate } from './value.ts';
import { explain } from './why.ts';

export const planner: Bot<View, Move> = {
  name: 'planner',
  about: 'Values cards by prestige, discount and distance to nobles, and looks through its whole turn.',
  stars: 3,
  decide(view, moves) {
    const state = sight(view);
    let move = moves[0];
    let most = -Infinity;
    for (const each of moves) {
      const value = outlook(state, state, each);
      if (value > most) {
        most = value;
        move = each;
      }
    }
    return { move, why: explain(state, move) };
  },
};

/** What a move is worth once the turn is over: returns and nobles are chosen as well as possible. */
function outlook(known: State, state: State, move: Move): number {
  const after = copy(state);
  advance(after, move);
  if (after.turn !== known.turn || after.ending !== null) return evaluate(known, after, known.turn);
  let most = -Infinity;
  for (const next of legal(after)) most = Math.max(most, outlook(known, after, next));
  return most;
}
