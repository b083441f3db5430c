/** The page of all lessons: three courses, what comes next, what was kept. */
import { type CatalogueEntry, taughtGames } from '@baize/games';
import { buttonClass, cx, useMedia } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCourse } from '../games.ts';
import { Tile } from '../parts/art.tsx';
import { PhoneTabs } from '../parts/phoneTabs.tsx';
import { Missing } from '../parts/states.tsx';
import { TopBar } from '../parts/topbar.tsx';
import { texts as page } from '../texts.ts';
import { Progress, RuleBooks, TodaysPuzzles } from './below.tsx';
import { CourseCard, CourseOffer, CourseRow } from './courseCard.tsx';
import styles from './home.module.css';
import { useProgress } from './progress.ts';
import { texts } from './texts.ts';
import column from '../parts/column.module.css';

/** The lesson left open, if any. */
function Ticket({ entry, id }: { readonly entry: CatalogueEntry; readonly id: string }): ReactNode {
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

export function LearnPage({ game }: { readonly game?: string }): ReactNode {
  const { open, lessons } = useProgress();
  const phone = useMedia('(max-width: 700px)');
  const [openGame, openLesson] = open?.split('/') ?? [];
  const ticket = taughtGames.find(({ name }) => name === openGame);
  const courses = game === undefined ? taughtGames : taughtGames.filter(({ name }) => name === game);
  if (courses.length === 0) return <Missing title={page.missing.page} body={page.missing.pageBody} />;
  const isNew = ({ name }: CatalogueEntry): boolean => !Object.keys(lessons).some((key) => key.startsWith(`${name}/`));
  const folded = phone && courses.length > 1;
  const offered = courses.find(isNew) ?? ticket ?? courses[0];
  return (
    <div className={styles.page} data-page="learn">
      <TopBar />
      <main id="content">
        <section className={styles.hero}>
          <div className={column.column}>
            <div className={styles.top}>
              <div>
                <h1>{texts.title}</h1>
                <p>{texts.line}</p>
              </div>
              <span className="spread" />
              {ticket !== undefined && openLesson !== undefined && <Ticket entry={ticket} id={openLesson} />}
            </div>
            <div className={styles.courses}>
              {folded ? (
                <CourseOffer entry={offered} />
              ) : (
                courses.map((entry) => <CourseCard key={entry.name} entry={entry} />)
              )}
            </div>
          </div>
        </section>
        <div className={cx(column.column, styles.below)}>
          {folded && (
            <section>
              <header>
                <h2>{texts.courses}</h2>
              </header>
              <ul className="panel">
                {courses.map((entry) => entry !== offered && <CourseRow key={entry.name} entry={entry} />)}
              </ul>
            </section>
          )}
          <TodaysPuzzles />
          <RuleBooks first={(ticket ?? offered).name} />
          <Progress />
        </div>
      </main>
      <PhoneTabs />
    </div>
  );
}
