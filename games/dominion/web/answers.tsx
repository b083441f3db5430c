/** The answers to a question; while others play, the pace. */
import { Button, cx, PaceBar, PreparingWaysOut } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './answers.module.css';
import type { Prompt, PromptButton } from './prompt.ts';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';

function PromptButtons({
  prompt,
  pending,
  phone,
  brief,
  exam,
  advised,
}: {
  readonly prompt: Prompt;
  readonly pending: boolean;
  /** No answer stands out, but what confirms a choice. */
  readonly exam: boolean;
  readonly phone: boolean;
  readonly brief: boolean;
  /** Does what a hint says: then the other answers are secondary. */
  readonly advised: (() => void) | null;
}): ReactNode {
  const advice: PromptButton[] =
    advised === null ? [] : [{ text: texts.doIt, key: 'Enter', primary: true, run: advised }];
  const others =
    advised === null
      ? prompt.buttons.map((button) => ({ ...button, primary: button.primary && (!exam || button.key === 'Enter') }))
      : prompt.buttons.filter(({ key }) => key !== 'Enter').map((button) => ({ ...button, primary: false }));
  return [...others, ...advice].map((button) => (
    <Button
      key={button.key}
      look={button.primary ? 'primary' : 'outline'}
      className={cx(styles.button, button.primary && styles.main, button.off && styles.off)}
      aria-disabled={button.off ?? false}
      aria-keyshortcuts={button.key}
      data-tip={texts.tips[button.key]}
      disabled={pending}
      {...(!phone && { keyName: button.key })}
      onClick={button.run}
    >
      {brief ? (button.brief ?? button.text) : button.text}
    </Button>
  ));
}

/** On a phone they stand below the hand; held sideways, a hint brings its own. `brief` is for little room beside the question. */
export function Answers({
  parts,
  phone = false,
  brief = phone,
}: {
  readonly parts: Parts;
  readonly phone?: boolean;
  readonly brief?: boolean;
}): ReactNode {
  const { prompt, props } = parts;
  const ways = props.preparing?.ways ?? null;
  const { hint } = props;
  if (hint !== null && props.room === 'landscape') return null;
  return (
    <div className={cx(styles.buttons, phone && styles.below)}>
      {ways !== null ? (
        <PreparingWaysOut ways={ways} brief={phone || props.room === 'tablet'} />
      ) : prompt.buttons.length === 0 && props.pacing !== null ? (
        <PaceBar pacing={props.pacing} brief={phone} rows={props.room === 'landscape'} />
      ) : (
        <PromptButtons
          prompt={prompt}
          pending={props.pending}
          phone={phone}
          brief={brief}
          exam={props.exam ?? false}
          advised={hint === null ? null : () => parts.deciding.say([hint.words])}
        />
      )}
    </div>
  );
}
