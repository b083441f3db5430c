/** Splendor in six lessons. Prices and counts in the texts are those of the tables beside them; the tests play every step. */
import type { Course } from '@baize/game';
import type { game } from '../src/game.ts';
import { position } from './position.ts';

/** The moves that these cards are asked about by. */
const buying = (...ids: readonly string[]): readonly string[] => ids.map((id) => `buy ${id}`);
const early = 'Not yet. This lesson is about something else.';

export const course: Course<typeof game> = {
  lessons: [
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
          replies: [
            { words: 'take * *', reply: 'Two of one colour can be taken too. Here take three different ones.' },
          ],
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
    {
      id: 'reserve',
      title: 'Gold and reserving',
      keep: [
        'A reserved card is yours alone to buy.',
        'Reserving brings a gold, which stands for any gem.',
        'You can hold three reserved cards.',
      ],
      steps: [
        {
          position: () =>
            position({
              open: ['t2-21', 't2-16', 't2-08', 't2-13'],
              me: { tokens: { onyx: 2, ruby: 1, diamond: 1 }, cards: ['t1-36'] },
              rival: { tokens: { onyx: 2, sapphire: 1 }, cards: ['t1-33', 't1-35', 't1-37'] },
              round: 7,
            }),
          text: 'Basil can pay for the ruby card in the middle row that costs five onyx. Reserve it before he buys it.',
          lit: ['reserve t2-21'],
          accept: ['reserve t2-21'],
          replies: [
            { words: 'reserve *', reply: 'Basil cannot pay for that one. Look for the price of five onyx.' },
            { words: 'take **', reply: 'Then Basil buys the card, and its two points are gone.' },
          ],
          otherwise: early,
          hint: 'Press the ruby card in the middle row, then Reserve.',
          right: 'It waits for you alone, and a gold came with it.',
          after: ['take diamond sapphire emerald'],
        },
        {
          position: () =>
            position({
              me: { tokens: { onyx: 3, gold: 1, diamond: 1 }, cards: ['t1-36'], reserved: ['t2-21'] },
              rival: { tokens: { sapphire: 2, diamond: 1, emerald: 1 }, cards: ['t1-33', 't1-35', 't1-37'] },
              round: 9,
            }),
          text: 'Gold stands for any gem. One onyx is missing for your reserved card: let the gold pay it.',
          lit: buying('t2-21'),
          accept: ['buy t2-21', 'buy t2-21 **'],
          replies: [
            { words: 'take **', reply: 'You need not wait: the gold pays the missing onyx.' },
            { words: 'reserve *', reply: 'One reserved card is enough for now. Buy the one you have.' },
          ],
          otherwise: early,
          hint: 'Press your reserved card, then Buy.',
          right: 'Two points, and nobody could take them from you.',
        },
      ],
    },
    {
      id: 'nobles',
      title: 'Nobles',
      keep: [
        'A noble wants cards, not gems.',
        'The visit costs no turn and no gems.',
        'Each noble brings three points, once.',
      ],
      steps: [
        {
          position: () =>
            position({
              open: ['t1-25', 't1-33', 't1-02', 't1-31'],
              nobles: ['n-02', 'n-05', 'n-09'],
              me: {
                tokens: { diamond: 3, ruby: 1 },
                cards: ['t1-09', 't1-10', 't1-11', 't1-17', 't1-19', 't1-20', 't1-26', 't1-27'],
              },
              rival: { tokens: { onyx: 2 }, cards: ['t1-36', 't1-34', 't1-35'] },
              round: 12,
            }),
          text: 'One noble wants three sapphire, three emerald and three ruby cards. Which card brings this noble to you now?',
          lit: ['noble n-09', ...buying('t1-25', 't1-33', 't1-02', 't1-31')],
          accept: ['buy t1-25'],
          replies: [
            { words: 'buy t1-33', reply: 'An onyx card. This noble asks for none: what you lack is a ruby card.' },
            { words: 'buy *', reply: 'That is not the colour the noble is missing. You lack a ruby card.' },
            { words: 'take **', reply: 'Nobles look at your cards, not at your gems.' },
          ],
          otherwise: early,
          hint: 'Count your cards: three sapphire, three emerald, two ruby.',
          right: 'The noble comes at once: three points, and no turn spent.',
          after: ['take diamond sapphire emerald'],
        },
        {
          position: () =>
            position({
              open: ['t1-05', 't1-33', 't1-13', 't1-31'],
              nobles: ['n-02', 'n-06', 'n-10'],
              me: {
                tokens: { sapphire: 2, emerald: 3 },
                cards: ['t1-01', 't1-04', 't1-09', 't1-10', 't1-17', 't1-19', 't1-26'],
              },
              rival: { tokens: { onyx: 2 }, cards: ['t1-36', 't1-34'] },
              round: 9,
            }),
          text: 'Plan for nobles early. One wants three diamond, three sapphire and three emerald cards: buy the card that helps.',
          lit: ['noble n-06', ...buying('t1-05', 't1-33', 't1-13', 't1-31')],
          accept: ['buy t1-13'],
          replies: [
            { words: 'buy t1-33', reply: 'A fine card, but the noble you are closest to asks for no onyx.' },
            { words: 'buy *', reply: 'Look for a colour the noble wants and you have only two of.' },
            { words: 'take **', reply: 'You can already buy a card the noble wants.' },
          ],
          otherwise: early,
          hint: 'You have two sapphire cards. The noble wants three.',
          right: 'Two cards to go. Cards that nobles want are worth a little more.',
        },
      ],
    },
    {
      id: 'fifteen',
      title: 'Fifteen wins',
      keep: [
        'Fifteen points start the last round.',
        'The round is played to its end: everybody has the same number of turns.',
        'Most points win; fewer cards break a tie.',
      ],
      steps: [
        {
          position: () =>
            position({
              open: [
                't1-24',
                't1-33',
                't1-03',
                't1-31',
                't2-12',
                't2-16',
                't2-08',
                't2-13',
                't3-18',
                't3-05',
                't3-10',
                't3-15',
              ],
              me: { tokens: { sapphire: 4, onyx: 4, gold: 1 }, cards: ['t3-06', 't3-02', 't2-24', 't1-32'] },
              rival: { tokens: { ruby: 3, diamond: 1 }, cards: ['t3-12', 't2-18', 't2-09', 't2-15'] },
              round: 20,
            }),
          text: 'You have twelve points. Fifteen start the last round: which purchase gets you there?',
          lit: buying('t1-24', 't2-12', 't2-16', 't2-08', 't2-13'),
          accept: ['buy t2-12', 'buy t2-12 **'],
          replies: [
            { words: 'buy t1-24**', reply: 'One point makes thirteen. You need three more points.' },
            { words: 'take **', reply: 'Gems bring no points. One card is worth exactly the three you need.' },
          ],
          otherwise: early,
          hint: 'Look for a 3 in the corner. It costs six sapphires: your four gems, your sapphire card and the gold pay them.',
          right: 'Fifteen. Basil has the last turn of the round, then points are counted.',
          after: ['take diamond sapphire emerald'],
        },
      ],
    },
  ],
};
