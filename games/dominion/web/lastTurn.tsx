/** What they played and took, with the latest at the end; older plays fold into a number. */
import { Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import styles from './lastTurn.module.css';
import { folded, type Turn } from './story.ts';
import { texts } from './texts.ts';

export function LastTurn({
  last,
  most,
  now,
}: {
  readonly last: Turn | null;
  readonly most: number;
  /** Still going on. */
  readonly now: boolean;
}): ReactNode {
  if (last === null || last.played.length + last.took.length === 0) return null;
  const actions = folded(last.played.filter((card) => card > 2));
  const hidden = Math.max(0, actions.length - most);
  return (
    <>
      {hidden > 0 && <span className={styles.sign}>+{hidden}</span>}
      {actions.slice(hidden).map(({ card, count }, i) => (
        <Chip key={i} card={card} count={count} />
      ))}
      {last.took.length === 0 && !now && <span className={styles.sign}>{texts.nothingBought}</span>}
      {last.took.length > 0 && actions.length > 0 && (
        <span className={styles.sign}>
          <Icon name="arrow" size={14} />
        </span>
      )}
      {folded(last.took)
        .slice(-3)
        .map(({ card, count }, i) => (
          <Chip key={`t${i}`} card={card} count={count} />
        ))}
    </>
  );
}
