/** What each move of a puzzle promises, as bars, and what that assumes. */
import type { Puzzle } from '@baize/game';
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import styles from './worths.module.css';

export function Worths({
  puzzle: { lines },
  stake,
  unit,
  mine,
  inWords,
}: {
  readonly puzzle: Puzzle;
  readonly stake: 'win' | 'chips';
  readonly unit: string;
  readonly mine: string | null;
  readonly inWords: (words: string) => string;
}): ReactNode {
  const hopes = lines.map(({ hope }) => hope);
  const low = stake === 'win' ? 0 : Math.min(0, ...hopes);
  const high = stake === 'win' ? 1 : Math.max(1, ...hopes);
  const title = stake === 'win' ? texts.chance : texts.worth(unit);
  return (
    <>
      <p className="soft small">{title}</p>
      <ol className={styles.worths} aria-label={title}>
        {lines.map(({ words, hope, error }, i) => (
          <li key={words} className={cx(i === 0 && styles.best, words === mine && styles.mine)}>
            <span>{inWords(words)}</span>
            <b>
              {texts.amount(hope, stake)} {stake === 'chips' && unit}{' '}
              {error !== undefined && <small>{texts.within(hope, error, stake)}</small>}
            </b>
            <span className={styles.track}>
              <i style={{ width: `${((hope - low) / (high - low)) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
