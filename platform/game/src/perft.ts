/** Perft: how many lines of play there are to a depth. One number pins down a whole tree of rules. */
import type { Eventful, Game, Seen } from './game.ts';

export function perft<State extends Eventful, Move, View extends Seen, Options>(
  game: Game<State, Move, View, Options>,
  state: State,
  depth: number,
): number {
  const moves = game.moves(state);
  if (depth === 0 || moves.length === 0) return 1;
  if (depth === 1) return moves.length;
  let lines = 0;
  for (const move of moves) {
    const after = game.copy(state);
    game.advance(after, move);
    lines += perft(game, after, depth - 1);
  }
  return lines;
}
