/** What the question bar says about the mistake that is open. */
import { Button, type Prompt } from '@baize/table';
import type { ReactNode } from 'react';
import { placeOf } from './mistakes.tsx';
import styles from './review.module.css';
import { texts } from './texts.ts';
import type { Reviewing } from './useReviewing.ts';

export function promptOf(
  { open, trial, seat, me, mistakes, step, choose, variation }: Reviewing,
  shown: readonly string[],
  when: (move: number) => string | null,
  told: (move: number) => ReactNode,
  wordsAt: (move: number, words: string) => string,
  /** There is room for two answers, and the list is out of sight. */
  brief: boolean,
): Prompt | null {
  if (open === null) return null;
  const at = placeOf(mistakes, open);
  const steps = (
    <>
      {brief ? (
        <Button look="primary" onClick={() => choose(open, 'asked')}>
          {texts.tryIt}
        </Button>
      ) : (
        <Button look="quiet" keyName="K" disabled={at <= 0} onClick={() => step(-1)}>
          {texts.previousShort}
        </Button>
      )}
      <Button keyName="J" disabled={at >= mistakes.length - 1} onClick={() => step(1)}>
        {brief ? texts.followingShort : texts.following}
      </Button>
    </>
  );
  if (trial === 'asked')
    return {
      title: texts.find,
      line: texts.again(when(open.move)),
      answers: (
        <>
          <Button look="quiet" keyName="B" onClick={() => choose(open)}>
            {texts.showMe}
          </Button>
          <Button keyName="Esc" onClick={() => choose(open)}>
            {texts.stop}
          </Button>
        </>
      ),
    };
  if (variation.tried.length > 0) return null;
  return {
    title: texts.moveOf(when(open.move), seat === me ? null : shown[seat]),
    line: (
      <span className={styles.promptLine}>
        {!brief && <span>{told(open.move)}</span>} <span>{texts.wasBetter(wordsAt(open.move, open.better.words))}</span>
      </span>
    ),
    answers: steps,
  };
}
