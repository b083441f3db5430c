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
        ask: { title: 'Choose three gems', line: 'One each of three colours.' },
        text: 'Gems pay for cards. Take three gems of different colours from the bank.',
        lit: ['take diamond sapphire emerald ruby onyx'],
        accept: ['take diamond sapphire emerald', 'take * * *'],
        replies: [
          {
            words: 'take * *',
            title: 'Two of one colour',
            text: 'That is allowed too. Here take three different ones.',
          },
        ],
        otherwise: early,
        hint: 'Press three different stones, then Take.',
        right: { title: 'Three gems a turn', text: 'As long as their colours differ.' },
      },
      {
        position: () =>
          position({
            me: { tokens: { diamond: 1, emerald: 1, ruby: 1 } },
            rival: { tokens: { sapphire: 1, ruby: 1, emerald: 1 } },
            round: 2,
          }),
        ask: { title: 'Take two onyx', line: 'Press the stone twice.' },
        text: 'Or take two of one colour, if the bank holds four of it. Only onyx has four left: take two.',
        lit: ['take onyx onyx'],
        accept: ['take onyx onyx'],
        replies: [{ words: 'take * * *', title: 'Three different ones', text: 'Press onyx twice.' }],
        otherwise: early,
        hint: 'Press onyx twice, then Take.',
        right: { title: 'Two onyx', text: 'From a pile of three you could have taken only one.' },
      },
      {
        position: () =>
          position({
            open: ['t1-38', 't1-03', 't1-31', 't1-17'],
            me: { tokens: { diamond: 2, sapphire: 2, emerald: 3, onyx: 2 } },
            round: 4,
          }),
        ask: { title: 'Take three, return two', line: 'Emerald, ruby and onyx first.' },
        text: 'Ten tokens is the limit. Take emerald, ruby and onyx, then return two that the first card in the bottom row does not need.',
        lit: ['take emerald ruby onyx', 'buy t1-38'],
        accept: ['take emerald ruby onyx, return emerald emerald', 'take emerald ruby onyx, return **'],
        replies: [
          {
            words: 'take emerald ruby onyx, return diamond **',
            title: 'Keep the diamonds',
            text: 'The card costs two of them.',
          },
          {
            words: 'take emerald ruby onyx, return sapphire **',
            title: 'Keep the sapphires',
            text: 'The card costs two of them.',
          },
          { words: 'take emerald ruby onyx, return **ruby**', title: 'Keep the ruby', text: 'The card costs one.' },
        ],
        otherwise: { title: 'First the gems', text: 'Take emerald, ruby and onyx.' },
        hint: 'It costs two diamonds, two sapphires and a ruby: emeralds and onyx can go.',
        right: { title: 'Ten tokens', text: 'And next turn you can buy the card.' },
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
        ask: { title: 'Choose a card', line: 'One of the four lit cards costs three rubies.' },
        text: 'The price stands at the foot of a card. One card costs exactly your three rubies: buy it.',
        lit: buying('t1-34', 't1-03', 't1-31', 't1-17'),
        accept: ['buy t1-17'],
        replies: [
          { words: 'take **', title: 'You hold enough already', text: 'Look for the card that costs three rubies.' },
          { words: 'reserve *', title: 'That only keeps it for later', text: 'One of these you can pay for now.' },
        ],
        otherwise: early,
        hint: 'It is the emerald card at the right end of the bottom row.',
        right: {
          title: 'Yours for three rubies',
          text: 'They are back in the bank. The card stays for the whole game.',
        },
      },
      {
        position: () =>
          position({ open: ['t1-25', 't1-32', 't1-03', 't1-31'], me: { tokens: { diamond: 4, onyx: 1 } }, round: 4 }),
        ask: { title: 'Choose a card', line: 'One of the two lit cards brings a point.' },
        text: 'The big number is the points that a card brings. Two ruby cards are within reach: buy the one with a point.',
        lit: buying('t1-25', 't1-32'),
        accept: ['buy t1-32'],
        replies: [
          { words: 'buy t1-25', title: 'No point on that one', text: 'It costs one diamond less, but brings nothing.' },
          { words: 'reserve *', title: 'That only keeps it for later', text: 'You can pay for it now.' },
        ],
        otherwise: early,
        hint: 'Look for the 1 in the upper left corner.',
        right: { title: 'One point', text: 'Whoever has fifteen first usually wins.' },
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
        ask: { title: 'Choose a card', line: 'One of the four lit cards is yours.' },
        text: 'Your two emerald cards pay two emeralds of every price. Which card in the bottom row can you buy now?',
        lit: [...buying('t1-33', 't1-34', 't1-06', 't1-31'), 'own emerald'],
        accept: ['buy t1-34'],
        replies: [
          {
            words: 'reserve t1-33',
            title: 'One emerald short',
            text: 'Your cards pay two of the three. You hold no emerald for the last one.',
            tag: '1 short',
            working: {
              kind: 'sum',
              parts: [
                { piece: 'emerald', count: 3, label: 'price' },
                { sign: '−', piece: 'emerald', count: 2, label: 'paid' },
                { sign: '=', piece: 'emerald', count: 1, label: 'short' },
              ],
            },
          },
          { words: 'reserve t1-34', title: 'That only keeps it for later', text: 'You can pay for it now.' },
          {
            words: 'reserve *',
            title: 'Still too dear',
            text: 'Prices are shown with your cards taken off. Your gems must pay the rest.',
            tag: 'Too dear',
          },
          { words: 'take **', title: 'No gems are needed', text: 'One card is within reach already.' },
        ],
        otherwise: early,
        hint: 'It costs two emeralds and one ruby.',
        right: {
          title: 'Yours for one ruby',
          text: 'From now on every price is one onyx lower too.',
          working: {
            kind: 'sum',
            parts: [
              { piece: 'emerald', count: 2, label: 'cards paid' },
              { sign: '+', piece: 'ruby', count: 1, label: 'you paid' },
            ],
          },
        },
      },
      {
        position: () =>
          position({
            open: ['t1-33', 't1-34', 't1-06', 't1-31'],
            me: { tokens: { ruby: 1, diamond: 1 }, cards: ['t1-17', 't1-19', 't1-20'] },
            round: 7,
          }),
        ask: { title: 'Choose a card', line: 'One of the four lit cards is free.' },
        text: 'Cards can pay a whole price. Which card costs you nothing now?',
        lit: [...buying('t1-33', 't1-34', 't1-06', 't1-31'), 'own emerald'],
        accept: ['buy t1-33'],
        replies: [
          {
            words: 'buy t1-34',
            title: 'That would cost your ruby',
            text: 'Another card is free.',
            tag: 'Costs 1',
            working: {
              kind: 'sum',
              parts: [
                { piece: 'emerald', count: 2, label: 'cards pay' },
                { sign: '+', piece: 'ruby', count: 1, label: 'you pay' },
              ],
            },
          },
          { words: 'reserve *', title: 'No need to wait', text: 'One card in the bottom row is free.' },
        ],
        otherwise: early,
        hint: 'You own three emerald cards.',
        right: {
          title: 'Free',
          text: 'And it makes the next cards cheaper again.',
          working: {
            kind: 'sum',
            parts: [
              { piece: 'emerald', count: 3, label: 'cards paid' },
              { sign: '+', piece: 'ruby', count: 0, label: 'you paid' },
            ],
          },
        },
      },
    ],
  },
];
