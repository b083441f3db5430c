/** The arrow at the left of a table's bar. */
import { buttonClass, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { texts } from '../texts.ts';
import tablePage from './tablePage.module.css';

export const BackToStart = (): ReactNode => (
  <Link
    href="/"
    className={cx(buttonClass({ look: 'quiet', square: true }), tablePage.button)}
    aria-label={texts.match.back}
  >
    <Icon name="left" size={22} />
  </Link>
);
