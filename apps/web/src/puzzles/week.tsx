/** The last seven days with a mark for each on which a puzzle was solved, and figures beside them. */
import { cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { streakOf, usePuzzling, useToday, weekOf } from './kept.ts';
import { texts } from './texts.ts';
import styles from './week.module.css';

export function Week(): ReactNode {
  const { days } = usePuzzling();
  const today = useToday();
  return (
    <ol className={styles.week} aria-label={texts.weekLabel}>
      {weekOf(today).map((day) => (
        <li key={day} className={cx(days.includes(day) && styles.done, day === today && styles.today)}>
          <i>{days.includes(day) && <Icon name="check" size={14} />}</i>
          {texts.week[(new Date(`${day}T12:00:00`).getDay() + 6) % 7]}
        </li>
      ))}
    </ol>
  );
}

/** The week under its streak, and whether today is still open. */
export function WeekCard(): ReactNode {
  const { days } = usePuzzling();
  const today = useToday();
  return (
    <>
      <p className={styles.head}>
        <b>{texts.inARow(streakOf(days, today))}</b>
        <span className="soft small">{days.includes(today) ? texts.tomorrow : texts.openToday}</span>
      </p>
      <Week />
    </>
  );
}

export const Figures = ({ figures }: { readonly figures: readonly (readonly [string, string])[] }): ReactNode => (
  <dl className={styles.figures}>
    {figures.map(([title, value]) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
