/** The puzzles of a game, once they are here. */
import { findGame } from '@baize/games';
import type { PuzzleSet, PuzzleThemes } from '@baize/game';
import { useEffect, useState } from 'react';

export interface Puzzles {
  readonly set: PuzzleSet;
  readonly themes: PuzzleThemes;
}

export function usePuzzles(game: string): Puzzles | null {
  const [found, setFound] = useState<{ readonly game: string; readonly puzzles: Puzzles } | null>(null);
  useEffect(() => {
    let here = true;
    void findGame(game)
      ?.puzzles()
      .then((puzzles) => here && setFound({ game, puzzles }));
    return () => {
      here = false;
    };
  }, [game]);
  return found?.game === game ? found.puzzles : null;
}
