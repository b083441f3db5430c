/** Words that no line ends in. */
import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** Lines end between words only: 8-6-4-2 is one, and so is a number with what it counts. */
export const unbroken = (text: string): ReactNode[] =>
  text.split(/(?<!(?:^| )\d+) /).map((word, i) => (
    <span key={i}>
      {i > 0 && ' '}
      <span className={styles.word}>{word}</span>
    </span>
  ));
