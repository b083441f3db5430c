/** A turn, money, buys and villages. Coins and counts in the texts are those of the tables beside them; the tests play every step. */
import type { Lesson } from '@baize/game';
import type { game } from '../src/game.ts';
import { position } from './position.ts';
import { ended, later } from './replies.ts';

export const basics: readonly Lesson<typeof game>[] = [
  {
    id: 'turn',
    title: 'A turn',
    keep: [
      'Play Actions, play Treasures, buy, clean up.',
      'What you buy goes to your discard pile.',
      'When your deck is empty, the discard pile is shuffled and becomes the deck.',
    ],
    steps: [
      {
        position: () => position({ me: { hand: 'Copper 3, Estate 2', deck: 'Copper 4, Estate 1' } }),
        ask: { title: 'Play your Treasures', line: 'Three Coppers, one coin each.' },
        text: 'You have no Action cards, so go on to buying. Play your Treasures: each Copper is one coin.',
        lit: ['play treasures', 'play Copper'],
        accept: ['play treasures', 'play Copper', 'play treasures, buy Silver'],
        replies: [ended, { words: 'buy *', title: 'No coins yet', text: 'First play your Treasures.' }],
        otherwise: later,
        hint: 'Press the button that plays all your Treasures.',
        right: { title: 'Three coins to spend' },
      },
      {
        position: () =>
          position({ me: { hand: 'Estate 2', deck: 'Copper 4, Estate 1', inPlay: 'Copper 3' }, coins: 3 }),
        ask: { title: 'Buy a card', line: 'Three coins, one buy.' },
        text: 'Three coins buy a Silver, which is worth two coins every time you draw it. Buy it.',
        lit: ['buy Silver'],
        accept: ['buy Silver'],
        replies: [
          {
            words: 'buy Estate',
            title: 'Too early for points',
            text: 'An Estate does nothing in your hand.',
          },
          { words: 'buy Copper', title: 'You can afford better', text: 'Copper is only worth one coin.' },
          { words: 'buy *', ...later },
          ended,
        ],
        otherwise: later,
        hint: 'Press the Silver pile, then Buy.',
        right: { title: 'The Silver is yours', text: 'It lies in your discard pile and comes back when you shuffle.' },
        after: ['play treasures', 'buy Silver', 'end turn'],
      },
    ],
  },
  {
    id: 'money',
    title: 'Money, then Provinces',
    keep: [
      'Silver at three coins, Gold at six.',
      'Provinces cost eight and bring six points.',
      'Whoever has most points at the end wins.',
    ],
    steps: [
      {
        position: () =>
          position({
            turn: 5,
            me: { hand: 'Estate', deck: 'Copper 5, Estate 2, Silver', inPlay: 'Silver 2, Copper 2' },
            coins: 6,
          }),
        ask: { title: 'Which Treasure?', line: 'Six coins, one buy.' },
        text: 'Six coins. Which Treasure makes your later hands richest?',
        lit: ['buy Copper', 'buy Silver', 'buy Gold'],
        accept: ['buy Gold'],
        replies: [
          { words: 'buy Copper', title: 'Copper is worth one', text: 'For six coins there is something worth three.' },
          { words: 'buy Silver', title: 'Silver is worth two', text: 'For six coins there is something worth three.' },
          { words: 'buy Duchy', title: 'Too early for points', text: 'A Duchy brings no coins in any later hand.' },
          { words: 'buy *', title: 'Not a Treasure', text: 'Buy the dearest Treasure.' },
          ended,
        ],
        otherwise: later,
        hint: 'Gold is worth three coins each time it is played.',
        right: { title: 'Three coins in one card', text: 'Hands worth eight coins come soon.' },
        after: ['play treasures', 'buy Silver', 'end turn'],
      },
      {
        position: () =>
          position({
            turn: 9,
            me: { hand: 'Estate', deck: 'Copper 7, Estate 2, Silver 2', inPlay: 'Gold 2, Silver' },
            coins: 8,
          }),
        ask: { title: 'Buy a Province', line: 'Eight coins, one buy.' },
        text: 'Eight coins buy a Province: six points, the most a single card can bring.',
        lit: ['buy Province'],
        accept: ['buy Province'],
        replies: [
          {
            words: 'buy Gold',
            title: 'You have two already',
            text: 'Points have to be bought before the piles are gone.',
          },
          { words: 'buy *', title: 'You have eight coins', text: 'The Province is within reach.' },
          ended,
        ],
        otherwise: later,
        hint: 'The Province pile stands among the green cards.',
        right: { title: 'Six points', text: 'The game ends when the Province pile is empty.' },
        after: ['play treasures', 'buy Silver', 'end turn'],
      },
    ],
  },
  {
    id: 'buys',
    title: 'More than one buy',
    keep: [
      'One buy a turn, unless a card gives more.',
      'Coins are shared among all buys of the turn.',
      'Actions come before Treasures.',
    ],
    steps: [
      {
        position: () =>
          position({
            turn: 4,
            me: { hand: 'Woodcutter, Silver, Copper 2, Estate', deck: 'Copper 5, Estate 2, Silver' },
          }),
        ask: { title: 'Play an Action', line: 'Actions come before Treasures.' },
        text: 'Woodcutter gives two coins and a second buy. Actions come first: play it.',
        lit: ['play Woodcutter'],
        accept: ['play Woodcutter'],
        replies: [
          {
            words: 'play treasures',
            title: 'Actions come first',
            text: 'After Treasures Woodcutter would stay in your hand.',
          },
          { words: 'end actions', title: 'Woodcutter would stay in your hand' },
          ended,
        ],
        otherwise: later,
        hint: 'Press Woodcutter in your hand.',
        right: { title: 'Two coins and two buys', text: 'Now the Treasures.' },
      },
      {
        position: () =>
          position({
            turn: 14,
            me: { hand: 'Estate', deck: 'Copper 6, Estate 2, Silver', inPlay: 'Woodcutter, Gold 2, Silver' },
            coins: 10,
            buys: 2,
            left: { Province: 3 },
          }),
        ask: { title: 'Which card first?', line: 'Ten coins, two buys.' },
        text: 'The end is near: you have ten coins and two buys. Which card do you buy first, to score most?',
        lit: ['buy Estate', 'buy Duchy', 'buy Province'],
        accept: ['buy Province', 'buy Estate'],
        replies: [
          { words: 'buy Duchy', title: 'Six points, not seven', text: 'Two Duchies use up all ten coins.' },
          { words: 'buy Gold', title: 'Gold brings no points', text: 'And few turns are left.' },
          { words: 'buy *', title: 'No points in that', text: 'Green cards bring them.' },
          ended,
        ],
        otherwise: later,
        hint: 'A Province for eight leaves two coins for another green card.',
        right: { title: 'Seven points in one turn', text: 'A Province and an Estate.' },
      },
    ],
  },
  {
    id: 'villages',
    title: 'Villages and terminals',
    keep: [
      'Every Action uses up one action; a terminal gives none back.',
      'Villages give two: play them first.',
      'Draw before you decide.',
    ],
    steps: [
      {
        position: () =>
          position({
            turn: 6,
            me: {
              hand: 'Village, Smithy, Militia, Copper 2',
              deck: 'Silver, Gold, Copper, Estate, Copper 4, Estate 2',
            },
            rival: { hand: 'Copper 3, Estate 2', deck: 'Copper 4, Estate 1, Silver 3' },
          }),
        ask: { title: 'Which action comes first?', line: 'One action, three Action cards.' },
        text: 'Smithy and Militia each use up an action, and you have only one. Which card lets you play both?',
        lit: ['play Village', 'play Smithy', 'play Militia'],
        accept: ['play Village'],
        replies: [
          {
            words: 'play Smithy',
            title: 'That was your only action',
            text: 'Smithy draws three cards but gives no action back.',
            working: {
              kind: 'ladder',
              label: 'Actions left',
              from: 1,
              steps: [{ name: 'Smithy', note: 'terminal', left: 0 }],
              stuck: 'Village and Militia stay in your hand',
            },
          },
          {
            words: 'play Militia',
            title: 'That was your only action',
            text: 'Militia brings two coins but gives no action back.',
            working: {
              kind: 'ladder',
              label: 'Actions left',
              from: 1,
              steps: [{ name: 'Militia', note: 'terminal', left: 0 }],
              stuck: 'Village and Smithy stay in your hand',
            },
          },
          { words: 'play treasures', title: 'Actions come first', text: 'After Treasures none can be played.' },
          { words: 'end actions', title: 'Three Actions would stay in your hand' },
          ended,
        ],
        otherwise: later,
        hint: 'Village gives two actions for the one it uses.',
        notes: [
          { name: 'Terminal', text: 'gives no action back: Smithy, Militia, Witch.' },
          { name: 'Village', text: 'gives two, so one more terminal fits.' },
        ],
        right: {
          title: 'Right: Village first',
          text: 'It gives back more than it costs.',
          working: {
            kind: 'ladder',
            label: 'Actions left',
            from: 1,
            steps: [
              { name: 'Village', note: '+2 Actions', left: 2 },
              { name: 'Smithy', left: 1 },
              { name: 'Militia', left: 0 },
            ],
          },
        },
      },
      {
        ask: { title: 'Two actions left', line: 'Which of the two draws cards?' },
        text: 'Two actions, for Smithy and for Militia. Draw first, and see more before you decide: which one?',
        lit: ['play Smithy', 'play Militia'],
        accept: ['play Smithy'],
        replies: [
          {
            words: 'play Militia',
            title: 'Draw first',
            text: 'The three cards of Smithy may show you something better.',
          },
          {
            words: 'play treasures',
            title: 'Two actions are unused',
            text: 'Smithy and Militia would stay in your hand.',
          },
          {
            words: 'end actions',
            title: 'Two actions are unused',
            text: 'Smithy and Militia would stay in your hand.',
          },
          ended,
        ],
        otherwise: later,
        hint: 'Smithy draws three cards.',
        right: { title: 'Three more cards', text: 'And one action left for Militia.' },
      },
      {
        ask: { title: 'One action left', line: 'Play Militia.' },
        text: 'One action is left. Play Militia: two coins for you, and Basil keeps only three cards.',
        lit: ['play Militia'],
        accept: ['play Militia'],
        replies: [
          { words: 'play treasures', title: 'One action is left', text: 'Militia brings two coins.' },
          { words: 'end actions', title: 'Militia would stay in your hand' },
          ended,
        ],
        otherwise: later,
        hint: 'Press Militia in your hand.',
        right: { title: 'Three Actions in one turn', text: 'Thanks to one Village.' },
        after: ['discard Estate', 'discard Estate'],
      },
    ],
  },
];
