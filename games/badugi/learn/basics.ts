/** What a hand is worth, and drawing. Hands and draws in the texts are those of the tables beside them; the tests play every step. */
import type { Lesson } from '@baize/game';
import type { game } from '../src/game.ts';
import { position } from './position.ts';
import { opened, other } from './replies.ts';

export const basics: readonly Lesson<typeof game>[] = [
  {
    id: 'suits',
    title: 'Four suits, low cards',
    keep: [
      'Four cards, four suits, four ranks: a badugi.',
      'Of two cards of one suit or rank only one counts.',
      'Low is good, and the ace is lowest.',
    ],
    steps: [
      {
        position: () => position({ me: 'As 3h 5d Kd', basil: '2c 4h 8s Qs', drawn: '7c Jh', moves: opened }),
        text: 'Every suit counts once, and low is good. You hold two diamonds: throw the one that spoils the hand.',
        lit: ['discard 5d', 'discard Kd'],
        accept: ['discard Kd, draw'],
        replies: [
          {
            words: 'discard 5d, draw',
            title: 'Keep the low one',
            text: 'Otherwise the king is your diamond.',
            tag: 'Keep',
          },
          { words: 'stand pat', title: 'Only three count', text: 'A new card may make it four.' },
          { words: 'discard **', title: 'One card only', text: 'Throw the diamond you need least.' },
        ],
        otherwise: other,
        hint: 'Press the king of diamonds, then Draw.',
        right: { title: 'That is a badugi', text: 'With the seven of clubs: four suits, four ranks.' },
        after: ['discard 8s', 'draw'],
      },
      {
        position: () => position({ me: 'Ac 4d 4h 8s', basil: '2c 5h 9s Qs', drawn: '6d Jh', moves: opened }),
        text: 'Every rank counts once, too. Which card is one too many?',
        accept: ['discard 4d, draw', 'discard 4h, draw'],
        replies: [
          {
            words: 'discard 8s, draw',
            title: 'The eight counts',
            text: 'It is the only spade and the only eight. Look for the pair.',
            tag: 'Counts',
          },
          {
            words: 'discard Ac, draw',
            title: 'The ace is the best card',
            text: 'Look for the pair.',
            tag: 'Best card',
          },
          { words: 'stand pat', title: 'Only three count', text: 'You hold two fours.' },
          { words: 'discard **', title: 'One card only', text: 'Only one is too many.' },
        ],
        otherwise: other,
        hint: 'You hold two fours. Either may go.',
        right: { title: 'One four is enough', text: 'Now every rank and every suit can count.' },
        after: ['discard Qs', 'draw'],
      },
    ],
  },
  {
    id: 'worth',
    title: 'What a hand is worth',
    keep: [
      'The hand with more cards that count wins.',
      'With equally many, the lower top card wins.',
      'A king-high badugi still beats any three cards.',
    ],
    steps: [
      {
        text: 'Put the strongest hand on top and the weakest at the bottom.',
        sort: [
          { picture: '2s 4h 6d 8c', label: '8-6-4-2 badugi', why: 'all four count' },
          { picture: 'Ad 3c 5s Jh', label: 'J-5-3-A badugi', why: 'all four count' },
          {
            picture: 'As 2h 3d 9d',
            checked: 'As 2h 3d (9d)',
            label: 'Three-card 3-2-A',
            why: 'the second diamond does not count',
          },
          {
            picture: 'Ah 2c Qc Kh',
            checked: 'Ah 2c (Qc) (Kh)',
            label: 'Two-card 2-A',
            why: 'only two suits, so two cards count',
          },
        ],
        shuffled: [2, 0, 3, 1],
        notes: [
          { name: '1', text: 'More cards that count win. Every suit and rank counts once.' },
          { name: '2', text: 'With equally many, the lower top card wins.' },
        ],
        hint: 'Count suits first: how many different ones does each hand have?',
        wrong: { title: 'Not in order yet', text: 'Four cards beat three, however low the three are.' },
        right: { title: 'All four in place', text: 'Count the cards first. Only then compare the highest one.' },
      },
      {
        text: 'All of these have four cards that count. Now the highest card decides, and lower is better.',
        sort: [
          { picture: '5s 6h 7d 8c', label: '8-7-6-5 badugi', why: 'eight high' },
          { picture: 'As 2h 4d 9c', label: '9-4-2-A badugi', why: 'nine high, then four' },
          { picture: '3c 6s 8d 9h', label: '9-8-6-3 badugi', why: 'nine high, then eight' },
          { picture: 'Ac 2s 3h Kd', label: 'K-3-2-A badugi', why: 'king high' },
        ],
        shuffled: [3, 1, 0, 2],
        hint: 'Look at the highest card of each; if it is the same, at the next.',
        wrong: { title: 'Not in order yet', text: 'Compare the highest card first, then the next.' },
        right: { title: 'All four in place', text: 'One high card costs more than three low ones gain.' },
      },
    ],
  },
  {
    id: 'draw',
    title: 'Draw or stand pat',
    keep: [
      'Throw what does not count, keep low cards.',
      'With a good badugi stand pat.',
      'Three draws, and a betting round after each.',
    ],
    steps: [
      {
        position: () => position({ me: 'Ac 2d 9h Th', basil: '3c 5h 8s Qs', drawn: '4s 6d', moves: opened }),
        text: 'Ace and two are a fine start, but nine and ten are high and share a suit. Three draws are to come: what do you throw?',
        lit: ['discard 9h', 'discard Th'],
        accept: ['discard 9h, discard Th, draw', 'discard Th, draw'],
        replies: [
          { words: 'stand pat', title: 'Only three count', text: 'And one of them is a nine.' },
          { words: 'discard 9h, draw', title: 'The ten would stay', text: 'Throw at least the ten.' },
          { words: 'discard **', title: 'Keep ace and two', text: 'They are the start of a strong hand.' },
        ],
        otherwise: other,
        hint: 'Throw the ten, and the nine with it if you want a strong hand.',
        right: { title: 'A start worth keeping', text: 'Two low cards of different suits.' },
        after: ['discard Qs', 'draw'],
      },
      {
        position: () => position({ me: 'Ac 3d 5h 7s', basil: '2c 4h 9s Qs', drawn: 'Kd', moves: opened }),
        text: 'Four suits, four ranks, seven high: you were dealt a badugi. What do you throw?',
        accept: ['stand pat'],
        replies: [
          { words: 'discard **', title: 'Most cards would break it', text: 'Only a few would make it better.' },
        ],
        otherwise: other,
        hint: 'Nothing has to go.',
        right: { title: 'Pat with seven high', text: 'Now the others have to catch you.' },
        after: ['discard Qs', 'draw'],
      },
    ],
  },
];
