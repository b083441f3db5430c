/** The coins left of those made in a turn, and the buys left. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { Coin } from './art.tsx';
import type { Means } from './means.ts';
import styles from './purse.module.css';
import { texts } from './texts.ts';

export const Purse = ({
  means,
  spent,
  className,
}: {
  readonly means: Means;
  readonly spent: boolean;
  readonly className?: string | undefined;
}): ReactNode => (
  <p className={cx(styles.purse, className)} role="group" aria-label={texts.means}>
    <Coin value={means.left} />
    <span>
      <b>{texts.coinsOf(means.left, means.made)}</b>
      {spent ? texts.buysLeft(means.buys) : texts.buys(means.buys)}
    </span>
  </p>
);
