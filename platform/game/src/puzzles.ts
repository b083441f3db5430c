/** Puzzles as every surface needs them: the position, what solves it, and the puzzle of a day. */
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
