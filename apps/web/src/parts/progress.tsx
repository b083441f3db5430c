/** How far something is, as a thin line. */
import { cx } from '@baize/table';
import type { ComponentProps, ReactNode } from 'react';
import styles from './progress.module.css';

export const Progress = ({ className, ...rest }: ComponentProps<'progress'>): ReactNode => (
  <progress max="1" {...rest} className={cx(styles.progress, className)} />
);
