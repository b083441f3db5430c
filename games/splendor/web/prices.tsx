/** What a card costs, colour by colour: after the discount, what is missing, and what was printed. */
import { cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import type { PlayerBoard } from '../src/index.ts';
import { hasNothing, type Price } from './choice.ts';
import { Gem } from './gems.tsx';
import styles from './prices.module.css';

export function Prices({ cost, board }: { readonly cost: Price; readonly board: PlayerBoard | null }): ReactNode {
  const marked = board !== null && !hasNothing(board);
  return (
    <span className={styles.costs} data-cells={cost.cells.length} data-marked={marked}>
      {cost.cells.map(({ colour, printed, net, missing }) => (
        <span key={colour} className={cx(styles.cost, net === 0 && styles.zero)}>
          <span className={styles.net}>
            <Gem stone={colour} size={20} />
            {net}
          </span>
          {marked && (
            <span className={styles.under}>
              {net !== printed && <s>{printed}</s>}
              {missing === 0 ? (
                <Icon name="check" size={14} className={styles.met} />
              ) : (
                <span className={styles.miss}>−{missing}</span>
              )}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
