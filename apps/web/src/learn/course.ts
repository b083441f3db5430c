/** How far somebody has come in a course, and what to say about it. */
import type { TaughtEntry } from '@baize/games';
import type { Course, Lesson } from '@baize/game';
import { useCourse } from '../games.ts';
import { useProgress } from './progress.ts';
import { texts } from './texts.ts';

export interface CourseStanding {
  readonly course: Course;
  readonly isFinished: (lesson: Lesson) => boolean;
  /** The first lesson that is not finished, if any. */
  readonly next: Lesson | undefined;
  readonly begun: boolean;
  readonly line: string;
  /** The same below its title. */
  readonly brief: string;
  /** Where its button leads, and what it says. */
  readonly href: string;
  readonly action: string;
}

/** `null` while the course is loading, `'failed'` if it could not be loaded. */
export function useStanding({ name, title, learn }: TaughtEntry): CourseStanding | 'failed' | null {
  const { value: course, state } = useCourse(name);
  const { lessons } = useProgress();
  if (state === 'failed') return 'failed';
  if (course === null) return null;
  const isFinished = ({ id }: Lesson): boolean => lessons[`${name}/${id}`]?.finished === true;
  const next = course.lessons.find((lesson) => !isFinished(lesson));
  const begun = course.lessons.some(({ id }) => lessons[`${name}/${id}`] !== undefined);
  const told = next === undefined ? texts.allDone(course.lessons.length) : begun ? texts.next(next.title) : null;
  return {
    course,
    isFinished,
    next,
    begun,
    line: told ?? texts.newTo(title, learn.minutes),
    brief: told ?? texts.learnIn(learn.minutes),
    href: next === undefined ? `/?new=${name}` : `/learn/${name}/${next.id}`,
    action: next === undefined ? texts.playBots : begun ? texts.goOn : texts.start,
  };
}
