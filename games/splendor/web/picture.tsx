/** Pieces of Splendor by name, for rules and lessons: gems, cards and nobles. */
import { cx, type GameTable, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { NOBLES } from '../src/facts.ts';
import { COLOUR_TOKENS, GOLD_TOKENS } from '../src/state.ts';
import { DevCard } from './card.tsx';
import { none } from './choice.ts';
import { Gem, GemDefs, stones } from './gems.tsx';
import { NobleTile } from './noble.tsx';
import styles from './picture.module.css';
import { cap, roman, texts } from './texts.ts';
import { cardById } from './words.ts';

/** Cards of somebody whom the first of these nobles visits and the others do not. */
const visited = { ...none, diamond: 1, sapphire: 4, emerald: 4, ruby: 0, onyx: 2 };

/** A card or noble by its id, a gem, the back of a deck (`deck2`), a small card (`small:t2-16`); signs and numbers stand as they are. */
function Piece({ id }: { readonly id: string }): ReactNode {
  if (id === 'counts') return <Counts />;
  const deck = /^deck([123])$/.exec(id)?.[1];
  if (deck !== undefined) return <span className={styles.back}>{roman(Number(deck))}</span>;
  if (id === '→') return <Icon name="arrow" size={24} />;
  if (/^[+\d]$/.test(id)) return <span className={styles.sign}>{id}</span>;
  const small = id.startsWith('small:');
  const card = cardById(small ? id.slice('small:'.length) : id);
  if (card !== undefined && card !== null)
    return (
      <div className={cx(styles.card, small && styles.small)} inert>
        <DevCard card={card} look={{ board: null, lit: false }} at={`picture:${id}`} press={() => {}} />
      </div>
    );
  const noble = NOBLES.find((each) => each.id === id);
  if (noble !== undefined)
    return (
      <ul className={styles.noble}>
        <NobleTile noble={noble} bonuses={visited} />
      </ul>
    );
  const stone = stones.find((each) => each === id);
  return stone === undefined ? null : <Gem stone={stone} size={44} />;
}

/** What lies on the table for two, three and four players. */
function Counts(): ReactNode {
  const players = [2, 3, 4];
  const rows: readonly (readonly [string, readonly number[]])[] = [
    [texts.picture.players, players],
    [texts.picture.gems, players.map((seats) => COLOUR_TOKENS[seats])],
    [texts.picture.gold, players.map(() => GOLD_TOKENS)],
    [texts.picture.nobles, players.map((seats) => seats + 1)],
  ];
  return (
    <table className={styles.counts}>
      <tbody>
        {rows.map(([label, counts]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {counts.map((count, i) => (
              <td key={i}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
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
  'On the table': [
    ...stones.map((name) => ({ name, words: cap(name) })),
    { name: 'counts', words: '' },
    {
      name: 't2-16',
      words: '',
      pins: [
        { at: [0, 27], title: 'Prestige', text: 'Two points for you.' },
        { at: [100, 27], title: 'The gem it pays', text: 'One of these off every later price.' },
        { at: [100, 88], title: 'Its price', text: 'Gems of these colours, less what your cards pay.' },
      ],
    },
  ],
  'Your turn': [
    { title: 'Take three', name: 'sapphire ruby onyx', words: 'One gem each of three colours.' },
    { title: 'Take two', name: 'emerald emerald', words: 'Two alike, if four or more are there.' },
    { title: 'Reserve', name: 'deck2 + gold', words: 'Keep a card for later and take a gold.' },
    { title: 'Buy', name: '3 ruby → small:t2-16', words: 'Pay what your cards do not.' },
  ],
  'Ten tokens': [
    {
      name: 'diamond diamond sapphire sapphire emerald emerald ruby ruby onyx gold → onyx',
      words: 'Ten to keep; the eleventh goes back, or another one.',
    },
  ],
  'Nobles visit': [
    {
      name: 'n-03 n-06 n-08',
      words:
        'The Gardener wants four sapphire and four emerald cards. You have them, so the Gardener comes. The Astronomer still waits for two diamond cards.',
    },
  ],
};
