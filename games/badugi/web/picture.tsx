/** Cards of Badugi by name, for rules and lessons: `As 2h 3d 9d`. */
import type { ReactNode } from 'react';
import { cardFrom } from '../src/index.ts';
import { Face } from './cards.tsx';

export function Picture({ name }: { readonly name: string }): ReactNode {
  const cards = name.split(' ').map((text) => cardFrom(text));
  return cards.map((card, i) => (card < 0 ? null : <Face key={i} card={card} width={64} />));
}
