/** A course as a card: how far one has come, its lessons, and the button that goes on. */
import type { TaughtEntry } from '@baize/games';
import { buttonClass, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Scene, Tile } from '../parts/art.tsx';
import { FailedPart } from '../parts/states.tsx';
import { useStanding } from './course.ts';
import styles from './courseCard.module.css';
import { CourseList } from './courseList.tsx';
import { Meter } from './meter.tsx';
import { texts } from './texts.ts';

export function CourseCard({ entry }: { readonly entry: TaughtEntry }): ReactNode {
  const standing = useStanding(entry);
  if (standing === 'failed') return <FailedPart title={entry.title} />;
  if (standing === null) return <div className={cx(styles.card, 'skeleton')} />;
  const { course, next, begun, line, href, action } = standing;
  return (
    <article className={styles.card} data-course={entry.name}>
      <Scene game={entry.name} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2>{entry.title}</h2>
          <span className="soft small">{texts.course(course.lessons.length, entry.learn.minutes)}</span>
        </div>
        <p className={cx(styles.line, !begun && styles.fresh)}>{line}</p>
        <Meter game={entry.name} course={course} />
        <div className={styles.lessons}>
          <CourseList game={entry.name} course={course} here={next} />
        </div>
        <div className={styles.ways}>
          <Link href={href} className={buttonClass({ look: next === undefined ? 'outline' : 'primary' })}>
            <Icon name="play" size={18} />
            {action}
          </Link>
          <Link href={`/rules/${entry.name}`} className={buttonClass()}>
            <Icon name="book" />
            {texts.rules}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** On a phone: a course that is worth a picture. */
export function CourseOffer({ entry }: { readonly entry: TaughtEntry }): ReactNode {
  const standing = useStanding(entry);
  if (standing === 'failed') return <FailedPart title={entry.title} />;
  if (standing === null) return <div className={cx(styles.offer, 'skeleton')} />;
  return (
    <article className={styles.offer} data-course={entry.name}>
      <Scene game={entry.name} />
      <div className={styles.offered}>
        <div>
          <h2>
            <Link href={`/learn/${entry.name}`}>{standing.begun ? entry.title : texts.newHere(entry.title)}</Link>
          </h2>
          <p className="soft">{standing.brief}</p>
        </div>
        <Link href={standing.href} className={buttonClass({ look: 'primary' })}>
          <Icon name="play" size={18} />
          {standing.action}
        </Link>
      </div>
    </article>
  );
}

/** On a phone: any other course. */
export function CourseRow({ entry }: { readonly entry: TaughtEntry }): ReactNode {
  const standing = useStanding(entry);
  if (standing === 'failed') return <FailedPart title={entry.title} />;
  if (standing === null) return <li className={cx(styles.row, 'skeleton')} />;
  return (
    <li className={styles.row} data-course={entry.name}>
      <Tile game={entry.name} size={44} />
      <Link href={`/learn/${entry.name}`} className={styles.told}>
        <b>{entry.title}</b>
        <span className="soft small">{standing.brief}</span>
        <Meter game={entry.name} course={standing.course} />
      </Link>
      {standing.next === undefined ? (
        <span className={styles.finished}>
          <Icon name="check" size={22} />
        </span>
      ) : (
        <Link href={standing.href} className={buttonClass({ look: 'outline' })}>
          {standing.action}
        </Link>
      )}
    </li>
  );
}
