/** Streak and rating, for the bar. */
import { Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { streakOf, usePuzzling, useToday } from './kept.ts';
import styles from './task.module.css';
import { texts } from './texts.ts';

export function Standing(): ReactNode {
  const { days, rating } = usePuzzling();
  const streak = streakOf(days, useToday());
  return (
    <>
      <span className={styles.pill} title={texts.streak}>
        <Icon name="star" size={16} />
        {streak} <span className={styles.wide}>{texts.dayWord(streak)}</span>
      </span>
      <span className={styles.pill} title={texts.rating}>
        <Icon name="trophy" size={16} />
        {rating.rating}
      </span>
    </>
  );
}
