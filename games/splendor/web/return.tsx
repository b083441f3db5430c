/** Over ten tokens: a dock in place of question and board, so that the market stays in sight and follows the choice. */
import { Button, cx, Icon, type Notes } from '@baize/table';
import type { ReactNode } from 'react';
import type { Token } from '../src/index.ts';
import { type Counts, TOKENS, total } from './choice.ts';
import { Gem } from './gems.tsx';
import styles from './return.module.css';
import { cap, texts } from './texts.ts';

export interface ReturnProps {
  readonly held: Counts;
  readonly back: Counts;
  readonly excess: number;
  readonly reach: number;
  readonly lost: number;
  readonly pending: boolean;
  readonly notes: Notes;
  /** What a hint says of it. */
  readonly why: string | null;
  readonly change: (token: Token, by: number) => void;
  readonly clear: () => void;
  readonly confirm: () => void;
  /** To the choice before, while nothing is sent. */
  readonly goBack: (() => void) | null;
}

export function ReturnDock(props: ReturnProps): ReactNode {
  const { held, back, excess, reach, lost, pending, notes, why, change, clear, confirm, goBack } = props;
  const chosen = total(back);
  const full = chosen === excess;
  return (
    <section className={styles.dock} aria-label={texts.returnTitle(excess)} data-ask="return">
      <div className={styles.words}>
        <h2>{texts.returnTitle(excess)}</h2>
        <p className={cx('soft', (notes.note ?? why) !== null && styles.told)}>
          {notes.note ?? why ?? texts.returnLine(total(held))}
        </p>
      </div>
      <div className={styles.tiles}>
        {TOKENS.map((token) => (
          <Tile key={token} token={token} held={held[token]} back={back[token]} full={full} change={change} />
        ))}
      </div>
      <div className={styles.foot}>
        <span className={styles.state}>
          <b>{texts.chosen(chosen, excess)}</b>
          <span className={lost > 0 ? styles.warn : 'soft'}>{texts.stayInReach(reach, lost)}</span>
        </span>
        <span className={styles.answers}>
          {goBack !== null && <Button onClick={goBack}>{texts.change}</Button>}
          <Button onClick={clear} keyName="Esc" disabled={chosen === 0}>
            {texts.clear}
          </Button>
          <Button look="primary" data-keys="" onClick={confirm} disabled={!full || pending} keyName="Enter">
            {texts.return}
            {TOKENS.flatMap((token) =>
              Array.from({ length: back[token] }, (_, i) => <Gem key={`${token}${i}`} stone={token} size={20} />),
            )}
          </Button>
        </span>
      </div>
    </section>
  );
}

/** A kind of stone: a tap on it gives one back, minus takes one out again. */
function Tile({
  token,
  held,
  back,
  full,
  change,
}: {
  readonly token: Token;
  readonly held: number;
  readonly back: number;
  readonly full: boolean;
  readonly change: ReturnProps['change'];
}): ReactNode {
  return (
    <div className={cx(styles.tile, back > 0 && styles.chosen)} role="group" aria-label={cap(token)}>
      <button
        type="button"
        className={styles.more}
        data-return={token}
        data-keys=""
        aria-label={texts.oneMore(token)}
        disabled={full || back >= held}
        onClick={() => change(token, 1)}
      >
        <Gem stone={token} size={30} />
        <span className={styles.stone}>{cap(token)}</span>
        <span className={styles.number}>
          {back > 0 && (
            <>
              <span className="soft">{held}</span>
              <Icon name="arrow" size={14} />
            </>
          )}
          {held - back}
        </span>
      </button>
      {back > 0 && (
        <button
          type="button"
          className={styles.fewer}
          aria-label={texts.oneFewer(token)}
          onClick={() => change(token, -1)}
        >
          <Icon name="undo" size={16} />
          <span aria-live="polite">{back}</span>
        </button>
      )}
    </div>
  );
}
