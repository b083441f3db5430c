/** Cards at their smallest: as a chip in a line, as a disc, and the one that asks. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, nameOf } from '../src/facts.ts';
import { Art, Emblem, inkOfCard } from './art.tsx';
import styles from './chip.module.css';
import { texts } from './texts.ts';

export const Chip = ({
  card,
  count = 1,
  className,
}: {
  readonly card: Card;
  readonly count?: number;
  readonly className?: string | undefined;
}): ReactNode => (
  <span className={cx(styles.chip, className)} style={inkOfCard(card)} data-card={card}>
    <span className={cx(styles.round, styles.dot)}>
      <Emblem card={card} />
    </span>
    {nameOf(card)}
    {count > 1 && ` ${texts.times(count)}`}
  </span>
);

export const Disc = ({
  card,
  size = 'normal',
}: {
  readonly card: Card;
  readonly size?: 'normal' | 'small';
}): ReactNode => (
  <span
    className={cx(styles.round, styles.disc, size === 'small' && styles.small)}
    style={inkOfCard(card)}
    aria-hidden="true"
  >
    <Emblem card={card} />
  </span>
);

/** The card that asks, very small. */
export const Asking = ({ card }: { readonly card: Card }): ReactNode => (
  <span className={styles.asking} style={inkOfCard(card)} data-card={card}>
    <Art card={card} className={styles.art} />
    <span className={styles.band} />
  </span>
);
