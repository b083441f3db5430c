/** Rulings in players' words; docs/rules has them in full, under the same numbers. */
import type { Ruling } from '@baize/game';

export const rulings: readonly Ruling[] = [
  {
    number: 'B1',
    part: 'Hands',
    title: 'What counts',
    text: 'A card that repeats a rank or suit does not count. The best choice of counting cards is the hand.',
  },
  {
    number: 'B2',
    part: 'Hands',
    title: 'Comparing',
    text: 'More counting cards win; then the highest card, lower is better. The ace is low. Suits break no tie.',
  },
  {
    number: 'B4',
    part: 'A hand of play',
    title: 'Two players',
    text: 'The button posts the small blind, acts first before the first draw and last after it.',
  },
  {
    number: 'B5',
    part: 'A hand of play',
    title: 'Who begins',
    text: 'The first round starts left of the big blind, later rounds left of the button.',
  },
  {
    number: 'B7',
    part: 'Betting',
    title: 'Folding',
    text: 'It is not offered while checking is free.',
  },
  {
    number: 'B8',
    part: 'Betting',
    title: 'Size of bets',
    text: 'The big blind in the first two rounds, twice that in the last two. At most five bets a round by house rules, four by the official ones.',
  },
  {
    number: 'B11',
    part: 'Betting',
    title: 'All in',
    text: 'Whoever is all in plays for the chips they could match; side pots hold the rest. They draw as usual.',
  },
  {
    number: 'B12',
    part: 'Betting',
    title: 'Short all-in',
    text: 'Less than half a bet is only to be called; from half a bet on it counts and may be raised.',
  },
];
