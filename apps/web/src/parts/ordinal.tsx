/** Which of several it is, in a ring; or a check mark where it is done. */
import { cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './ordinal.module.css';

export const Ordinal = ({
  at,
  done = false,
  tone = 'plain',
}: {
  readonly at: number;
  readonly done?: boolean;
  readonly tone?: 'plain' | 'brass' | 'good';
}): ReactNode => (
  <span className={cx(styles.ordinal, styles[tone])}>{done ? <Icon name="check" size={14} /> : at}</span>
);
