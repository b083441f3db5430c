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
        ask: { title: 'Reserve a card', line: 'The lit one, before Basil buys it.' },
        text: 'Basil can pay for the ruby card in the middle row that costs five onyx. Reserve it before he buys it.',
        lit: ['reserve t2-21'],
        accept: ['reserve t2-21'],
        replies: [
          { words: 'reserve *', title: 'Basil cannot pay for that one', text: 'Look for the price of five onyx.' },
          { words: 'take **', title: 'Then Basil buys the card', text: 'Its two points are gone.' },
        ],
        otherwise: early,
        hint: 'Press the ruby card in the middle row, then Reserve.',
        right: { title: 'It waits for you alone', text: 'And a gold came with it.' },
        after: ['take diamond sapphire emerald'],
      },
      {
        position: () =>
          position({
            me: { tokens: { onyx: 3, gold: 1, diamond: 1 }, cards: ['t1-36'], reserved: ['t2-21'] },
            rival: { tokens: { sapphire: 2, diamond: 1, emerald: 1 }, cards: ['t1-33', 't1-35', 't1-37'] },
            round: 9,
          }),
        ask: { title: 'Buy your reserved card', line: 'The gold pays the missing onyx.' },
        text: 'Gold stands for any gem. One onyx is missing for your reserved card: let the gold pay it.',
        lit: buying('t2-21'),
        accept: ['buy t2-21', 'buy t2-21 **'],
        replies: [
          { words: 'take **', title: 'No need to wait', text: 'The gold pays the missing onyx.' },
          { words: 'reserve *', title: 'One is enough for now', text: 'Buy the reserved card you have.' },
        ],
        otherwise: early,
        hint: 'Press your reserved card, then Buy.',
        right: {
          title: 'Two points',
          text: 'And nobody could take them from you.',
          working: {
            kind: 'sum',
            parts: [
              { piece: 'onyx', count: 1, label: 'card' },
              { sign: '+', piece: 'onyx', count: 3, label: 'gems' },
              { sign: '+', piece: 'gold', count: 1, label: 'gold' },
            ],
          },
        },
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
        ask: { title: 'Choose a card', line: 'One of the four lit cards brings the lit noble.' },
        text: 'One noble wants three sapphire, three emerald and three ruby cards. Which card brings this noble to you now?',
        lit: ['noble n-09', ...buying('t1-25', 't1-33', 't1-02', 't1-31')],
        accept: ['buy t1-25'],
        replies: [
          { words: 'buy t1-33', title: 'The noble wants no onyx', text: 'What you lack is a ruby card.', tag: 'Onyx' },
          {
            words: 'buy *',
            title: 'Not the colour you lack',
            text: 'The noble still waits for a ruby card.',
            working: {
              kind: 'sum',
              parts: [
                { piece: 'ruby', count: 3, label: 'wanted' },
                { sign: '−', piece: 'ruby', count: 2, label: 'yours' },
                { sign: '=', piece: 'ruby', count: 1, label: 'short' },
              ],
            },
          },
          { words: 'take **', title: 'Gems do not impress nobles', text: 'They look at your cards.' },
        ],
        otherwise: early,
        hint: 'Count your cards: three sapphire, three emerald, two ruby.',
        right: { title: 'The noble comes at once', text: 'Three points, and no turn spent.' },
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
        ask: { title: 'Choose a card', line: 'One of the four lit cards helps with the lit noble.' },
        text: 'Plan for nobles early. One wants three diamond, three sapphire and three emerald cards: buy the card that helps.',
        lit: ['noble n-06', ...buying('t1-05', 't1-33', 't1-13', 't1-31')],
        accept: ['buy t1-13'],
        replies: [
          { words: 'buy t1-33', title: 'The noble wants no onyx', text: 'A fine card otherwise.', tag: 'Onyx' },
          {
            words: 'buy *',
            title: 'Not the colour you lack',
            text: 'Look for one the noble wants and you have only two of.',
          },
          { words: 'take **', title: 'No gems are needed', text: 'You can already buy a card the noble wants.' },
        ],
        otherwise: early,
        hint: 'You have two sapphire cards. The noble wants three.',
        right: { title: 'Two cards to go', text: 'Cards that nobles want are worth a little more.' },
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
        ask: { title: 'Choose a card', line: 'One of the lit cards brings three points.' },
        text: 'You have twelve points. Fifteen start the last round: which purchase gets you there?',
        lit: buying('t1-24', 't2-12', 't2-16', 't2-08', 't2-13'),
        accept: ['buy t2-12', 'buy t2-12 **'],
        replies: [
          { words: 'buy t1-24**', title: 'Two points short', text: 'One more point makes thirteen.', tag: '1 point' },
          { words: 'take **', title: 'Gems bring no points', text: 'One card is worth exactly the three you need.' },
        ],
        otherwise: early,
        hint: 'Look for a 3 in the corner. It costs six sapphires: your four gems, your sapphire card and the gold pay them.',
        right: { title: 'Fifteen', text: 'Basil has the last turn of the round, then points are counted.' },
        after: ['take diamond sapphire emerald'],
      },
    ],
  },
];
