/** Flat Monte Carlo for any game: try every move in imagined worlds, play on at random, keep the best on average. */
import { type AnyBot, type AnyGame, type Random, fork, pick } from '@baize/game';

/** A bot that spends `playouts` random games on each decision. */
export function rollout(game: AnyGame, playouts: number): AnyBot {
  return {
    name: 'rollout',
    about: `Tries its moves in ${playouts} imagined games each turn and keeps the one that did best.`,
    stars: 1,
    decide(view, moves, seat, random) {
      if (moves.length === 1) return { move: moves[0], why: 'There was no choice.' };
      const sums = moves.map(() => 0);
      const tries = moves.map(() => 0);
      for (let i = 0; i < playouts; i++) {
        const index = i % moves.length;
        const world = game.imagine(view, fork(random));
        const same = game.moves(world)[index];
        if (same === undefined) continue;
        game.advance(world, same);
        sums[index] = sums[index] + finish(game, world, random, seat);
        tries[index] = tries[index] + 1;
      }
      const mean = (index: number): number => sums[index] / Math.max(1, tries[index]);
      let best = 0;
      for (let index = 1; index < moves.length; index++) if (mean(index) > mean(best)) best = index;
      return { move: moves[best], why: `Averaged ${mean(best).toFixed(2)} over ${tries[best]} imagined games.` };
    },
  };
}

/** Plays a state to its end at random and returns the seat's payoff. */
function finish(game: AnyGame, state: ReturnType<AnyGame['copy']>, chance: Random, seat: number): number {
  while (game.turn(state) !== null) game.advance(state, pick(chance, game.moves(state)));
  return game.result(state)?.payoffs[seat] ?? 0;
}
