/** Streak and rating, for the bar. */
import { Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { streakOf, usePuzzling, useToday } from './kept.ts';
import styles from './task.module.css';
import { texts } from './texts.ts';

/** The streak alone, where there is one. */
export function Streak(): ReactNode {
  const { days } = usePuzzling();
  const streak = streakOf(days, useToday());
  if (streak === 0) return null;
  return (
    <span className={styles.pill} title={texts.streak} data-streak={streak}>
      <Icon name="flame" size={16} />
      {texts.days(streak)}
    </span>
  );
}

export function Standing(): ReactNode {
  const { days, rating } = usePuzzling();
  const streak = streakOf(days, useToday());
  return (
    <>
      <span className={styles.pill} title={texts.streak}>
        <Icon name="flame" size={16} />
        {streak} <span className={styles.wide}>{texts.dayWord(streak)}</span>
      </span>
      <span className={styles.pill} title={texts.rating}>
        <Icon name="trophy" size={16} />
        {rating.rating}
      </span>
    </>
  );
}
