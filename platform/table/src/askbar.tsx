/** The question bar: who decides, what is asked, what would follow, and the buttons that answer. A row; on landscape phones a column. */
import type { ReactNode } from 'react';
import styles from './askbar.module.css';
import { Button } from './button.tsx';
import { cx } from './classes.ts';
import { Icon } from './icons.tsx';
import { Medal } from './medal.tsx';
import type { Notes } from './note.ts';
import type { Hinting } from './props.ts';
import { texts } from './texts.ts';

export interface AskBarProps {
  /** For who cannot see it. */
  readonly label: string;
  readonly title: ReactNode;
  /** The consequence, or what may be done. */
  readonly line?: ReactNode;
  readonly tone?: 'mine' | 'quiet' | 'attack' | 'reaction' | 'warn';
  /** What stays in sight beside a hint: counters. */
  readonly lead?: ReactNode;
  /** Between words and answers. */
  readonly extra?: ReactNode;
  /** The answers, the primary one last. */
  readonly children?: ReactNode;
  /** A note takes the place of the line until it goes. */
  readonly notes?: Notes;
  /** What to show of a hint; takes the place of the question. */
  readonly hint?: ShownHint | null;
  readonly hinting?: Hinting;
  readonly className?: string;
}

export interface ShownHint {
  /** The move, as a sentence. */
  readonly title: ReactNode;
  /** Why, as a sentence about the game. */
  readonly why: ReactNode;
  /** "Take them", and what it does; `null` where its button stands with the other answers. */
  readonly act: string | null;
  readonly take: () => void;
}

export function AskBar({
  label,
  title,
  line,
  tone = 'quiet',
  lead,
  extra,
  children,
  notes,
  hint = null,
  hinting,
  className,
}: AskBarProps): ReactNode {
  if (hint !== null && hinting !== undefined)
    return (
      <section
        className={cx(styles.bar, styles.mine, styles.hint, className)}
        aria-label={label}
        data-ask="hint"
        data-tone={tone}
      >
        {lead && <div className={styles.lead}>{lead}</div>}
        <Medal icon="bulb" size={20} className={styles.bulb} />
        <div className={styles.words} role="status">
          <h2>{hint.title}</h2>
          <p>{hint.why}</p>
        </div>
        <div className={styles.answers}>
          {hinting.other !== null && (
            <Button look="quiet" onClick={hinting.other} keyName="O" className={styles.other}>
              {texts.otherIdeas}
            </Button>
          )}
          {hint.act !== null && (
            <Button look="primary" data-keys="" onClick={hint.take} keyName="Enter">
              {hint.act}
            </Button>
          )}
          <Button look="quiet" square onClick={hinting.close} aria-label={texts.closeHint} className={styles.close}>
            <Icon name="x" />
          </Button>
        </div>
      </section>
    );
  const note = notes?.note ?? null;
  const busy = hinting?.busy === true;
  return (
    <section
      className={cx(styles.bar, styles[tone], busy && styles.busy, className)}
      aria-label={label}
      data-ask={tone === 'quiet' ? 'wait' : 'mine'}
      data-tone={tone}
      aria-busy={busy}
    >
      <div className={styles.words}>
        <h2>{title}</h2>
        {note !== null ? (
          <p className={styles.note} role="status">
            {note}
            <button type="button" onClick={notes?.clear} aria-label={texts.dismiss}>
              <Icon name="x" size={14} />
            </button>
          </p>
        ) : busy ? (
          <p>
            {texts.thinking} <span className={styles.playOn}>{texts.playOn}</span>
          </p>
        ) : (
          line !== undefined && line !== null && <p>{line}</p>
        )}
      </div>
      {extra !== undefined && extra !== null && <div className={styles.extra}>{extra}</div>}
      {children !== undefined && children !== null && <div className={styles.answers}>{children}</div>}
    </section>
  );
}
