/** Rulings in players' words; docs/rules has them in full, under the same numbers. */
import type { Ruling } from '@baize/game';

export const rulings: readonly Ruling[] = [
  {
    number: 'S2',
    part: 'Your turn',
    title: 'Fewer than three colours',
    text: 'If the bank has only two colours left, take one of each; if one, take one. Never fewer than possible.',
  },
  {
    number: 'S4',
    part: 'Your turn',
    title: 'Two of a colour',
    text: 'Take two alike only if the bank holds at least four of that colour before you take.',
  },
  {
    number: 'S5',
    part: 'Your turn',
    title: 'No gold left',
    text: 'You may still reserve. You just get no gold. A face-up card is replaced at once.',
  },
  {
    number: 'S6',
    part: 'Your turn',
    title: 'Hidden reserves',
    text: 'A card reserved from a deck is known only to you until you buy it. The others see its level.',
  },
  {
    number: 'S7',
    part: 'Your turn',
    title: 'Paying with gold',
    text: 'Gold stands for any gem, even one that you hold. Pay the exact price, never more.',
  },
  {
    number: 'S8',
    part: 'Ten tokens',
    title: 'Ten tokens',
    text: 'Whoever has more than ten, gold counted, returns the excess: any tokens, including those just taken.',
  },
  {
    number: 'S9',
    part: 'Nobles visit',
    title: 'One noble a turn',
    text: 'Nobles are checked after every turn. At most one comes, and it cannot be refused; if several could come, you choose.',
  },
  {
    number: 'S10',
    part: 'The end',
    title: 'The last round',
    text: 'Fifteen points, or what the table plays to, at the end of a turn, nobles counted, start it. It is played to its end, so everybody has had the same number of turns.',
  },
  {
    number: 'S11',
    part: 'The end',
    title: 'Ties',
    text: 'Most points, then fewer cards bought. If that is equal too, the official rules share the win; house rules go clockwise from whoever triggered the last round.',
  },
  {
    number: 'S12',
    part: 'The end',
    title: 'Passing',
    text: 'Only if nothing else is possible. A whole round of passes ends the game.',
  },
  {
    number: 'S14',
    part: 'Your turn',
    title: 'Order in a turn',
    text: 'Action, new card, return, noble, last round, next player.',
  },
  {
    number: 'S15',
    part: 'On the table',
    title: 'Empty deck',
    text: 'The place stays empty for the rest of the game.',
  },
];
