/** Actions, buys and coins; and how many of the cards wanted are chosen. */
import type { ReactNode } from 'react';
import type { View } from '../src/view.ts';
import styles from './counters.module.css';
import type { Prompt } from './prompt.ts';
import { texts } from './texts.ts';

export function Counters({
  view,
  matters,
}: {
  readonly view: View;
  readonly matters: 'actions' | 'coins' | null;
}): ReactNode {
  return (
    <dl className={styles.counters}>
      {(['actions', 'buys', 'coins'] as const).map((what) => (
        <div key={what} className={matters === what ? styles.matters : ''}>
          <dt>{texts.counters[what](view[what])}</dt>
          <dd key={view[what]}>{view[what]}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Pips({ pips }: { readonly pips: Prompt['pips'] }): ReactNode {
  if (pips === null || pips.of > 6) return null;
  return (
    <span className={styles.pips} role="img" aria-label={`${pips.have} of ${pips.of}`}>
      {Array.from({ length: pips.of }, (_, i) => (
        <i key={i} className={i < pips.have ? styles.on : ''} />
      ))}
      <span>
        {pips.have} of {pips.of}
      </span>
    </span>
  );
}
