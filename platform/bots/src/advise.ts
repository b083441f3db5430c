/** What to do now: the moves that a look back weighs, tried in worlds that fit what the seat sees. */
import type { GamePack, Seat } from '@baize/game';
import { Compared, type Line, widened } from './analysis.ts';

/** A move and what its player may hope for after it: the chance to win, or chips. */
export interface Idea {
  readonly words: string;
  readonly hope: number;
}

export interface Advice {
  /** The best first; empty until something is known. */
  readonly ideas: readonly Idea[];
  /** How much of the work is done, 0 to 1. */
  readonly progress: number;
}

export interface AdviseSettings {
  /** Worlds in which every move is tried, and then those in which the best are held against each other. */
  readonly first?: number;
  readonly last?: number;
  /** How many moves are thought about, and how many of them to the end. */
  readonly widest?: number;
  readonly finalists?: number;
}

/** The work in small portions, each with all that is known so far. Knows nothing but the view; the same view and seed, the same advice. */
export function* advise(
  pack: GamePack,
  view: unknown,
  seat: Seat,
  seed: string,
  settings: AdviseSettings = {},
): Generator<Advice> {
  const { first = 80, last = 400, widest = Infinity, finalists = 4 } = settings;
  const analysis = new Compared(widened(pack), view, seat, seed, { widest, first, finalists });
  const count = analysis.lines().length;
  // a move without an alternative is judged quickly
  const total = count === 1 ? Math.min(first, 40) : first + last;
  for (let i = 0; i < total; i++) {
    analysis.deepen(1);
    yield { ideas: [], progress: (i + 1) / (total + last) };
  }
  const finals = analysis.lines().filter((line) => line.games === total).length;
  analysis.narrow(2);
  for (let i = 0; i < CLOSE * last && isClose(analysis.lines()); i++) {
    analysis.deepen(1);
    yield { ideas: [], progress: (total + i / CLOSE) / (total + last) };
  }
  yield {
    ideas: analysis
      .lines()
      .slice(0, finals)
      .map(({ words, hope }) => ({ words, hope })),
    progress: 1,
  };
}

/** How many times longer the best two go on where they are close. */
const CLOSE = 5;

/** Whether luck may have chosen between the best two. */
function isClose([best, next]: readonly Line[]): boolean {
  return next !== undefined && best.hope - next.hope < 2 * Math.hypot(best.error, next.error);
}
