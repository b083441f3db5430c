/** Playing on from a position with a game's own sense of what is good: for hints and for looking back. */
import { type AnyBot, type AnyGame, type Guide, pick, type Random, randomFor, winShares } from '@baize/game';
import { sharesOfWin } from './worlds.ts';

/** The moves worth a thought, the most promising first. */
export const worthTrying = (
  guide: Guide<unknown, unknown> | undefined,
  state: unknown,
  moves: readonly unknown[],
): readonly unknown[] => (moves.length < 2 ? moves : (guide?.worth(state, moves) ?? moves));

/** Plays a state to its end, or to where it can be judged, and says what everybody gets: shares of the win, or chips. */
export type Onwards = (state: unknown, chance: Random) => readonly number[];

/** Players whose decks have no money left go on for ever: after this many moves nobody wins. */
const LONGEST = 5000;

/** By the game's guide. */
export function playOn(
  game: AnyGame,
  guide: Guide<unknown, unknown> | undefined,
  state: unknown,
  chance: Random,
): readonly number[] {
  for (let made = 0; made < LONGEST && game.turn(state) !== null; made++) {
    const outlook = guide?.outlook?.(state) ?? null;
    if (outlook !== null) return outlook;
    const move =
      guide === undefined
        ? pick(chance, game.moves(state))
        : (guide.sound?.(state, chance) ?? guide.quick(state, chance));
    game.advance(state, move);
  }
  return endOf(game, state);
}

/** By a bot in every seat, to the end. */
export const playOnAs =
  (game: AnyGame, bot: AnyBot): Onwards =>
  (state, chance) => {
    const seed = `${chance.a} ${chance.b}`;
    for (let seat = game.turn(state), made = 0; seat !== null; seat = game.turn(state), made++) {
      const moves: readonly unknown[] = game.moves(state);
      const { move } =
        moves.length === 1
          ? { move: moves[0] }
          : bot.decide(game.view(state, seat), moves, seat, randomFor(seed, seat, made));
      game.advance(state, move);
    }
    return endOf(game, state);
  };

function endOf(game: AnyGame, state: unknown): readonly number[] {
  const result = game.result(state);
  if (result === null) return Array.from({ length: game.seats[1] }, () => 0);
  const { payoffs, winners } = result;
  return sharesOfWin(payoffs) ? winShares(payoffs.length, winners) : payoffs;
}
