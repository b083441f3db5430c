/** The lessons of a game, once they are here. */
import { findGame } from '@baize/games';
import type { Course } from '@baize/game';
import { useEffect, useState } from 'react';

export function useCourse(game: string): Course | null {
  const [found, setFound] = useState<{ readonly game: string; readonly course: Course } | null>(null);
  useEffect(() => {
    let here = true;
    void findGame(game)
      ?.course()
      .then((course) => here && setFound({ game, course }));
    return () => {
      here = false;
    };
  }, [game]);
  return found?.game === game ? found.course : null;
}
