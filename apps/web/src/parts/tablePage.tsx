/** A page with a table, and those who sit at it. */
import { Seated } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './tablePage.module.css';

export const TablePage = ({
  seats,
  children,
}: {
  readonly seats: readonly { readonly name: string | null }[];
  readonly children: ReactNode;
}): ReactNode => (
  <Seated names={seats.map(({ name }) => name)}>
    <div className={styles.page} data-page="table">
      {children}
    </div>
  </Seated>
);
