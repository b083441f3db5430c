/** The way to the rules of a game, from wherever it is offered. */
import { type Button, buttonClass, cx, Icon } from '@baize/table';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { texts } from '../texts.ts';

export const RulesLink = ({
  game,
  size = 'normal',
  className,
}: { readonly game: string } & Pick<ComponentProps<typeof Button>, 'size' | 'className'>): ReactNode => (
  <Link href={`/rules/${game}`} className={cx(buttonClass({ size }), className)} aria-label={texts.match.rules}>
    <Icon name="help" />
    <span>{texts.match.rules}</span>
  </Link>
);
