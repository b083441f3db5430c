/** Three facts about a game that is over. */
import type { ReactNode } from 'react';
import { cx } from './classes.ts';
import styles from './endFacts.module.css';

export interface EndFact {
  readonly title: string;
  readonly text: ReactNode;
}

/** Each `null` while it is being found: its place is kept. */
export const EndFacts = ({ facts }: { readonly facts: readonly (EndFact | null)[] }): ReactNode => (
  <div className={styles.facts} aria-busy={facts.includes(null)}>
    {facts.map((fact, i) =>
      fact === null ? (
        <div key={i} className={styles.fact} aria-hidden="true">
          <i className={cx('skeleton', styles.boneTitle)} />
          <i className={cx('skeleton', styles.bone)} />
          <i className={cx('skeleton', styles.bone)} />
        </div>
      ) : (
        <div key={i} className={styles.fact}>
          <b>{fact.title}</b>
          <p>{fact.text}</p>
        </div>
      ),
    )}
  </div>
);
