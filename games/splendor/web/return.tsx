/** Over ten tokens: a dock in place of ask bar and board, so that the market stays in sight and follows the choice. */
import { Button, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import type { Token } from '../src/index.ts';
import { type Counts, TOKENS, total } from './choice.ts';
import { cap, texts } from './texts.ts';
import { Gem } from './gems.tsx';

export function ReturnDock({
  held,
  back,
  excess,
  reach,
  lost,
  pending,
  change,
  clear,
  confirm,
  goBack,
}: {
  readonly held: Counts;
  readonly back: Counts;
  readonly excess: number;
  readonly reach: number;
  readonly lost: number;
  readonly pending: boolean;
  readonly change: (token: Token, by: number) => void;
  readonly clear: () => void;
  readonly confirm: () => void;
  /** To the choice before, while nothing is sent. */
  readonly goBack: (() => void) | null;
}): ReactNode {
  const chosen = total(back);
  const full = chosen === excess;
  return (
    <section className="dock" aria-label={texts.returnTitle(excess)}>
      <div className="dock-head">
        <div>
          <h2>{texts.returnTitle(excess)}</h2>
          <p className="soft">{texts.returnLine(total(held))}</p>
        </div>
        <span className="ask-deeds">
          {goBack !== null && <Button onClick={goBack}>{texts.change}</Button>}
          <Button onClick={clear} keyName="Esc" disabled={chosen === 0}>
            {texts.clear}
          </Button>
          <Button look="primary" data-keys="" onClick={confirm} disabled={!full || pending} keyName="Enter">
            {texts.return}
            {TOKENS.flatMap((token) =>
              Array.from({ length: back[token] }, (_, i) => <Gem key={`${token}${i}`} stone={token} size={22} />),
            )}
          </Button>
        </span>
      </div>
      <div className="dock-tiles">
        {TOKENS.map((token) => (
          <div
            key={token}
            className={`dock-tile ${back[token] > 0 ? 'chosen' : ''}`}
            role="group"
            aria-label={cap(token)}
          >
            <span className="pile" aria-hidden="true">
              {Array.from({ length: held[token] }, (_, i) => {
                const out = i >= held[token] - back[token];
                return (
                  <span key={i} className={out ? 'out' : ''} style={{ bottom: i * 8 + (out ? 14 : 0) }}>
                    <Gem stone={token} size={40} />
                  </span>
                );
              })}
            </span>
            <div className="dock-count">
              <span className="soft small">{cap(token)}</span>
              <span className="dock-number">
                {back[token] > 0 && (
                  <>
                    <span className="soft">{held[token]}</span>
                    <Icon name="arrow" size={16} />
                  </>
                )}
                {held[token] - back[token]}
              </span>
              <div className="stepper">
                <button
                  type="button"
                  aria-label={texts.oneFewer(token)}
                  disabled={back[token] === 0}
                  onClick={() => change(token, -1)}
                >
                  <Icon name="minus" size={16} />
                </button>
                <span aria-live="polite">{back[token]}</span>
                <button
                  type="button"
                  aria-label={texts.oneMore(token)}
                  disabled={full || back[token] >= held[token]}
                  onClick={() => change(token, 1)}
                >
                  <Icon name="plus" size={16} />
                </button>
              </div>
            </div>
          </div>
        ))}
      </div>
      <div className="dock-foot">
        <b>{texts.chosen(chosen, excess)}</b>
        <span className="spread" />
        <span className={lost > 0 ? 'warn' : ''}>{texts.stayInReach(reach, lost)}</span>
      </div>
    </section>
  );
}
