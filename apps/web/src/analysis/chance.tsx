/** Above the best moves: the chance of whoever is to move, and how far the look at it has come. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { texts as page } from '../texts.ts';
import styles from './chance.module.css';
import { texts } from './texts.ts';

/** With the best move, as large as it matters; the rest belongs to the other, or to all others. */
export function Chance({
  hope,
  names,
  seat,
}: {
  /** Nothing before the first answer. */
  readonly hope: number | undefined;
  readonly names: readonly string[];
  readonly seat: number;
}): ReactNode {
  const rest = names.length === 2 ? names[1 - seat] : null;
  const share = hope === undefined ? null : Math.round(100 * hope);
  const amount = (part: number | null): string => (part === null ? '–' : texts.percent(part / 100));
  return (
    <div className={styles.chance} role="group" aria-label={texts.chance}>
      <p className={cx(styles.side, styles.mover)}>
        <b>{amount(share)}</b> {names[seat] === page.you ? page.you.toLowerCase() : names[seat]}
      </p>
      {rest !== null && (
        <p className={styles.side}>
          {rest === page.you ? page.you.toLowerCase() : rest} <b>{amount(share === null ? null : 100 - share)}</b>
        </p>
      )}
      <span className={cx(styles.bar, share === null && styles.open)} aria-hidden="true">
        {share !== null && <i style={{ width: `${share}%` }} />}
      </span>
    </div>
  );
}

/** A ring that closes as the look deepens. */
export const Ring = ({ part }: { readonly part: number }): ReactNode => (
  <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="9.5" />
    <circle cx="12" cy="12" r="9.5" pathLength="1" strokeDasharray={`${part} 1`} />
  </svg>
);

/** For how many imagined games the moves have been in their order. */
export const Held = ({ games }: { readonly games: number }): ReactNode => (
  <p className={cx('soft small', styles.held)}>{texts.held(games)}</p>
);
