/** Rulings in players' words; docs/rules has them in full, under the same numbers. */
import type { Ruling } from '@baize/game';

export const rulings: readonly Ruling[] = [
  {
    number: 'D2',
    part: 'Two rule sets',
    title: 'Piles',
    text: 'Official rules: eight Victory cards a pile with two players, twelve with more. House rules: twelve.',
  },
  {
    number: 'D3',
    part: 'Cards',
    title: 'Curses',
    text: 'Ten for each opponent. Alone at the table there is no Curse pile.',
  },
  {
    number: 'D4',
    part: 'A turn',
    title: 'Order of a turn',
    text: 'Playing a Treasure or buying ends the Actions of a turn. After the first buy no Treasure can be played.',
  },
  {
    number: 'D6',
    part: 'The end',
    title: 'The end',
    text: 'The game ends after the turn in which the last Province or the third pile went, no matter who took it or how.',
  },
  {
    number: 'D7',
    part: 'Two rule sets',
    title: 'Throne Room and Moneylender',
    text: 'First edition, official rules: they must be used if they can be. House rules and second edition: you may decline.',
  },
  {
    number: 'D8',
    part: 'Two rule sets',
    title: 'Throne Room on Throne Room',
    text: 'Official rules: two Actions, each played twice. House rules: one Action, played four times.',
  },
  {
    number: 'D12',
    part: 'Attacks',
    title: 'Moat',
    text: 'It is shown before the attack does anything, stays in hand, and may be shown again to the next attack.',
  },
  {
    number: 'D14',
    part: 'A turn',
    title: 'Shuffling',
    text: 'A shuffle takes the discard pile and nothing else: not cards in play, revealed or set aside.',
  },
  {
    number: 'D17',
    part: 'The end',
    title: 'Ties',
    text: 'Equal points: fewer turns win. Still equal, the win is shared.',
  },
  {
    number: 'D18',
    part: 'A turn',
    title: 'What is public',
    text: 'What everybody owns, the sizes of hands and decks, and the top of each discard pile. Not the order of a deck.',
  },
  {
    number: 'D20',
    part: 'A turn',
    title: 'Gaining',
    text: 'Gaining is a must where a card says so, if a pile allows it. A Curse is no Victory card; Council Room is no attack.',
  },
  {
    number: 'D21',
    part: 'Attacks',
    title: 'Thief',
    text: 'Each victim reveals two cards and loses one Treasure of the thief’s choice; the thief gains any of those trashed.',
  },
  {
    number: 'D22',
    part: 'Attacks',
    title: 'Bureaucrat',
    text: 'A victim without a Victory card shows the hand.',
  },
  {
    number: 'D25',
    part: 'Two editions',
    title: 'Second edition',
    text: 'Throne Room, Mine and Moneylender say “you may”.',
  },
];
