/** The coins left of those made in a turn, and the buys left. */
import type { ReactNode } from 'react';
import { Coin } from './art.tsx';
import type { Means } from './means.ts';
import styles from './purse.module.css';
import { texts } from './texts.ts';

export const Purse = ({ means, spent }: { readonly means: Means; readonly spent: boolean }): ReactNode => (
  <p className={styles.purse} role="group" aria-label={texts.means}>
    <Coin value={means.left} />
    <span>
      <b>{texts.coinsOf(means.left, means.made)}</b>
      {spent ? texts.buysLeft(means.buys) : texts.buys(means.buys)}
    </span>
  </p>
);
