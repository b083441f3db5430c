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
    {
      name: 'Laboratory',
      words: '',
      pins: [
        { at: [100, 12], title: 'Its name', text: 'And below it the kind: Action, Treasure, Victory or Curse.' },
        { at: [100, 84], title: 'What it does', text: 'When you play it: two cards more, one Action more.' },
        { at: [14, 100], title: 'Its cost', text: 'Coins to buy it.' },
      ],
    },
    { name: 'Village Smithy', words: 'Actions: one a turn, unless a card gives more' },
    { name: 'Copper Silver Gold', words: 'Treasures: coins to buy with' },
  ],
  Attacks: [{ name: 'Militia Moat', words: 'An attack, and what blocks it' }],
  'The end': [{ name: 'Estate Duchy Province', words: 'Victory cards: points at the end' }],
};
