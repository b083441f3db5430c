/** The question of a puzzle where it has no room but in the bar: a table on a small phone held sideways fills what is below. */
import type { Theme } from '@baize/game';
import { Button } from '@baize/table';
import type { ReactNode } from 'react';
import { unbroken } from '../learn/unbroken.tsx';
import styles from './inBar.module.css';
import { texts } from './texts.ts';

export function QuestionInBar({
  theme,
  situation,
  open,
  helped,
  hint,
  show,
}: {
  readonly theme: Theme;
  readonly situation: string;
  /** It waits for an answer. */
  readonly open: boolean;
  readonly helped: boolean;
  readonly hint: () => void;
  readonly show: () => void;
}): ReactNode {
  return (
    <>
      <div className={styles.question}>
        <h2 data-step="">{theme.ask}</h2>
        <p>
          {unbroken(situation)} {helped && <span className={styles.hint}>{theme.hint}</span>}
        </p>
      </div>
      {open && (
        <>
          {!helped && (
            <Button size="small" onClick={hint} aria-keyshortcuts="H">
              {texts.hint}
            </Button>
          )}
          <Button size="small" onClick={show}>
            {texts.giveUp}
          </Button>
        </>
      )}
    </>
  );
}
