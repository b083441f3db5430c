/** The bank: a place for each kind of stone, in the one order. A column of stacks on desks, a row or a block on phones. */
import { cx, Icon } from '@baize/table';
import type { CSSProperties, ReactNode } from 'react';
import type { Token } from '../src/index.ts';
import styles from './bank.module.css';
import { TOKENS } from './choice.ts';
import { Gem } from './gems.tsx';
import type { Parts } from './parts.tsx';
import { texts } from './texts.ts';

/** Stones that may still be picked stand out; where nothing is to be picked, none do. */
export function Bank({
  parts,
  shape,
}: {
  readonly parts: Parts;
  readonly shape: 'stacks' | 'row' | 'block';
}): ReactNode {
  const { bank, change, may, hintedGems: hinted } = parts;
  const { picked, pressBank: press } = parts.deciding;
  const any = TOKENS.some((token) => picked[token] > 0);
  const stacks = shape === 'stacks';
  return (
    <div className={cx(styles.bank, styles[shape])} role="group" aria-label={texts.bank}>
      {TOKENS.map((token, i) => {
        const left = bank[token] - picked[token];
        const state =
          picked[token] > 0 ? 'picked' : may === null || token === 'gold' ? 'rest' : may.has(token) ? 'can' : 'off';
        const hint = hinted[token] > 0;
        return (
          <button
            key={token}
            type="button"
            className={cx(styles.place, styles[state], bank[token] === 0 && styles.none, hint && styles.hinted)}
            data-at={`bank:${token}`}
            data-bank={state}
            data-keys=""
            data-tip=""
            aria-label={texts.bankRow(token, bank[token]) + (picked[token] > 0 ? texts.picked(picked[token]) : '')}
            aria-keyshortcuts={String(i + 1)}
            aria-pressed={picked[token] > 0}
            onClick={() => press(token)}
          >
            {(picked[token] > 0 || hint) && (
              <span className={styles.mark} data-overlap="badge">
                {picked[token] > 1 ? picked[token] : <Icon name={hint ? 'bulb' : 'check'} size={14} />}
              </span>
            )}
            {stacks ? <Stack stone={token} count={left} /> : <Gem stone={token} size={26} />}
            <span className={styles.count}>
              {left}
              {stacks && !any && may !== null && token !== 'gold' && bank[token] >= 4 && (
                <small>{texts.oneOrTwo}</small>
              )}
            </span>
            {stacks && !any && change[token] !== 0 && (
              <span className={styles.change}>
                {change[token] > 0 ? '+' : '−'}
                {Math.abs(change[token])}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function Stack({ stone, count }: { readonly stone: Token; readonly count: number }): ReactNode {
  const shown = Math.max(1, count);
  return (
    <span className={styles.stack} style={{ '--n': shown } as CSSProperties} data-overlap="fan">
      {Array.from({ length: shown }, (_, i) => (
        <span key={i} style={{ '--i': i } as CSSProperties}>
          <Gem stone={stone} size={44} />
        </span>
      ))}
    </span>
  );
}
