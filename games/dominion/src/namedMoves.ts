/** A move object of the specification as words for the table, from what a seat sees: for callers who speak in objects. */
import { BaizeError, type Seat, seeded } from '@baize/game';
import { codesOf, readMove } from './engineMoves.ts';
import { advance } from './advance.ts';
import { moves } from './legal.ts';
import { END_ACTIONS } from './moves.ts';
import { ACTION_PHASE, BUY_PHASE, type State } from './state.ts';
import { say } from './text.ts';
import { imagine, type View } from './view.ts';

/** The words that this move means now, or why it cannot be played now. An object without a type is nothing of ours. */
export function wordsOf(
  move: Readonly<Record<string, unknown>>,
  view: View,
  seat: Seat,
): readonly string[] | { readonly refused: string } | null {
  if (move['type'] === undefined) return null;
  try {
    return heard(move, tableOf(view), seat);
  } catch (error) {
    if (error instanceof BaizeError) return { refused: error.message };
    throw error;
  }
}

/** What a seat may do never depends on what it cannot know, so an imagined table will do. */
function tableOf(view: View): State {
  const state = imagine(view, seeded('a move by name'));
  // Forced steps are played by themselves: an action phase without an Action to play is already the buy phase.
  if (state.stack.length === 0 && state.phase === ACTION_PHASE && !moves(state).includes(END_ACTIONS))
    state.phase = BUY_PHASE;
  return state;
}

function heard(raw: unknown, state: State, seat: Seat): readonly string[] {
  const move = readMove(raw);
  if (state.asked !== seat) throw new BaizeError('ILLEGAL_MOVE', `Player ${state.asked} must decide`);
  if (move.type === 'end_phase') {
    if (state.stack.length > 0) throw new BaizeError('ILLEGAL_MOVE', 'A card waits for a choice');
    return [state.phase === ACTION_PHASE ? 'end actions' : 'end turn'];
  }
  const codes = codesOf(state, move, false);
  return codes.map((code, i) => {
    const words = say(code, state);
    if (i < codes.length - 1) advance(state, code);
    return words;
  });
}
