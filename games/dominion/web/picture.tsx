/** Cards of Dominion by name, for rules and lessons: `Village Smithy`, `Throne_Room`. */
import type { GameTable } from '@baize/table';
import type { ReactNode } from 'react';
import { CARD, type CardName } from '../src/facts.ts';
import { HandCard } from './handCard.tsx';
import styles from './picture.module.css';

export function Picture({ name }: { readonly name: string }): ReactNode {
  const cards = name.split(' ').map((each) => CARD[each.replace('_', ' ') as CardName]);
  return (
    <span className={styles.picture} inert>
      {cards.map((card, i) =>
        card === undefined ? null : (
          <HandCard key={i} card={card} light="rest" at={`picture:${card}`} press={() => {}} />
        ),
      )}
    </span>
  );
}

export const pictures: NonNullable<GameTable['pictures']> = {
  'A turn': [
    ['Village Smithy', 'Actions: one a turn, unless a card gives more'],
    ['Copper Silver Gold', 'Treasures: coins to buy with'],
  ],
  Attacks: [['Militia Moat', 'An attack, and what blocks it']],
  'The end': [['Estate Duchy Province', 'Victory cards: points at the end']],
};
