/** A move with what it promises, and the interval of that on the scale of all of them. */
import type { Line } from '@baize/bots';
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import type { Stake } from '../counting.ts';
import styles from './interval.module.css';
import { texts } from './texts.ts';

export const Interval = ({
  line,
  stake,
  at,
  words,
  short,
}: {
  readonly line: Line;
  readonly stake: Stake;
  /** Where a value lies, in percent of the scale. */
  readonly at: (value: number) => number;
  readonly words: string;
  /** On phones it takes one row. */
  readonly short: boolean;
}): ReactNode => (
  <>
    <span className={cx(styles.words, short && styles.short)}>{words}</span>
    <b className={styles.amount}>{texts.amount(line.hope, stake)}</b>
    <span className={cx(styles.interval, short && styles.short)} aria-hidden="true">
      <i
        style={{
          left: `${at(line.hope - 1.96 * line.error)}%`,
          right: `${100 - at(line.hope + 1.96 * line.error)}%`,
        }}
      />
      <i className={styles.mean} data-overlap="badge" style={{ left: `${at(line.hope)}%` }} />
    </span>
    <span className={cx('soft small', styles.within, short && styles.short)}>
      {texts.within(line.hope, line.error, stake)}
    </span>
  </>
);
