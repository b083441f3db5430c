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
        text: 'You have no Action cards, so go on to buying. Play your Treasures: each Copper is one coin.',
        lit: ['play treasures', 'play Copper'],
        accept: ['play treasures', 'play Copper', 'play treasures, buy Silver'],
        replies: [ended, { words: 'buy *', reply: 'First play your Treasures, to have coins.' }],
        otherwise: later,
        hint: 'Press Play treasures, or T.',
        right: 'Three coins to spend.',
      },
      {
        position: () =>
          position({ me: { hand: 'Estate 2', deck: 'Copper 4, Estate 1', inPlay: 'Copper 3' }, coins: 3 }),
        text: 'Three coins buy a Silver, which is worth two coins every time you draw it. Buy it.',
        lit: ['buy Silver'],
        accept: ['buy Silver'],
        replies: [
          {
            words: 'buy Estate',
            reply: 'An Estate is a point at the end, but does nothing in your hand. Too early.',
          },
          { words: 'buy Copper', reply: 'Copper is only worth one coin. You can afford better.' },
          { words: 'buy *', reply: later },
          ended,
        ],
        otherwise: later,
        hint: 'Press the Silver pile, then Buy.',
        right: 'It lies in your discard pile and comes back when you shuffle. You drew five new cards.',
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
        text: 'Six coins. Which Treasure makes your later hands richest?',
        lit: ['buy Copper', 'buy Silver', 'buy Gold'],
        accept: ['buy Gold'],
        replies: [
          { words: 'buy Silver', reply: 'Silver is worth two. For six coins there is something worth three.' },
          { words: 'buy Duchy', reply: 'Three points, but no coins in any later hand. Too early.' },
          { words: 'buy *', reply: 'This lesson is about Treasures: buy the dearest.' },
          ended,
        ],
        otherwise: later,
        hint: 'Gold is worth three coins each time it is played.',
        right: 'Three coins in one card: hands worth eight coins come soon.',
        after: ['play treasures', 'buy Silver', 'end turn'],
      },
      {
        position: () =>
          position({
            turn: 9,
            me: { hand: 'Estate', deck: 'Copper 7, Estate 2, Silver 2', inPlay: 'Gold 2, Silver' },
            coins: 8,
          }),
        text: 'Eight coins buy a Province: six points, the most a single card can bring.',
        lit: ['buy Province'],
        accept: ['buy Province'],
        replies: [
          { words: 'buy Gold', reply: 'You have two already. Points have to be bought before the piles are gone.' },
          { words: 'buy *', reply: 'You have eight coins: the Province is within reach.' },
          ended,
        ],
        otherwise: later,
        hint: 'The Province pile stands among the green cards.',
        right: 'Six points. The game ends when the Province pile is empty.',
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
        text: 'Woodcutter gives two coins and a second buy. Actions come first: play it.',
        lit: ['play Woodcutter'],
        accept: ['play Woodcutter'],
        replies: [
          {
            words: 'play treasures',
            reply: 'After Treasures no Action can be played: Woodcutter would stay in your hand.',
          },
          { words: 'end actions', reply: 'Woodcutter would stay in your hand.' },
          ended,
        ],
        otherwise: later,
        hint: 'Press Woodcutter in your hand.',
        right: 'Two coins and two buys. Now the Treasures.',
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
        text: 'The end is near: you have ten coins and two buys. Which card do you buy first, to score most?',
        lit: ['buy Estate', 'buy Duchy', 'buy Province'],
        accept: ['buy Province', 'buy Estate'],
        replies: [
          { words: 'buy Duchy', reply: 'Two Duchies are six points for ten coins. Seven are possible.' },
          { words: 'buy Gold', reply: 'Gold brings no points, and few turns are left.' },
          { words: 'buy *', reply: 'Green cards bring the points.' },
          ended,
        ],
        otherwise: later,
        hint: 'A Province for eight leaves two coins for another green card.',
        right: 'A Province and an Estate: seven points in one turn.',
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
        text: 'Smithy and Militia each use up an action, and you have only one. Which card lets you play both?',
        lit: ['play Village', 'play Smithy', 'play Militia'],
        accept: ['play Village'],
        replies: [
          { words: 'play Smithy', reply: 'That was your only action: Militia stays in your hand.' },
          { words: 'play Militia', reply: 'That was your only action: Smithy stays in your hand.' },
          { words: 'play treasures', reply: 'After Treasures no Action can be played.' },
          { words: 'end actions', reply: 'Three Actions would stay in your hand.' },
          ended,
        ],
        otherwise: later,
        hint: 'Village gives two actions for the one it uses.',
        right: 'Village first: one action used, two gained, and a card drawn.',
      },
      {
        text: 'Two actions, for Smithy and for Militia. Draw first, and see more before you decide: which one?',
        lit: ['play Smithy', 'play Militia'],
        accept: ['play Smithy'],
        replies: [
          {
            words: 'play Militia',
            reply: 'That works, but the three cards of Smithy may show you something better. Draw first.',
          },
          { words: 'play treasures', reply: 'Two actions are still unused.' },
          { words: 'end actions', reply: 'Two actions are still unused.' },
          ended,
        ],
        otherwise: later,
        hint: 'Smithy draws three cards.',
        right: 'Three more cards, and one action left for Militia.',
      },
      {
        text: 'One action is left. Play Militia: two coins for you, and Basil keeps only three cards.',
        lit: ['play Militia'],
        accept: ['play Militia'],
        replies: [
          { words: 'play treasures', reply: 'First the last Action: it brings two coins.' },
          { words: 'end actions', reply: 'Militia would stay in your hand.' },
          ended,
        ],
        otherwise: later,
        hint: 'Press Militia in your hand.',
        right: 'Three Actions in one turn, thanks to one Village.',
        after: ['discard Estate', 'discard Estate'],
      },
    ],
  },
];
