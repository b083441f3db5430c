/** How far somebody has come: lessons, kept in this browser and nowhere else. */
import { useSyncExternalStore } from 'react';
import { kept } from './kept.ts';

export interface LessonProgress {
  /** The step to go on with, from 0. */
  readonly step: number;
  /** Wrong answers so far; they cost nothing. */
  readonly slips: number;
  readonly finished: boolean;
}

interface Progress {
  /** By `game/lesson`. */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  /** The lesson opened last and not finished. */
  readonly open: string | null;
}

const store = kept<Progress>('baize.learn', { lessons: {}, open: null });

export const useProgress = (): Progress => useSyncExternalStore(store.subscribe, store.now);

export const progressOf = (game: string, lesson: string): LessonProgress =>
  store.now().lessons[`${game}/${lesson}`] ?? { step: 0, slips: 0, finished: false };

export function keepProgress(game: string, lesson: string, progress: LessonProgress): void {
  const key = `${game}/${lesson}`;
  const { lessons } = store.now();
  const finished = progress.finished || lessons[key]?.finished === true;
  store.keep({ lessons: { ...lessons, [key]: { ...progress, finished } }, open: progress.finished ? null : key });
}
