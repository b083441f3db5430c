/** The way to the rules of a game, from wherever it is offered. */
import { buttonClass, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { texts } from '../texts.ts';

export const RulesLink = ({ game }: { readonly game: string }): ReactNode => (
  <Link href={`/rules/${game}`} className={buttonClass({ size: 'small' })} aria-label={texts.match.rules}>
    <Icon name="help" />
    <span>{texts.match.rules}</span>
  </Link>
);
