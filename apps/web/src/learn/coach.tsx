/** The coach: one sentence, an answer to the last try, and what can be asked for; below it the course. */
import type { LessonStep } from '@baize/game';
import { Button, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import answer from './answer.module.css';
import styles from './coach.module.css';
import foot from './foot.module.css';
import type { Told } from './lesson.tsx';
import { texts } from './texts.ts';
import { type PictureOf, Working } from './working.tsx';

const icons = { wrong: 'x', right: 'check', hint: 'bulb' } as const;

export function Coach({
  title,
  step,
  told,
  Picture,
  hint,
  show,
  onwards,
  check,
  dismiss,
  below,
  railed,
}: {
  readonly title: string;
  readonly step: LessonStep;
  readonly told: Told | null;
  readonly Picture: PictureOf;
  readonly hint: () => void;
  readonly show: () => void;
  readonly onwards: () => void;
  /** Where an order is checked, not a move. */
  readonly check: (() => void) | null;
  readonly dismiss: () => void;
  /** What stands under the card where there is room. */
  readonly below: ReactNode;
  /** It stands in the rail of the table. */
  readonly railed: boolean;
}): ReactNode {
  return (
    <aside className={cx(styles.coach, railed && styles.railed)} aria-label={texts.coach}>
      <div className={styles.card}>
        <div className={cx(styles.says, told !== null && styles.told, told?.kind === 'right' && styles.solved)}>
          <h2 className={styles.inBar}>{title}</h2>
          <p className={styles.text} data-step="">
            {step.text}
          </p>
        </div>
        <div className={cx(foot.foot, told === null && check === null && foot.quiet)}>
          {told === null && step.notes !== undefined && <Notes notes={step.notes} />}
          {told !== null && <Reply told={told} Picture={Picture} />}
          <div className={cx(foot.buttons, railed && foot.railed)}>
            {told?.kind === 'right' ? (
              <Button look="primary" onClick={onwards} keyName="Enter" data-keys="">
                {texts.onwards}
              </Button>
            ) : (
              <>
                {(check === null || told?.kind !== 'hint') && (
                  <Button className={foot.asks} onClick={hint} aria-keyshortcuts="H">
                    <Icon name="bulb" />
                    {texts.hint}
                  </Button>
                )}
                {(check === null || told?.kind === 'hint') && (
                  <Button onClick={show} aria-keyshortcuts="S">
                    <Icon name="eye" />
                    {texts.showMe}
                  </Button>
                )}
                {check !== null ? (
                  <Button look="primary" onClick={check} keyName="Enter" data-keys="">
                    {told?.kind === 'wrong' ? texts.checkAgain : texts.check}
                  </Button>
                ) : (
                  told !== null && (
                    <Button look="primary" className={foot.dismiss} onClick={dismiss}>
                      {told.kind === 'hint' ? texts.understood : texts.tryAgain}
                    </Button>
                  )
                )}
              </>
            )}
          </div>
        </div>
      </div>
      {below !== null && <div className={cx(styles.card, styles.below)}>{below}</div>}
    </aside>
  );
}

const Notes = ({ notes }: { readonly notes: NonNullable<LessonStep['notes']> }): ReactNode => (
  <dl className={foot.notes} data-notes="">
    {notes.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const Reply = ({ told, Picture }: { readonly told: Told; readonly Picture: PictureOf }): ReactNode => (
  <div className={cx(answer.answer, answer[told.kind])} role="status" data-answer={told.kind}>
    <h3>
      <span className={answer.mark}>
        <Icon name={icons[told.kind]} size={16} />
      </span>
      {told.says.title}
    </h3>
    {told.says.working !== undefined && <Working working={told.says.working} Picture={Picture} />}
    {told.says.text !== undefined && <p>{told.says.text}</p>}
  </div>
);
