/** The end of a lesson: what is worth keeping, and what comes next. */
import type { Course, GamePack, Lesson } from '@baize/game';
import { Button, buttonClass, cx, Dialog, Icon } from '@baize/table';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { texts as page } from '../texts.ts';
import styles from './done.module.css';
import { openGuided } from './guided.ts';
import { Meter } from './meter.tsx';
import { texts } from './texts.ts';

export function Done({
  pack: { game },
  course,
  lesson,
  slips,
  close,
}: {
  readonly pack: GamePack;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly slips: number;
  readonly close: () => void;
}): ReactNode {
  const at = course.lessons.indexOf(lesson);
  const next = course.lessons[at + 1];
  const first = useRef<HTMLAnchorElement>(null);
  const [, go] = useLocation();
  const [opening, setOpening] = useState(false);
  const play = (): void => {
    setOpening(true);
    openGuided(game.name).then(
      (match) => go(`/t/${match}`),
      () => setOpening(false),
    );
  };
  return (
    <Dialog
      open
      close={close}
      title={lesson.title}
      closeLabel={page.close}
      className={styles.box}
      lead={
        <span className={styles.seal}>
          <Icon name="check" size={32} />
        </span>
      }
      line={texts.done(at + 1, lesson.steps.length, slips)}
      focus={first}
    >
      <ul className={styles.keep}>
        {lesson.keep.map((sentence) => (
          <li key={sentence}>
            <Icon name="check" />
            {sentence}
          </li>
        ))}
      </ul>
      <Meter game={game.name} course={course} here={next} />
      <div className={styles.ways}>
        <Link href="/learn" className={buttonClass()}>
          {texts.allLessons}
        </Link>
        {next === undefined ? (
          <Button look="primary" className={styles.next} disabled={opening} onClick={play}>
            {texts.firstGame}
          </Button>
        ) : (
          <Link
            ref={first}
            href={`/learn/${game.name}/${next.id}`}
            className={cx(buttonClass({ look: 'primary' }), styles.next)}
          >
            {texts.nextLesson(next.title)}
            <kbd aria-hidden="true">Enter</kbd>
          </Link>
        )}
      </div>
    </Dialog>
  );
}
