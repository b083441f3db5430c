/** What is wrong, in a sentence that is read out at once. */
import { cx } from '@baize/table';
import type { ComponentProps, ReactNode } from 'react';
import styles from './problem.module.css';

export const Problem = ({ className, ...rest }: ComponentProps<'p'>): ReactNode => (
  <p role="alert" {...rest} className={cx(styles.problem, className)} />
);
