/** Puzzles mined by `npm run puzzles`, and what they are about. */
import type { PuzzleSet } from '@baize/game';
import mined from './puzzles.json' with { type: 'json' };

export { themes } from './themes.ts';
export const set: PuzzleSet = mined as PuzzleSet;
