/** D33 in `GameEngine`: questions with one answer are answered at once, and naming such an answer afterwards is no mistake. */
import { apply } from './advance.ts';
import { codesOf, type Move } from './engineMoves.ts';
import { validMoves } from './engineOffers.ts';
import type { Forced, GameState } from './engineState.ts';
import { moves } from './legal.ts';
import { DONE } from './moves.ts';
import type { State } from './state.ts';

/** Answers what has only one answer, and says which of these answers a caller might name. */
export function playForced(machine: State): Forced[] {
  const played: Forced[] = [];
  while (machine.asked >= 0 && machine.stack.length > 0) {
    const [only, ...more] = moves(machine);
    if (more.length > 0) break;
    if (only === DONE) {
      apply(machine, only);
      continue;
    }
    const [move, ...others] = validMoves(machine, false);
    if (others.length > 0) break;
    played.push({ player: machine.asked, move });
    for (const code of codesOf(machine, move, false)) apply(machine, code);
  }
  return played;
}

const namesOf = ({ card, cards }: Move): string => [...(cards ?? (card === undefined ? [] : [card]))].toSorted().join();

/** Whether the move says what has just been played for this player; what it leaves out it does not contradict. */
function echoes({ player, move: done }: Forced, move: Move, playerIndex: number | undefined): boolean {
  const others = ['type', 'destination', 'target_size', 'player'] as const;
  return (
    (playerIndex === undefined || playerIndex === player) &&
    namesOf(move) === namesOf(done) &&
    others.every((name) => move[name] === undefined || move[name] === done[name])
  );
}

/** The same state with one forced answer less to be named, if the move names the next of them. */
export function afterEcho(state: GameState, move: Move, playerIndex: number | undefined): GameState | null {
  const [next, ...rest] = state.forced;
  return next !== undefined && echoes(next, move, playerIndex) ? Object.freeze({ ...state, forced: rest }) : null;
}
