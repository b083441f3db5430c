/** Cards of Badugi by name, for rules and lessons: `As 2h 3d (9d)`, in brackets what does not count. */
import type { GameTable } from '@baize/table';
import type { ReactNode } from 'react';
import { cardFrom } from '../src/index.ts';
import { Face } from './cards.tsx';

export function Picture({ name }: { readonly name: string }): ReactNode {
  return name.split(' ').map((text, i) => {
    const card = cardFrom(text.replace(/[()]/g, ''));
    return card < 0 ? null : <Face key={i} card={card} width={64} dim={text.startsWith('(')} />;
  });
}

export const pictures: NonNullable<GameTable['pictures']> = {
  Hands: [
    { name: 'Ac 2d 3h 4s', words: 'The best hand: four suits, four ranks, four high.' },
    { name: 'As 2h 3d 9d', words: 'Two diamonds: the nine does not count. Three cards.' },
    { name: 'Ac 4d 4h 8s', words: 'A pair: one of the fours does not count. Three cards.' },
  ],
};
