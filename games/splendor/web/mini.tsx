/** A card as small as a word: in the log, among the reserved ones, beside a name. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import type { Card } from '../src/index.ts';
import { Land } from './card.tsx';
import { Gem } from './gems.tsx';
import styles from './mini.module.css';
import { roman } from './texts.ts';

export const Mini = ({ card }: { readonly card: Card }): ReactNode => (
  <span className={styles.mini}>
    <Land card={card} />
    {card.prestige > 0 && <b>{card.prestige}</b>}
    <Gem stone={card.bonus} size={14} />
  </span>
);

export const MiniBack = ({ tier }: { readonly tier: number }): ReactNode => (
  <span className={cx(styles.mini, styles.back)}>{roman(tier)}</span>
);
