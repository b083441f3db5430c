/** A card as a small round sign, by its name; nothing where there is no such card. */
import type { ReactNode } from 'react';
import { CARD, type CardName } from '../src/facts.ts';
import { Disc } from './chip.tsx';

const isCard = (name: string): name is CardName => Object.hasOwn(CARD, name);

export const Badge = ({ name }: { readonly name: string }): ReactNode =>
  isCard(name) ? <Disc card={CARD[name]} size="small" /> : null;
