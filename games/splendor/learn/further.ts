/** Reserving, nobles and the end. Prices and counts in the texts are those of the tables beside them; the tests play every step. */
import type { Lesson } from '@baize/game';
import type { game } from '../src/game.ts';
import { position } from './position.ts';
import { buying, early } from './replies.ts';

export const further: readonly Lesson<typeof game>[] = [
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
];
