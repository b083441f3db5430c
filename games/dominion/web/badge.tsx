/** A card as a small round sign, by its name; nothing where there is no such card. */
import type { ReactNode } from 'react';
import { CARD, type CardName } from '../src/facts.ts';
import { Emblem, inkOfCard } from './art.tsx';
import styles from './badge.module.css';

const isCard = (name: string): name is CardName => Object.hasOwn(CARD, name);

export const Badge = ({ name }: { readonly name: string }): ReactNode =>
  isCard(name) ? (
    <span className={styles.badge} style={inkOfCard(CARD[name])} aria-hidden="true">
      <Emblem card={CARD[name]} />
    </span>
  ) : null;
