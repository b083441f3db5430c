/** My hand in a line, while cards that are shown have its place. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import type { View } from '../src/view.ts';
import { Chip } from './chip.tsx';
import { sortedHand } from './deciding.ts';
import styles from './handLine.module.css';
import { texts } from './texts.ts';

export const HandLine = ({
  view,
  className,
}: {
  readonly view: View;
  readonly className?: string | undefined;
}): ReactNode => (
  <div className={cx(styles.line, className)} role="group" aria-label={texts.hand} tabIndex={0}>
    <span>{texts.hand}</span>
    {sortedHand(view.hand ?? []).map(({ card, count }) => (
      <Chip key={card} card={card} count={count} />
    ))}
  </div>
);
