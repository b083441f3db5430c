/** Betting, reading draws, and when to break a hand. Hands and draws in the texts are those of the tables beside them; the tests play every step. */
import type { Lesson } from '@baize/game';
import type { game } from '../src/game.ts';
import { position } from './position.ts';
import { opened, other } from './replies.ts';

export const further: readonly Lesson<typeof game>[] = [
  {
    id: 'betting',
    title: 'Betting rounds',
    keep: ['Bet when you are likely ahead.', 'Folding costs nothing more.', 'Bets double for the last two rounds.'],
    steps: [
      {
        position: () =>
          position({
            me: 'Ac 3d 5h 7s',
            basil: '2c 4h 9s Qs',
            drawn: 'Kd',
            moves: `${opened}, stand pat, discard Qs, draw`,
          }),
        text: 'You stood pat with seven high, and Basil drew a card. Nobody has bet yet: what now?',
        accept: ['bet'],
        replies: [{ words: 'check', title: 'A free draw for Basil', text: 'Make him pay while you lead.' }],
        otherwise: other,
        hint: 'You are far ahead.',
        right: { title: 'He pays to go on', text: 'Or he folds and leaves you the pot.' },
        after: ['call'],
      },
      {
        position: () =>
          position({
            me: '9c Jd Qh Qs',
            basil: 'Ac 3d 5h 7s',
            moves: '',
            onButton: true,
          }),
        text: 'You paid the small blind, and a call costs ten more. Are a nine, a jack and two queens worth it?',
        accept: ['fold'],
        replies: [
          { words: 'call', title: 'Save your chips', text: 'Two or three new cards are needed to beat anybody.' },
          { words: 'raise', title: 'Nothing here is low', text: 'A bluff can work now and then, but not as a rule.' },
        ],
        otherwise: other,
        hint: 'Nine, jack and queen rarely win.',
        right: { title: 'Well folded', text: 'Folding early is the cheapest way to lose a hand.' },
      },
    ],
  },
  {
    id: 'position',
    title: 'Reading draws',
    keep: [
      'Cards drawn tell how far the others are.',
      'Pat means four cards that count, or a bluff.',
      'Acting last, you see their draw before yours.',
    ],
    steps: [
      {
        position: () =>
          position({
            me: '2c 4d 6h 9s',
            basil: 'Ah 7h Js Qs',
            drawn: 'Kd Kc',
            moves: 'raise, call, discard Js, discard Qs, draw',
            onButton: true,
          }),
        text: 'You act last, and Basil has just drawn two cards: he is far from done. You hold nine high: stand pat?',
        accept: ['stand pat'],
        replies: [{ words: 'discard **', title: 'You are far ahead', text: 'Basil needs two cards, you need none.' }],
        otherwise: other,
        hint: 'His two cards would both have to fit.',
        right: { title: 'His draw told you enough' },
        after: ['check'],
      },
      {
        text: 'Basil checks. You are ahead, and he has two draws to come: what do you do?',
        accept: ['bet'],
        replies: [{ words: 'check', title: 'A free card for Basil', text: 'Make him pay for it.' }],
        otherwise: other,
        hint: 'Who should pay here?',
        right: { title: 'He pays for his draw', text: 'Each one costs him a bet now.' },
        after: ['call'],
      },
      {
        position: () =>
          position({
            me: '2h 5s 7c Kc',
            basil: 'Ac 3d 4h 8s',
            drawn: 'Ks Qs Jc',
            moves:
              'call, check, discard Kc, draw, stand pat, check, bet, call, discard Ks, draw, stand pat, check, bet, call, discard Qs, draw, stand pat, check, bet',
          }),
        text: 'You missed three draws: only three of your cards count. Basil stood pat three times and bets again: what now?',
        accept: ['fold'],
        replies: [
          { words: 'call', title: 'Three never beat four', text: 'Standing pat, he has four cards that count.' },
          { words: 'raise', title: 'He will not fold now', text: 'He has bet all the way.' },
        ],
        otherwise: other,
        hint: 'What does standing pat three times tell?',
        right: { title: 'Well read', text: 'The pot was his already.' },
      },
    ],
  },
  {
    id: 'pat',
    title: 'Pat or break',
    keep: [
      'Against somebody who draws, even a high badugi is often ahead.',
      'Against somebody who stands pat, break a bad one.',
      'The fewer draws are left, the better it is to stand pat.',
    ],
    steps: [
      {
        position: () =>
          position({
            me: '2c 4d 7h Js',
            basil: 'Ah 3c 6s Qs',
            drawn: 'Ks Kc',
            moves:
              'raise, call, discard Qs, draw, stand pat, check, bet, call, discard Ks, draw, stand pat, check, bet, call, discard Kc, draw',
            onButton: true,
          }),
        text: 'On the last draw Basil takes one card again, and you hold jack high. Stand pat, or break it for a lower card?',
        accept: ['stand pat'],
        replies: [
          {
            words: 'discard **',
            title: 'You are ahead',
            text: 'Basil misses about three times in four, and most cards break your hand.',
          },
        ],
        otherwise: other,
        hint: 'How many cards help him, and how many would help you?',
        right: { title: 'Jack high is enough', text: 'Against somebody who still needs a card.' },
      },
      {
        position: () =>
          position({
            me: 'Ac 2d 3h Ks',
            basil: '2c 4h 6d 8s',
            drawn: '7s',
            moves: 'call, raise, call, stand pat, stand pat, check, bet, call',
          }),
        text: 'King high, and Basil, who raised, stands pat. Two draws are left, and your other three cards are perfect: what now?',
        accept: ['discard Ks, draw'],
        replies: [
          { words: 'stand pat', title: 'His pat hand is better', text: 'Only a new card wins this pot.' },
          { words: 'discard **', title: 'Keep ace, two and three', text: 'They are the best three cards there are.' },
        ],
        otherwise: other,
        hint: 'Break the hand: throw the king.',
        right: { title: 'Seven high', text: 'Now he is behind.' },
        after: ['stand pat'],
      },
    ],
  },
];
