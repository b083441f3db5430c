/** Games as the browser knows them: the pack from the catalogue, the table from the game's own `web` folder. */
import { findGame, taughtGames } from '@baize/games';
import {
  asYou,
  type Course,
  type GameEvent,
  type GamePack,
  type PuzzleSet,
  type PuzzleThemes,
  type Seat,
  type Seen,
} from '@baize/game';
import type { GameTable } from '@baize/table';
import { useEffect, useState } from 'react';
import { capital } from './counting.ts';
import { texts } from './texts.ts';

const folders = import.meta.glob<{ table: GameTable }>('../../../games/*/web/index.tsx');

export const loadPack = async (game: string): Promise<GamePack | null> => (await findGame(game)?.load()) ?? null;

/** The game's own table; `null` when it has none. */
export const loadTable = async (game: string): Promise<GameTable | null> =>
  (await folders[`../../../games/${game}/web/index.tsx`]?.())?.table ?? null;

/** A move as a table says it, to stand on its own: more exactly where the mover's view, and what followed in the game, are at hand. */
export type MoveWords = (words: string, view?: Seen, then?: readonly string[]) => string;

export const moveWords =
  (table: GameTable | null): MoveWords =>
  (words, view, then) =>
    capital(
      (view === undefined ? undefined : table?.moveTitle?.(view, words, then)) ?? table?.inWords?.(words) ?? words,
    );

/** All that is done in one act with a move. */
export const actOf = (
  table: GameTable | null,
  view: Seen,
  words: string,
  then?: readonly string[],
): readonly string[] => table?.act?.(view, words, then) ?? [words];

/** What an event says: to the seat that is shown as You, said to it. `said` are the names of the record, where they differ from those shown. */
export function tellTo(
  { game }: GamePack,
  event: GameEvent,
  shown: (seat: Seat) => string,
  said: (seat: Seat) => string = shown,
): string {
  const told = game.tell(event, said);
  return event.seat !== undefined && shown(event.seat) === texts.you ? asYou(told, said(event.seat)) : told;
}

export interface Puzzles {
  readonly set: PuzzleSet;
  readonly themes: PuzzleThemes;
}

const loadCourse = async (game: string): Promise<Course | null> => (await findGame(game)?.learn?.course()) ?? null;
const loadPuzzles = async (game: string): Promise<Puzzles | null> => (await findGame(game)?.learn?.puzzles()) ?? null;

interface Loaded<T> {
  readonly game: string | null;
  readonly value: T | null;
  readonly state: 'loading' | 'ready' | 'failed';
}

function useLoaded<T>(load: (game: string) => Promise<T | null>, game: string | null): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ game: null, value: null, state: 'loading' });
  useEffect(() => {
    if (game === null) return;
    let here = true;
    load(game).then(
      (value) => here && setLoaded({ game, value, state: 'ready' }),
      () => here && setLoaded({ game, value: null, state: 'failed' }),
    );
    return () => {
      here = false;
    };
  }, [load, game]);
  return loaded.game === game ? loaded : { game, value: null, state: 'loading' };
}

export const usePack = (game: string | null): Loaded<GamePack> => useLoaded(loadPack, game);
export const useTable = (game: string | null): Loaded<GameTable> => useLoaded(loadTable, game);
export const useCourse = (game: string): Loaded<Course> => useLoaded(loadCourse, game);
/** How many lessons all games have together. */
const countLessons = async (): Promise<number> => {
  const courses = await Promise.all(taughtGames.map(({ learn }) => learn.course()));
  return courses.reduce((sum, { lessons }) => sum + lessons.length, 0);
};
export const useLessonCount = (): number | null => useLoaded(countLessons, '').value;
export const usePuzzles = (game: string): Loaded<Puzzles> => useLoaded(loadPuzzles, game);

/** Whether something that a page needs could not be downloaded. */
export const anyFailed = (...parts: readonly Loaded<unknown>[]): boolean =>
  parts.some(({ state }) => state === 'failed');
