/** What cards of every size have in common: how their state looks, and what tells it apart for everything else (`data-light`). */
import { cx } from '@baize/table';
import type { CSSProperties } from 'react';
import type { Card } from '../src/facts.ts';
import { inkOfCard } from './art.tsx';
import face from './face.module.css';

export type Light = 'lit' | 'can' | 'rest' | 'quiet' | 'chosen' | 'aimed';

interface CardProps {
  readonly type: 'button';
  readonly className: string;
  readonly style: CSSProperties;
  readonly 'data-card': Card;
  readonly 'data-cell': '';
  readonly 'data-light': Light | undefined;
  readonly 'data-keys': '' | undefined;
}

/** What a card's button is given; `light` is null for a card that only lies there. */
export const cardProps = (
  card: Card,
  light: Light | null,
  ...classes: readonly (string | false | undefined)[]
): CardProps => ({
  type: 'button',
  className: cx(face.card, light !== null && face[light], ...classes),
  style: inkOfCard(card),
  'data-card': card,
  'data-cell': '',
  'data-light': light ?? undefined,
  'data-keys': light === 'chosen' ? '' : undefined,
});
