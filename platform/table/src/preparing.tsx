/** A bot that prepares for its first move: how far it is, what it does, how long it may take, and two ways not to wait. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './classes.ts';
import { Icon } from './icons.tsx';
import { useKeys } from './keys.ts';
import styles from './preparing.module.css';
import type { Preparing, PreparingWays } from './props.ts';
import { texts } from './texts.ts';

/** In the middle of a table, where its cards would lie. */
export function PreparingPanel({
  preparing,
  title,
  line,
}: {
  readonly preparing: Preparing;
  readonly title: string;
  /** What it does, in a sentence. */
  readonly line: string;
}): ReactNode {
  const { part, stages, stage, seconds, left } = preparing;
  return (
    <section className={styles.panel} aria-label={title} data-preparing="">
      <Ring part={part} label={title} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{line}</p>
      </div>
      {stages.length > 0 && (
        <ol className={styles.stages}>
          {stages.map(({ title: name, detail }, i) => (
            <li key={name} className={cx(i === stage && styles.now)} aria-current={i === stage ? 'step' : undefined}>
              <b>
                {i < stage && <Icon name="check" size={14} />}
                {name}
                {i < stage && <span className="unseen">{texts.stageDone}</span>}
              </b>
              <span>{detail}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.time}>
        {left === null ? (
          <>
            <b>{texts.seconds(seconds)}</b>
            <span>{texts.soFar}</span>
          </>
        ) : (
          <>
            <b>{texts.left(left)}</b>
            <span>
              {texts.seconds(seconds)} {texts.soFar}
            </span>
          </>
        )}
      </p>
    </section>
  );
}

/** Of a circle with radius 16. */
const round = 2 * Math.PI * 16;

function Ring({ part, label }: { readonly part: number | null; readonly label: string }): ReactNode {
  return (
    <div
      className={styles.ring}
      role="progressbar"
      aria-label={label}
      {...(part !== null && { 'aria-valuenow': Math.round(100 * part) })}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="16" />
        {part !== null && <circle cx="18" cy="18" r="16" strokeDasharray={`${part * round} ${round}`} />}
      </svg>
      {part !== null && <b>{texts.done(part)}</b>}
    </div>
  );
}

/** At the seat: a word, where there is room for one, and a bar. */
export const PreparingMark = ({
  preparing: { part },
  bare = false,
}: {
  readonly preparing: Preparing;
  readonly bare?: boolean;
}): ReactNode => (
  <span className={cx(styles.mark, bare && styles.bare)}>
    {bare ? <span className="unseen">{texts.preparing}</span> : texts.preparing}
    <i>{part !== null && <i style={{ width: `${100 * part}%` }} />}</i>
  </span>
);

/** The two ways out, where the answers would be. */
export function PreparingWaysOut({
  ways: { hurry, replace, quicker, busy },
  brief = false,
  size = 'normal',
}: {
  readonly ways: PreparingWays;
  readonly brief?: boolean;
  readonly size?: 'small' | 'normal';
}): ReactNode {
  // a table may have a use for the key, but not now
  useKeys({ n: hurry }, !busy, true);
  return (
    <>
      {replace !== null && (
        <Button size={size} disabled={busy} onClick={replace} data-tip={texts.quickerTip(quicker)}>
          {brief ? texts.quickerBrief : texts.quicker}
        </Button>
      )}
      <Button
        look="outline"
        size={size}
        disabled={busy}
        onClick={hurry}
        aria-keyshortcuts="N"
        {...(!brief && { keyName: 'N' })}
      >
        {busy ? texts.hurried : brief ? texts.hurryBrief : texts.hurry}
      </Button>
    </>
  );
}
