/** The bar above a lesson or a puzzle: where one is, how far one has come, the rules, a step back. */
import { Button, buttonClass, cx, Icon, useKeys } from '@baize/table';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Tile } from '../parts/art.tsx';
import { ThemeButton } from '../parts/topbar.tsx';
import { texts as page } from '../texts.ts';
import styles from './bar.module.css';
import { texts } from './texts.ts';

export function LearnBar({
  game,
  title,
  line,
  steps,
  back,
  backWords = texts.stepBack,
  hint = null,
  close,
  home = '/learn',
  crowded,
  question = null,
  children,
}: {
  readonly game: string;
  readonly title: string;
  readonly line: string;
  readonly steps?: { readonly at: number; readonly all: number };
  /** Undoes the last answer, or goes to the step before; `null` where there is nothing to undo. */
  readonly back: (() => void) | null;
  readonly backWords?: string;
  /** A hint, on upright screens, where what is said leaves no room for its button. */
  readonly hint?: (() => void) | null;
  /** Where the cross leads; without it there is none. */
  readonly close?: string;
  readonly home?: string;
  /** The title gives way on narrow screens; where it is not said, to steps and to children. */
  readonly crowded?: boolean;
  /** In place of the title and of the children. */
  readonly question?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const [, go] = useLocation();
  useKeys({ '?': () => go(`/rules/${game}`), u: () => back?.() }, true, true);
  return (
    <header className={cx(styles.bar, question !== null && styles.asking)}>
      <Link href={home} className={buttonClass({ look: 'quiet', square: true })} aria-label={texts.leave}>
        <Icon name="left" size={22} />
      </Link>
      <span className={styles.tile}>
        <Tile game={game} size={32} />
      </span>
      <div
        className={
          question !== null
            ? 'unseen'
            : cx(styles.title, (crowded ?? (steps !== undefined || children !== undefined)) && styles.crowded)
        }
      >
        <h1>{title}</h1>
        <span className="soft small">{line}</span>
      </div>
      {steps !== undefined && (
        <div className={styles.steps} role="img" aria-label={texts.stepOf(steps.at + 1, steps.all)}>
          {Array.from({ length: steps.all }, (_, i) => (
            <i key={i} className={cx(styles.dot, i < steps.at && styles.past, i === steps.at && styles.now)} />
          ))}
          <span className="small">{texts.stepOf(steps.at + 1, steps.all)}</span>
        </div>
      )}
      {question ?? (
        <>
          <span className="spread" />
          {children}
        </>
      )}
      <Link href={`/rules/${game}`} className={cx(buttonClass({ look: 'quiet', size: 'small' }), styles.wide)}>
        <Icon name="help" />
        {texts.rules}
        <kbd aria-hidden="true">?</kbd>
      </Link>
      <Button
        look="quiet"
        size="small"
        disabled={back === null}
        onClick={() => back?.()}
        keyName="U"
        aria-label={backWords}
      >
        <Icon name="undo" />
        <span className={styles.wide}>{backWords}</span>
      </Button>
      {hint !== null && (
        <Button look="quiet" size="small" className={styles.narrow} aria-label={texts.hint} onClick={hint}>
          <Icon name="bulb" size={22} />
          <span className={styles.wide}>{texts.hint}</span>
        </Button>
      )}
      <span className={styles.wide}>
        <ThemeButton />
      </span>
      {close !== undefined && (
        <Link
          href={close}
          className={cx(buttonClass({ look: 'quiet', square: true }), styles.wide)}
          aria-label={page.close}
        >
          <Icon name="x" size={22} />
        </Link>
      )}
    </header>
  );
}
