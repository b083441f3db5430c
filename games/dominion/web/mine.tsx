/** My side of the table, with what happens to me. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './mine.module.css';
import { MomentMark, ringOf } from './moment.tsx';
import type { Moment } from './motion.ts';

export const Mine = ({
  moment,
  className,
  children,
}: {
  readonly moment: Moment | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode => (
  <div className={cx(styles.mine, className, ringOf(moment))}>
    {children}
    <MomentMark moment={moment} />
  </div>
);
