/** The lessons of a course, done, at hand and to come; nothing is locked. */
import type { Course, Lesson } from '@baize/game';
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Ordinal } from '../parts/ordinal.tsx';
import styles from './courseList.module.css';
import { useProgress } from './progress.ts';

export function CourseList({
  game,
  course,
  here,
}: {
  readonly game: string;
  readonly course: Course;
  /** The lesson that is shown, or the next one to take. */
  readonly here: Lesson | undefined;
}): ReactNode {
  const { lessons } = useProgress();
  return (
    <ol className={styles.lessons}>
      {course.lessons.map((lesson, i) => {
        const done = lesson !== here && lessons[`${game}/${lesson.id}`]?.finished === true;
        return (
          <li key={lesson.id}>
            <Link
              href={`/learn/${game}/${lesson.id}`}
              className={cx(styles.lesson, lesson === here && styles.here)}
              {...(lesson === here && { 'aria-current': 'step' })}
            >
              <Ordinal at={i + 1} done={done} tone={done ? 'good' : lesson === here ? 'brass' : 'plain'} />
              {lesson.title}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
