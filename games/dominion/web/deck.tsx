/** A deck: by kinds, as a bar with its legend, and card by card. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { factOf, kindInk, type Look, lookOf } from './art.tsx';
import { Chip } from './chip.tsx';
import { sortedHand } from './deciding.ts';
import styles from './deck.module.css';
import { texts } from './texts.ts';

const kindsOf = (owned: readonly number[]): { readonly look: Look; readonly count: number }[] =>
  (['action', 'treasure', 'victory', 'curse'] as const).map((look) => ({
    look,
    count: owned.reduce(
      (sum, count, card) =>
        sum + (lookOf(card) === look || (look === 'action' && factOf(card).kind.startsWith('action')) ? count : 0),
      0,
    ),
  }));

export function DeckBar({
  owned,
  className,
}: {
  readonly owned: readonly number[];
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <div className={cx(styles.bar, className)} aria-hidden="true">
      {kindsOf(owned)
        .filter(({ count }) => count > 0)
        .map(({ look, count }) => (
          <i
            key={look}
            className={look === 'curse' ? styles.curse : ''}
            style={{ flexGrow: count, background: kindInk(look) }}
          >
            {count}
          </i>
        ))}
    </div>
  );
}

export const Legend = ({ owned }: { readonly owned: readonly number[] | null }): ReactNode => (
  <ul className={styles.legend}>
    {kindsOf(owned ?? []).map(({ look, count }) => (
      <li key={look}>
        <i style={{ background: kindInk(look) }} />
        {texts.kinds[look as 'action']} {owned !== null && count}
      </li>
    ))}
  </ul>
);

/** Card by card, as a hand is sorted. */
export const CardChips = ({
  counts,
  className,
}: {
  readonly counts: readonly number[];
  readonly className?: string | undefined;
}): ReactNode => (
  <div className={cx(styles.chips, className)}>
    {sortedHand(counts).map(({ card, count }) => (
      <Chip key={card} card={card} count={count} />
    ))}
  </div>
);
