/** Imagined worlds, as every player that looks ahead or back meets them. */
import { type AnyGame, type Random, fork, type Guide, type Seat } from '@baize/game';

/** A world that looks like the view, with hidden cards that fit what the others did. `spare` is one that is needed no more. */
export function imagined(
  game: AnyGame,
  guide: Guide<unknown, unknown> | undefined,
  view: unknown,
  seat: Seat,
  chance: Random,
  spare?: unknown,
): unknown {
  const world: unknown = game.imagine(view, fork(chance), spare);
  guide?.fit?.(world, seat, chance);
  return world;
}

/** What tells a move from others: moves that are objects by their text. */
export const keyOf = (move: unknown): unknown => (typeof move === 'object' ? JSON.stringify(move) : move);

/** Whether these are shares of one win, not chips. */
export const sharesOfWin = (payoffs: readonly number[]): boolean =>
  Math.abs(payoffs.reduce((sum, each) => sum + each, 0) - 1) < 1e-9;
