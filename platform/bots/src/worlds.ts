/** Imagined worlds, as every player that looks ahead or back meets them. */
import { type AnyGame, fork, type GamePack, type Guide, type Random, type Seat } from '@baize/game';

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

/**
 * What is hoped for: the win, as a chance, where one player wins; chips where chips are won and lost. The hopes of all
 * seats add up to 1, or to nothing.
 */
export type Stake = 'win' | 'chips';

/** By the end of a game; where it stops before, by whether the game counts stakes. */
export function stakeOf({ game, stakes }: Pick<GamePack, 'game' | 'stakes'>, end: unknown): Stake {
  const payoffs = game.result(end)?.payoffs;
  return (payoffs === undefined ? stakes === undefined : sharesOfWin(payoffs)) ? 'win' : 'chips';
}

/** Whether these are shares of one win, not chips. */
export const sharesOfWin = (payoffs: readonly number[]): boolean =>
  Math.abs(payoffs.reduce((sum, each) => sum + each, 0) - 1) < 1e-9;
