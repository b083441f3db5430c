/** What somebody else holds, in six columns: cards bought above, stones below. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import type { PlayerBoard } from '../src/index.ts';
import { TOKENS } from './choice.ts';
import { Gem, gemColour } from './gems.tsx';
import styles from './holdings.module.css';

export function Holdings({
  board,
  seat,
  roomy,
  alone,
}: {
  readonly board: PlayerBoard;
  readonly seat: number;
  readonly roomy: boolean;
  readonly alone: boolean;
}): ReactNode {
  return (
    <div className={cx(styles.holdings, roomy && styles.roomy, alone && styles.alone)} aria-hidden="true">
      {TOKENS.map((token) => (
        <div key={token} style={gemColour(token)} className={styles.column}>
          {token === 'gold' ? (
            <span className={styles.any} />
          ) : (
            <span
              className={cx(styles.bonus, board.bonuses[token] === 0 && styles.zero)}
              data-at={`bonus:${seat}:${token}`}
            >
              {board.bonuses[token]}
            </span>
          )}
          <span
            className={cx(styles.held, board.tokens[token] === 0 && styles.nothing)}
            data-at={`tokens:${seat}:${token}`}
          >
            <Gem stone={token} size={15} />
            {board.tokens[token]}
          </span>
        </div>
      ))}
    </div>
  );
}
