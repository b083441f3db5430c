/** Puzzles as every surface needs them: the position, what solves it, the puzzle of a day, and a player's rating. */
import type { AnyGame, StateOf } from './game.ts';
import type { Puzzle, PuzzleSet } from './learn.ts';
import { replay } from './play.ts';

export const puzzleState = <G extends AnyGame>(game: G, set: PuzzleSet, puzzle: Puzzle): StateOf<G> =>
  replay(game, set.games[puzzle.game], puzzle.at) as StateOf<G>;

/** Whether a gesture is the solution: the best move and no more of its kind, whatever ends the gesture. */
export function solves(puzzle: Puzzle, [first, ...rest]: readonly string[]): boolean {
  const [verb] = first.split(' ');
  return first === puzzle.lines[0].words && rest.every((words) => words.split(' ')[0] !== verb);
}

/** The puzzle of a day (`2026-11-16`), the same for everybody; in the course of time all have their turn. */
export function puzzleOfDay(set: PuzzleSet, day: string): Puzzle | undefined {
  const { puzzles } = set;
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  // a stride that shares no factor with the number of puzzles visits every one of them
  let stride = Math.max(1, Math.round(puzzles.length * 0.618));
  while (gcd(stride, puzzles.length) > 1) stride++;
  return puzzles[(number * stride) % puzzles.length];
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

export interface Rating {
  readonly rating: number;
  /** How unsure it is. */
  readonly deviation: number;
}

export const newRating: Rating = { rating: 1200, deviation: 300 };

const Q = Math.LN10 / 400;
const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / Math.PI ** 2);
/** Puzzles are graded by search, not by people: none is surer than this. */
const PUZZLE_DEVIATION = 80;
const LEAST_DEVIATION = 60;

/** Glicko, one player against one puzzle; `score` is 1 for solved, 0 for not, 0.5 for solved with help. */
export function rated({ rating, deviation }: Rating, puzzle: number, score: number): Rating {
  const g = weight(PUZZLE_DEVIATION);
  const expected = 1 / (1 + 10 ** ((-g * (rating - puzzle)) / 400));
  const information = Q * Q * g * g * expected * (1 - expected);
  const variance = 1 / (1 / deviation ** 2 + information);
  return {
    rating: Math.round(rating + Q * variance * g * (score - expected)),
    deviation: Math.round(Math.max(LEAST_DEVIATION, Math.sqrt(variance))),
  };
}
