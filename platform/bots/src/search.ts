/** Information-set Monte Carlo tree search: one tree over what the seat knows, grown by games in imagined worlds. */
import { type AnyBot, type AnyGame, type Choice, fork, type Guide } from '@baize/game';
import { Tree } from './tree.ts';
import { Trial } from './trial.ts';

export interface SearchSettings {
  /** Imagined games for each decision. */
  readonly playouts?: number;
  /** Or as many as fit into this many milliseconds. */
  readonly ms?: number;
  /** What the game says about its moves; without it every move is tried and games are played out at random. */
  readonly guide?: Guide<unknown, unknown>;
  /** The part of a playout's value, 0 to 1, that goes by the lead in points rather than by winning. */
  readonly lead?: number;
}

/** A player that searches before it moves. The same random numbers give the same move when the budget is in playouts. */
export function search(game: AnyGame, settings: SearchSettings, name = 'search'): AnyBot {
  const budget = settings.ms === undefined ? `${settings.playouts ?? 1000} imagined games` : `${settings.ms} ms`;
  return {
    name,
    about: `Looks ahead through ${budget} before each move.`,
    stars: 4,
    decide(view, moves, seat, random) {
      if (moves.length === 1) return { move: moves[0], why: 'There was no choice.' };
      const first = game.imagine(view, fork(random));
      const legal: readonly unknown[] = game.moves(first);
      const { guide } = settings;
      const worthy = guide?.worth(first, legal) ?? legal;
      const chosen = (move: unknown, why: string): Choice<unknown> => ({
        // The list of moves is the same in every world that fits the view.
        move: moves[legal.indexOf(move)] ?? moves[0],
        why: guide?.why?.(first, move) ?? why,
      });
      if (worthy.length === 1) return chosen(worthy[0], 'Nothing else was worth a thought.');
      if (guide?.steady === true) {
        const trial = new Trial(game, { ...settings, guide }, worthy, seat, random);
        trial.run(view);
        const [index, why] = trial.result();
        return chosen(worthy[index], why);
      }
      const tree = new Tree(game, settings, seat, random);
      tree.grow(view);
      const [key, why] = tree.best();
      return chosen(
        worthy.find((each) => tree.keyOf(each, first) === key),
        why,
      );
    },
  };
}
