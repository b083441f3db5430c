/** How near the end is: Provinces left, empty piles. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { PROVINCE } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import styles from './endWatch.module.css';
import { texts } from './texts.ts';

export function EndWatch({
  view,
  brief = false,
  inBar = false,
}: {
  readonly view: View;
  readonly brief?: boolean;
  /** By itself in the page's bar. */
  readonly inBar?: boolean;
}): ReactNode {
  const provinces = view.supply[PROVINCE] ?? 0;
  return (
    <p className={cx(styles.watch, inBar && styles.inBar)}>
      <span className={provinces <= 3 ? styles.near : ''}>
        {brief ? texts.provincesBrief : texts.provinces} <b>{provinces}</b>
      </span>
      <span className={view.empty >= 2 ? styles.near : ''}>
        {brief ? texts.emptyBrief : texts.emptyPiles} <b>{view.empty}</b> {texts.ofThree}
      </span>
    </p>
  );
}
