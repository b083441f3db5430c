/** How many lessons of a course are done, as a bar of as many parts. */
import type { Course, Lesson } from '@baize/game';
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './meter.module.css';
import { useProgress } from './progress.ts';
import { texts } from './texts.ts';

export function Meter({
  game,
  course,
  here,
}: {
  readonly game: string;
  readonly course: Course;
  /** The lesson that is offered; without one, the first that is not done. */
  readonly here?: Lesson | undefined;
}): ReactNode {
  const { lessons } = useProgress();
  const isDone = (id: string): boolean => lessons[`${game}/${id}`]?.finished === true;
  const done = course.lessons.filter(({ id }) => isDone(id)).length;
  const next = here ?? course.lessons.find(({ id }) => !isDone(id));
  return (
    <div className={styles.meter}>
      <span className={styles.parts} role="img" aria-label={texts.of(done, course.lessons.length)}>
        {course.lessons.map(({ id }) => (
          <i key={id} className={cx(isDone(id) ? styles.done : id === next?.id && styles.next)} />
        ))}
      </span>
      <span className="soft small">{texts.of(done, course.lessons.length)}</span>
    </div>
  );
}
