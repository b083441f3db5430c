/** Playing on from a position with a game's own sense of what is good: for hints and for looking back. */
import { type AnyGame, type Guide, pick, type Random, winShares } from '@baize/game';
import { sharesOfWin } from './worlds.ts';

/** The moves worth a thought, the most promising first. */
export const worthTrying = (
  guide: Guide<unknown, unknown> | undefined,
  state: unknown,
  moves: readonly unknown[],
): readonly unknown[] => (moves.length < 2 ? moves : (guide?.worth(state, moves) ?? moves));

/** What everybody gets once the game has been played on: shares of the win, or chips. */
export function playOn(
  game: AnyGame,
  guide: Guide<unknown, unknown> | undefined,
  state: unknown,
  chance: Random,
): readonly number[] {
  while (game.turn(state) !== null) {
    const outlook = guide?.outlook?.(state) ?? null;
    if (outlook !== null) return outlook;
    const move =
      guide === undefined
        ? pick(chance, game.moves(state))
        : (guide.sound?.(state, chance) ?? guide.quick(state, chance));
    game.advance(state, move);
  }
  const { payoffs, winners } = game.result(state) ?? { payoffs: [], winners: [] };
  return sharesOfWin(payoffs) ? winShares(payoffs.length, winners) : payoffs;
}
