/** Attacks, trashing, and when to buy Victory cards. Coins and counts in the texts are those of the tables beside them; the tests play every step. */
import type { Lesson } from '@baize/game';
import type { game } from '../src/game.ts';
import { position } from './position.ts';
import { ended, later } from './replies.ts';

export const further: readonly Lesson<typeof game>[] = [
  {
    id: 'attacks',
    title: 'Attacks and Moat',
    keep: [
      'Attacks hit everybody else.',
      'Discard what does nothing in your hand.',
      'A Moat in hand blocks any attack.',
    ],
    steps: [
      {
        position: () =>
          position({
            turn: 6,
            me: { hand: 'Gold, Silver, Copper, Estate 2', deck: 'Copper 6, Estate 1' },
            rival: { hand: 'Militia, Copper 3, Estate', deck: 'Copper 4, Estate 2' },
            basil: ['play Militia'],
          }),
        text: 'Basil plays Militia: you keep three cards. Which two does your turn need least?',
        lit: ['discard Gold', 'discard Silver', 'discard Copper', 'discard Estate'],
        accept: ['discard Estate, discard Estate'],
        replies: [
          { words: 'discard **', title: 'You would miss those coins', text: 'Estates do nothing in your hand.' },
        ],
        otherwise: { title: 'Choose two cards' },
        hint: 'Keep what pays.',
        right: { title: 'Still six coins', text: 'Gold, Silver and Copper are left for your turn.' },
        after: ['play treasures', 'buy Silver', 'end turn'],
      },
      {
        position: () =>
          position({
            turn: 7,
            me: { hand: 'Moat, Silver, Copper 3', deck: 'Copper 4, Estate 3' },
            rival: { hand: 'Witch, Copper 3, Estate', deck: 'Copper 4, Estate 2, Silver 2' },
            basil: ['play Witch'],
          }),
        text: 'Basil plays Witch: everybody else gains a Curse, minus one point. You hold a Moat: what now?',
        lit: ['reveal Moat'],
        accept: ['reveal Moat'],
        replies: [
          { words: 'pass', title: 'Then the Curse is yours', text: 'A point less, and a dead card in your deck.' },
        ],
        otherwise: later,
        hint: 'Reveal the Moat.',
        right: { title: 'Blocked', text: 'The Moat stays in your hand and blocks the next attack too.' },
        after: ['play treasures', 'buy Silver', 'end turn'],
      },
    ],
  },
  {
    id: 'trashing',
    title: 'Trashing',
    keep: [
      'With fewer weak cards you draw the good ones more often.',
      'Estates go first, then Coppers.',
      'Trash early, while many turns are left to profit from it.',
    ],
    steps: [
      {
        position: () => position({ turn: 3, me: { hand: 'Chapel, Estate 3, Copper', deck: 'Copper 6, Silver' } }),
        ask: { title: 'Play an Action', line: 'Chapel trashes up to four cards.' },
        text: 'Every Estate you draw now is a card that buys nothing. Chapel trashes up to four cards: play it.',
        lit: ['play Chapel'],
        accept: ['play Chapel'],
        replies: [
          {
            words: 'play treasures',
            title: 'One coin buys nothing useful',
            text: 'Chapel makes every later hand better.',
          },
          { words: 'end actions', title: 'Chapel would stay in your hand' },
          ended,
        ],
        otherwise: later,
        hint: 'Press Chapel in your hand.',
        right: { title: 'Up to four cards', text: 'Now choose what leaves your deck for good.' },
      },
      {
        text: 'Up to four cards leave your deck for good. Which of these would you rather never draw again?',
        lit: ['trash Estate', 'trash Copper'],
        accept: [
          'trash Estate, trash Estate, trash Estate, done',
          'trash Copper, trash Estate, trash Estate, trash Estate',
        ],
        replies: [
          { words: 'done', title: 'Nothing trashed', text: 'The Estates keep coming back.' },
          { words: 'trash Copper, done', title: 'The Estates are worse', text: 'They buy nothing at all.' },
          { words: 'trash **', title: 'Take all three Estates', text: 'There is room for four cards.' },
        ],
        otherwise: { title: 'Take all three Estates' },
        hint: 'Choose all three Estates; the Copper may go too.',
        right: { title: 'A smaller deck', text: 'Eight or nine cards are left: your Silver comes every other turn.' },
      },
    ],
  },
  {
    id: 'green',
    title: 'When to go green',
    keep: ['Early on buy cards that work.', 'Turn to points when few turns are left.', 'End the game while you lead.'],
    steps: [
      {
        position: () =>
          position({
            turn: 4,
            me: { hand: 'Estate', deck: 'Copper 5, Estate 2, Silver', inPlay: 'Silver, Copper 3' },
            coins: 5,
          }),
        ask: { title: 'Duchy or Market?', line: 'Five coins, one buy.' },
        text: 'Turn four, five coins. A Duchy brings three points, a Market gives a card, an action, a buy and a coin: which one now?',
        lit: ['buy Duchy', 'buy Market'],
        accept: ['buy Market'],
        replies: [
          {
            words: 'buy Duchy',
            title: 'First build, then score',
            text: 'A Duchy would sit in your hands all game and buy nothing.',
          },
          { words: 'buy *', title: 'Two cards to compare', text: 'The Duchy and the Market.' },
          ended,
        ],
        otherwise: later,
        hint: 'About fifteen turns are still to come.',
        right: { title: 'It helps in every shuffle', text: 'Until the end of the game.' },
        after: ['play treasures', 'buy Silver', 'end turn'],
      },
      {
        position: () =>
          position({
            turn: 17,
            me: { hand: 'Estate', deck: 'Copper 5, Estate 2, Gold 2, Province 3', inPlay: 'Silver 2, Copper' },
            rival: { hand: 'Copper 3, Estate 2', deck: 'Copper 4, Estate, Gold 2, Province 3, Silver' },
            coins: 5,
            left: { Province: 2 },
          }),
        ask: { title: 'Which card now?', line: 'Five coins, one buy.' },
        text: 'Two Provinces are left, you are level on points, and you have five coins. Which card now?',
        lit: ['buy Silver', 'buy Market', 'buy Duchy'],
        accept: ['buy Duchy'],
        replies: [
          { words: 'buy Market', title: 'Too late for that', text: 'You would hardly draw it again before the end.' },
          { words: 'buy Silver', title: 'Too late for coins', text: 'Points count now.' },
          { words: 'buy *', title: 'Only points count', text: 'Two or three turns are left.' },
          ended,
        ],
        otherwise: later,
        hint: 'What can you buy that counts at the end?',
        right: { title: 'Three points ahead', text: 'With two or three turns to go.' },
        after: ['play treasures', 'end turn'],
      },
      {
        position: () =>
          position({
            turn: 19,
            me: { hand: 'Estate', deck: 'Copper 5, Estate 2, Gold, Province 3, Duchy', inPlay: 'Gold 2, Silver' },
            rival: { hand: 'Copper 3, Estate 2', deck: 'Copper 4, Estate, Gold 2, Province 4, Silver' },
            coins: 8,
            left: { Province: 1 },
          }),
        ask: { title: 'Which card now?', line: 'Eight coins, one buy.' },
        text: 'The last Province ends the game. You are three points behind and have eight coins: what do you buy?',
        lit: ['buy Gold', 'buy Duchy', 'buy Province'],
        accept: ['buy Province'],
        replies: [
          { words: 'buy Duchy', title: 'Only level', text: 'And Basil takes the last Province.' },
          { words: 'buy Gold', title: 'Basil takes the last Province', text: 'And the game is over.' },
          { words: 'buy *', title: 'Count the points', text: 'With six more you lead, and the game ends at once.' },
          ended,
        ],
        otherwise: later,
        hint: 'Six points are more than three.',
        right: { title: 'You lead by three', text: 'And the game is over at the end of your turn.' },
      },
    ],
  },
];
