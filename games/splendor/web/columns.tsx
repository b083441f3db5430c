/** What a player holds, a column for each colour: cards above, stones below. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import type { PlayerBoard } from '../src/index.ts';
import { type Counts, TOKENS } from './choice.ts';
import styles from './columns.module.css';
import { Gem, gemColour } from './gems.tsx';
import { texts } from './texts.ts';

/** Stones and cards by colour, as they would be after the open choice. */
export function Columns({
  board,
  seat,
  gain,
  pays = false,
}: {
  readonly board: PlayerBoard;
  readonly seat: number;
  readonly gain: Counts;
  /** Says what each colour can pay in all. */
  readonly pays?: boolean;
}): ReactNode {
  return (
    <div className={styles.columns}>
      {TOKENS.map((token) => {
        const bonus = token === 'gold' ? 0 : board.bonuses[token];
        const tokens = board.tokens[token] + gain[token];
        return (
          <div
            key={token}
            style={gemColour(token)}
            className={cx(styles.column, gain[token] > 0 && styles.gains)}
            role="img"
            data-tip=""
            aria-label={texts.holding(token, board.tokens[token], bonus)}
          >
            {token === 'gold' ? (
              <span className={styles.any}>{texts.any}</span>
            ) : (
              <span className={cx(styles.bonus, bonus === 0 && styles.zero)} data-at={`bonus:${seat}:${token}`}>
                {bonus}
              </span>
            )}
            <span className={cx(styles.tokens, tokens === 0 && styles.nothing)} data-at={`tokens:${seat}:${token}`}>
              <Gem stone={token} size={28} />
              {tokens}
            </span>
            {gain[token] > 0 && (
              <span className={styles.gain} data-overlap="badge">
                +{gain[token]}
              </span>
            )}
            {pays && <span className={styles.pays}>{token === 'gold' ? texts.wild : texts.pays(bonus + tokens)}</span>}
          </div>
        );
      })}
    </div>
  );
}
