/** Pieces of Splendor by name, for rules and lessons: gems, cards and nobles. */
import type { GameTable } from '@baize/table';
import type { ReactNode } from 'react';
import { NOBLES } from '../src/facts.ts';
import { DevCard } from './card.tsx';
import { Gem, GemDefs, stones } from './gems.tsx';
import { NobleTile } from './noble.tsx';
import styles from './picture.module.css';
import { cardById } from './words.ts';

function Piece({ id }: { readonly id: string }): ReactNode {
  const card = cardById(id);
  if (card !== undefined && card !== null)
    return (
      <div className={styles.card} inert>
        <DevCard card={card} look={{ board: null, lit: false }} at={`picture:${id}`} press={() => {}} />
      </div>
    );
  const noble = NOBLES.find((each) => each.id === id);
  if (noble !== undefined)
    return (
      <ul className={styles.noble}>
        <NobleTile noble={noble} bonuses={null} />
      </ul>
    );
  const stone = stones.find((each) => each === id);
  return stone === undefined ? null : <Gem stone={stone} size={48} />;
}

export const Picture = ({ name }: { readonly name: string }): ReactNode => (
  <>
    <GemDefs />
    {name.split(' ').map((id, i) => (
      <Piece key={i} id={id} />
    ))}
  </>
);

export const pictures: NonNullable<GameTable['pictures']> = {
  Gems: [
    ['diamond sapphire emerald', 'Diamond, sapphire, emerald'],
    ['ruby onyx', 'Ruby and onyx'],
    ['gold', 'Gold stands for any of them'],
  ],
  'The table': [
    ['t2-16', 'Top left the points, top right the gem that the card pays from now on, below its price'],
    ['n-09', 'A noble: three points for three cards of each colour shown'],
  ],
  'Your turn': [
    ['sapphire ruby onyx', 'Take three: one gem each of three colours'],
    ['emerald emerald', 'Take two alike, if four or more are there'],
  ],
};
