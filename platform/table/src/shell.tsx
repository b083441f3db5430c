/** The frame of a table: the felt, and beside it a rail for opponents, log and chat where there is room. */
import type { ReactNode, Ref } from 'react';
import { cx } from './classes.ts';
import styles from './shell.module.css';

export interface ShellProps {
  /** The table's own element, for flights and keyboard walking. */
  readonly root: Ref<HTMLDivElement>;
  /** Beside the felt; `null` where there is no room (`hasRail`). */
  readonly rail: ReactNode;
  readonly railLabel: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** On the felt itself, for a game's own grid. */
  readonly feltClass?: string;
}

export function Shell({ root, rail, railLabel, children, className, feltClass }: ShellProps): ReactNode {
  return (
    <div className={cx(styles.shell, className)} ref={root}>
      <div className={cx(styles.felt, feltClass)}>{children}</div>
      {rail !== null && rail !== undefined && rail !== false && (
        <aside className={styles.rail} aria-label={railLabel}>
          {rail}
        </aside>
      )}
    </div>
  );
}
