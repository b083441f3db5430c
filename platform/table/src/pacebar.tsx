/** While others play, where the answers would be: how fast their moves are shown, one more, or no more of them. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Segment } from './choice.tsx';
import { cx } from './classes.ts';
import { useKeys } from './keys.ts';
import styles from './pacebar.module.css';
import type { Pacing } from './props.ts';
import { setSettings, speeds, useSettings } from './settings.ts';
import { texts } from './texts.ts';

export function PaceBar({
  pacing,
  brief = false,
  rows = false,
}: {
  readonly pacing: Pacing;
  /** One button goes through the paces. */
  readonly brief?: boolean;
  /** The paces stand in a row of their own, above the buttons. */
  readonly rows?: boolean;
}): ReactNode {
  const { speed } = useSettings();
  useKeys({ ' ': pacing.next }, pacing.waiting);
  const following = speeds[(speeds.indexOf(speed) + 1) % speeds.length];
  return (
    <div className={cx(styles.pace, rows && styles.rows)} role="group" aria-label={texts.pace} data-pace="">
      {brief && !rows ? (
        <Button onClick={() => setSettings({ speed: following })}>{texts.paceIs(texts.paces[speed])}</Button>
      ) : (
        <Segment
          label={texts.pace}
          options={speeds.map((value) => ({ value, text: texts.paces[value] }))}
          value={speed}
          choose={(value) => setSettings({ speed: value })}
        />
      )}
      <Button disabled={!pacing.busy} onClick={pacing.skip}>
        {texts.skip}
      </Button>
      {speed === 'step' && (
        <Button look="primary" disabled={!pacing.waiting} onClick={pacing.next} {...(!brief && { keyName: 'Space' })}>
          {texts.nextStep}
        </Button>
      )}
    </div>
  );
}
