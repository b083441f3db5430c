/** Gems, cards and the discounts they give. Prices and counts in the texts are those of the tables beside them; the tests play every step. */
import type { Lesson } from '@baize/game';
import type { game } from '../src/game.ts';
import { position } from './position.ts';
import { buying, early } from './replies.ts';

export const basics: readonly Lesson<typeof game>[] = [
  {
    id: 'gems',
    title: 'Take gems',
    keep: [
      'Three gems of different colours, or two of one.',
      'Two of one colour need four in the bank.',
      'Ten tokens is the most you keep.',
    ],
    steps: [
      {
        position: () => position(),
        text: 'Gems pay for cards. Take three gems of different colours from the bank.',
        lit: ['take diamond sapphire emerald ruby onyx'],
        accept: ['take diamond sapphire emerald', 'take * * *'],
        replies: [{ words: 'take * *', reply: 'Two of one colour can be taken too. Here take three different ones.' }],
        otherwise: early,
        hint: 'Press three different stones, then Take.',
        right: 'Three gems a turn, as long as their colours differ.',
      },
      {
        position: () =>
          position({
            me: { tokens: { diamond: 1, emerald: 1, ruby: 1 } },
            rival: { tokens: { sapphire: 1, ruby: 1, emerald: 1 } },
            round: 2,
          }),
        text: 'Or take two of one colour, if the bank holds four of it. Only onyx has four left: take two.',
        lit: ['take onyx onyx'],
        accept: ['take onyx onyx'],
        replies: [{ words: 'take * * *', reply: 'Those are three different ones. Press onyx twice.' }],
        otherwise: early,
        hint: 'Press onyx twice, then Take.',
        right: 'From a pile of three you could have taken only one.',
      },
      {
        position: () =>
          position({
            open: ['t1-38', 't1-03', 't1-31', 't1-17'],
            me: { tokens: { diamond: 2, sapphire: 2, emerald: 3, onyx: 2 } },
            round: 4,
          }),
        text: 'Ten tokens is the limit. Take emerald, ruby and onyx, then return two that the first card in the bottom row does not need.',
        lit: ['take emerald ruby onyx', 'buy t1-38'],
        accept: ['take emerald ruby onyx, return emerald emerald', 'take emerald ruby onyx, return **'],
        replies: [
          { words: 'take emerald ruby onyx, return diamond **', reply: 'The card costs two diamonds. Keep them.' },
          { words: 'take emerald ruby onyx, return sapphire **', reply: 'The card costs two sapphires. Keep them.' },
          { words: 'take emerald ruby onyx, return **ruby**', reply: 'The card costs a ruby. Keep it.' },
        ],
        otherwise: 'Take emerald, ruby and onyx first.',
        hint: 'It costs two diamonds, two sapphires and a ruby: emeralds and onyx can go.',
        right: 'Ten tokens, and next turn you can buy the card.',
      },
    ],
  },
  {
    id: 'buy',
    title: 'Buy a card',
    keep: [
      'A price stands at the foot of the card.',
      'The big number is the points it brings.',
      'The gems you pay go back to the bank.',
    ],
    steps: [
      {
        position: () => position({ me: { tokens: { ruby: 3, emerald: 1, onyx: 1 } }, round: 3 }),
        text: 'The price stands at the foot of a card. One card costs exactly your three rubies: buy it.',
        lit: buying('t1-34', 't1-03', 't1-31', 't1-17'),
        accept: ['buy t1-17'],
        replies: [
          { words: 'take **', reply: 'You hold enough already. Look for the card that costs three rubies.' },
          { words: 'reserve *', reply: 'Reserving only keeps a card for later. One of these you can pay for now.' },
        ],
        otherwise: early,
        hint: 'It is the emerald card at the right end of the bottom row.',
        right: 'The rubies are back in the bank, and the card is yours for the whole game.',
      },
      {
        position: () =>
          position({ open: ['t1-25', 't1-32', 't1-03', 't1-31'], me: { tokens: { diamond: 4, onyx: 1 } }, round: 4 }),
        text: 'The big number is the points that a card brings. Two ruby cards are within reach: buy the one with a point.',
        lit: buying('t1-25', 't1-32'),
        accept: ['buy t1-32'],
        replies: [
          { words: 'buy t1-25', reply: 'It costs one diamond less, but brings no point.' },
          { words: 'reserve *', reply: 'Reserving only keeps a card for later. You can pay for it now.' },
        ],
        otherwise: early,
        hint: 'Look for the 1 in the upper left corner.',
        right: 'One point. Whoever has fifteen first usually wins.',
      },
    ],
  },
  {
    id: 'discounts',
    title: 'Cards pay for cards',
    keep: [
      'Every card you own pays one gem of its colour.',
      'It pays every turn and is never used up.',
      'The bottom row is cheap: buy there early.',
    ],
    steps: [
      {
        position: () =>
          position({
            open: ['t1-33', 't1-34', 't1-06', 't1-31'],
            me: { tokens: { diamond: 1, ruby: 1, onyx: 1 }, cards: ['t1-17', 't1-19', 't1-09'] },
            rival: { tokens: { sapphire: 2, emerald: 1, onyx: 1 }, cards: ['t1-01', 't1-36'] },
            round: 6,
          }),
        text: 'Your two emerald cards pay two emeralds of every price. Which card in the bottom row can you buy now?',
        lit: buying('t1-33', 't1-34', 't1-06', 't1-31'),
        accept: ['buy t1-34'],
        replies: [
          { words: 'reserve t1-33', reply: 'One emerald short: it costs three, and your cards pay two of them.' },
          {
            words: 'reserve *',
            reply: 'That one is still too dear. A tick under a price means that your cards pay it.',
          },
          { words: 'take **', reply: 'No gems are needed: one card is within reach already.' },
        ],
        otherwise: early,
        hint: 'It costs two emeralds and one ruby.',
        right: 'Yours for one ruby. From now on every price is also one onyx lower.',
      },
      {
        position: () =>
          position({
            open: ['t1-33', 't1-34', 't1-06', 't1-31'],
            me: { tokens: { ruby: 1, diamond: 1 }, cards: ['t1-17', 't1-19', 't1-20'] },
            round: 7,
          }),
        text: 'Cards can pay a whole price. Which card costs you nothing now?',
        lit: buying('t1-33', 't1-34', 't1-06', 't1-31'),
        accept: ['buy t1-33'],
        replies: [
          { words: 'buy t1-34', reply: 'That one would cost your ruby. Another is free.' },
          { words: 'reserve *', reply: 'One card in the bottom row is free: no need to wait.' },
        ],
        otherwise: early,
        hint: 'You own three emerald cards.',
        right: 'Free, and it makes the next cards cheaper again.',
      },
    ],
  },
];
