/** The page of all lessons: three courses, what comes next, what was kept. */
import { catalogue, type Entry } from '@baize/games';
import { buttonClass, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCourse } from '../games.ts';
import { Scene, Tile } from '../parts/art.tsx';
import { FailedPart, Missing } from '../parts/states.tsx';
import { TopBar } from '../parts/topbar.tsx';
import { texts as page } from '../texts.ts';
import styles from './home.module.css';
import { Meter } from './meter.tsx';
import { useProgress } from './progress.ts';
import { texts } from './texts.ts';

/** The lesson left open, if any. */
function Ticket({ entry, id }: { readonly entry: Entry; readonly id: string }): ReactNode {
  const { value: course } = useCourse(entry.name);
  const at = course?.lessons.findIndex((lesson) => lesson.id === id) ?? -1;
  if (course === null || at < 0) return null;
  return (
    <div className={styles.ticket}>
      <Tile game={entry.name} />
      <div>
        <b>{course.lessons[at].title}</b>
        <div className="small">{texts.lessonOf(entry.title, at + 1)}</div>
      </div>
      <Link className={buttonClass({ look: 'primary' })} href={`/learn/${entry.name}/${id}`}>
        {texts.goOn}
      </Link>
    </div>
  );
}

function CourseCard({ entry }: { readonly entry: Entry }): ReactNode {
  const { value: course, state } = useCourse(entry.name);
  const { lessons } = useProgress();
  if (state === 'failed') return <FailedPart title={entry.title} />;
  if (course === null) return <div className={cx(styles.card, 'skeleton')} />;
  const finished = (id: string): boolean => lessons[`${entry.name}/${id}`]?.finished === true;
  const next = course.lessons.find(({ id }) => !finished(id));
  const begun = course.lessons.some(({ id }) => lessons[`${entry.name}/${id}`] !== undefined);
  return (
    <article className={styles.card} data-course={entry.name}>
      <Scene game={entry.name} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2>{entry.title}</h2>
          <span className="soft small">{texts.course(course.lessons.length, entry.minutes)}</span>
        </div>
        <p className={cx(styles.line, !begun && styles.fresh)}>
          {next === undefined
            ? texts.allDone(course.lessons.length)
            : begun
              ? texts.next(next.title)
              : texts.newTo(entry.title, entry.minutes)}
        </p>
        <Meter game={entry.name} course={course} />
        <ol className={styles.lessons}>
          {course.lessons.map(({ id, title }, i) => (
            <li key={id}>
              <Link
                href={`/learn/${entry.name}/${id}`}
                className={cx(styles.lesson, finished(id) && styles.done, next?.id === id && styles.next)}
              >
                <span className={styles.number}>{finished(id) ? <Icon name="check" size={14} /> : i + 1}</span>
                {title}
              </Link>
            </li>
          ))}
        </ol>
        <div className={styles.ways}>
          <Link
            href={next === undefined ? `/?new=${entry.name}` : `/learn/${entry.name}/${next.id}`}
            className={buttonClass({ look: next === undefined ? 'outline' : 'primary' })}
          >
            <Icon name="play" size={18} />
            {next === undefined ? texts.playBots : begun ? texts.goOn : texts.start}
          </Link>
          <Link href={`/rules/${entry.name}`} className={buttonClass()}>
            <Icon name="help" />
            {texts.rules}
          </Link>
        </div>
      </div>
    </article>
  );
}

export function LearnPage({ game }: { readonly game?: string }): ReactNode {
  const { open } = useProgress();
  const [openGame, openLesson] = open?.split('/') ?? [];
  const ticket = catalogue.find(({ name }) => name === openGame);
  const courses = game === undefined ? catalogue : catalogue.filter(({ name }) => name === game);
  if (courses.length === 0) return <Missing title={page.missing.page} body={page.missing.pageBody} />;
  return (
    <div className={styles.page} data-page="learn">
      <TopBar />
      <main id="content">
        <section className={styles.hero}>
          <div className="wrap">
            <div className={styles.top}>
              <div>
                <h1>{texts.title}</h1>
                <p>{texts.line}</p>
              </div>
              <span className="spread" />
              {ticket !== undefined && openLesson !== undefined && <Ticket entry={ticket} id={openLesson} />}
            </div>
            <div className={styles.courses}>
              {courses.map((entry) => (
                <CourseCard key={entry.name} entry={entry} />
              ))}
            </div>
          </div>
        </section>
      </main>
    </div>
  );
}
