/** The bank: a stack for each kind of stone, in the one order. */
import { Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { type Counts, TOKENS } from './choice.ts';
import { texts } from './texts.ts';
import type { Token } from '../src/index.ts';
import { Gem } from './gems.tsx';

export interface BankProps {
  readonly bank: Counts;
  readonly picked: Counts;
  /** Which stones may still be picked; `null` when nothing is to be picked now. */
  readonly may: ReadonlySet<Token> | null;
  /** Change by the last move. */
  readonly change: Counts;
  readonly press: (token: Token) => void;
  readonly phone?: boolean;
}

export function Bank({ bank, picked, may, change, press, phone = false }: BankProps): ReactNode {
  const any = TOKENS.some((token) => picked[token] > 0);
  return (
    <div className={phone ? 'bank-phone' : 'bank'} role="group" aria-label={texts.bank}>
      {TOKENS.map((token, i) => {
        const left = bank[token] - picked[token];
        const state =
          picked[token] > 0 ? 'picked' : may === null || token === 'gold' ? '' : may.has(token) ? 'can' : 'off';
        return (
          <button
            key={token}
            type="button"
            className={`bank-row ${state}`}
            data-at={`bank:${token}`}
            aria-label={texts.bankRow(token, bank[token]) + (picked[token] > 0 ? texts.picked(picked[token]) : '')}
            aria-keyshortcuts={String(i + 1)}
            aria-pressed={picked[token] > 0}
            onClick={() => press(token)}
          >
            {picked[token] > 0 && (
              <span className="picked-mark">{picked[token] > 1 ? picked[token] : <Icon name="check" size={16} />}</span>
            )}
            {phone ? <Gem stone={token} size={28} /> : <Stack stone={token} count={left} />}
            <span className="bank-count">
              {left}
              {!phone && !any && may !== null && token !== 'gold' && bank[token] >= 4 && (
                <small>{texts.oneOrTwo}</small>
              )}
            </span>
            {!any && change[token] !== 0 && !phone && (
              <span className={`bank-change ${change[token] < 0 ? 'less' : ''}`}>
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
    <span className={`stack ${count === 0 ? 'none' : ''}`}>
      {Array.from({ length: shown }, (_, i) => (
        <span key={i} style={{ top: `calc(50% - 22px + ${((shown - 1) / 2 - i) * (shown > 5 ? 4 : 6)}px)` }}>
          <Gem stone={stone} size={44} />
        </span>
      ))}
    </span>
  );
}
