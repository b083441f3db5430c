/** From an analysis board to one of one's own. */
import { buttonClass, cx, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import tablePage from '../parts/tablePage.module.css';
import { setUpTexts } from './texts.ts';

export const SetUpLink = ({ game }: { readonly game: string }): ReactNode => (
  <Link
    href={`/analysis/${game}`}
    className={cx(buttonClass({ size: 'small' }), tablePage.button)}
    aria-label={setUpTexts.title}
  >
    <Icon name="plus" />
    <span className={tablePage.wide}>{setUpTexts.title}</span>
  </Link>
);
