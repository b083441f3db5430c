/** The coach: one sentence, an answer to the last try, and what can be asked for. */
import { Button, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './coach.module.css';
import type { Answer } from './lesson.tsx';
import { texts } from './texts.ts';

const titles = { wrong: texts.notYet, right: texts.right, hint: texts.helper };
const icons = { wrong: 'x', right: 'check', hint: 'bulb' } as const;

export function Coach({
  title,
  text,
  answer,
  hint,
  show,
  onwards,
  check,
  dismiss,
}: {
  readonly title: string;
  readonly text: string;
  readonly answer: Answer | null;
  readonly hint: () => void;
  readonly show: () => void;
  readonly onwards: () => void;
  /** Where an order is checked, not a move. */
  readonly check: (() => void) | null;
  readonly dismiss: () => void;
}): ReactNode {
  const solved = answer?.kind === 'right';
  return (
    <aside className={styles.coach} aria-label={texts.coach}>
      <div className={styles.says}>
        <h2>{title}</h2>
        <p className={styles.text} data-step="">
          {text}
        </p>
      </div>
      <div className={styles.foot}>
        {answer !== null && (
          <div className={cx(styles.answer, styles[answer.kind])} role="status" data-answer={answer.kind}>
            <h3>
              <span className={styles.mark}>
                <Icon name={icons[answer.kind]} size={16} />
              </span>
              {titles[answer.kind]}
            </h3>
            <p>{answer.says}</p>
          </div>
        )}
        <div className={styles.buttons}>
          {solved ? (
            <Button look="primary" onClick={onwards} keyName="Enter" data-keys="">
              {texts.onwards}
            </Button>
          ) : (
            <>
              <Button onClick={hint} keyName="H">
                <Icon name="bulb" />
                {texts.hint}
              </Button>
              <Button onClick={show} keyName="S">
                <Icon name="eye" />
                {texts.showMe}
              </Button>
              {check !== null && (
                <Button look="primary" onClick={check} keyName="Enter" data-keys="">
                  {texts.check}
                </Button>
              )}
              {answer !== null && (
                <Button look="quiet" className={styles.close} aria-label={texts.tryAgain} square onClick={dismiss}>
                  <Icon name="x" />
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </aside>
  );
}
