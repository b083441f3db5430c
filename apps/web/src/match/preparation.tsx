/** Above a table that does not say so itself: a bot prepares before its first move, and how not to wait for it. */
import { type Preparing, PreparingWaysOut, useMedia } from '@baize/table';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import styles from './preparation.module.css';
import { Strip } from './strips.tsx';

export function Preparation({
  preparing: { part, stages, stage, seconds, left, ways },
  name,
}: {
  readonly preparing: Preparing;
  readonly name: string;
}): ReactNode {
  const small = useMedia('(max-width: 699px), (max-height: 480px)');
  const now = stages[stage];
  return (
    <Strip>
      <div className={styles.preparation}>
        <div className={styles.words}>
          <p>{texts.match.preparing(name)}</p>
          <p className="soft" aria-live="off">
            {/* a count of the stage beside a share of the whole would not agree */}
            {now !== undefined && (part === null ? `${now.title}: ${now.detail}. ` : `${now.title}. `)}
            {texts.match.preparingFor(seconds, left, part)}
          </p>
        </div>
        <progress aria-label={texts.match.preparing(name)} {...(part !== null && { value: part })} />
        {ways !== null && (
          <div className={styles.ways}>
            <PreparingWaysOut ways={ways} brief={small} />
          </div>
        )}
      </div>
    </Strip>
  );
}
