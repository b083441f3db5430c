/** Badugi in six lessons. Hands and draws in the texts are those of the tables beside them; the tests play every step. */
import type { Course } from '@baize/game';
import type { game } from '../src/game.ts';
import { position } from './position.ts';

const other = 'Read the sentence again: another choice is better here.';
/** Everybody in for one bet, first draw next. */
const opened = 'call, check';

export const course: Course<typeof game> = {
  lessons: [
    {
      id: 'suits',
      title: 'Four suits, low cards',
      keep: [
        'Four cards, four suits, four ranks: a badugi.',
        'Of two cards of one suit or rank only one counts.',
        'Low is good, and the ace is lowest.',
      ],
      steps: [
        {
          position: () => position({ me: 'As 3h 5d Kd', basil: '2c 4h 8s Qs', drawn: '7c Jh', moves: opened }),
          text: 'Every suit counts once, and low is good. You hold two diamonds: throw the one that spoils the hand.',
          accept: ['discard Kd, draw'],
          replies: [
            { words: 'discard 5d, draw', reply: 'Then the king is your diamond. Keep the low one.' },
            { words: 'stand pat', reply: 'Only three of your cards count. A new card may make it four.' },
            { words: 'discard **', reply: 'Throw one card only: the diamond you need least.' },
          ],
          otherwise: other,
          hint: 'Press the king of diamonds, then Draw.',
          right: 'A seven of clubs: four suits, four ranks. That is a badugi.',
          after: ['discard 8s', 'draw'],
        },
        {
          position: () => position({ me: 'Ac 4d 4h 8s', basil: '2c 5h 9s Qs', drawn: '6d Jh', moves: opened }),
          text: 'Every rank counts once, too. Which card is one too many?',
          accept: ['discard 4d, draw', 'discard 4h, draw'],
          replies: [
            {
              words: 'discard 8s, draw',
              reply: 'The eight is the only spade and the only eight: it counts. Look for the pair.',
            },
            { words: 'discard Ac, draw', reply: 'The ace is the best card there is. Look for the pair.' },
            { words: 'stand pat', reply: 'Two fours: only three of your cards count.' },
            { words: 'discard **', reply: 'Throw one card only.' },
          ],
          otherwise: other,
          hint: 'You hold two fours. Either may go.',
          right: 'One four is enough.',
          after: ['discard Qs', 'draw'],
        },
      ],
    },
    {
      id: 'worth',
      title: 'What a hand is worth',
      keep: [
        'The hand with more cards that count wins.',
        'If as many count, compare the highest card: lower wins.',
        'A king-high badugi still beats any three cards.',
      ],
      steps: [
        {
          text: 'Put the strongest hand on top and the weakest at the bottom. The more cards count, the better.',
          sort: [
            { picture: '2s 4h 6d 8c', label: 'Eight high: four cards count' },
            { picture: 'Ad 3c 5s Jh', label: 'Jack high: four cards count' },
            { picture: 'As 2h 3d 9d', label: 'Three cards count' },
            { picture: 'Ah 2c Qc Kh', label: 'Two cards count' },
          ],
          shuffled: [2, 0, 3, 1],
          hint: 'Count suits first: how many different ones does each hand have?',
          wrong: 'Not yet. Four cards beat three, however low the three are.',
          right: 'All four in place.',
        },
        {
          text: 'All of these have four cards that count. Now the highest card decides, and lower is better.',
          sort: [
            { picture: '5s 6h 7d 8c', label: 'Eight high' },
            { picture: 'As 2h 4d 9c', label: 'Nine high, then four' },
            { picture: '3c 6s 8d 9h', label: 'Nine high, then eight' },
            { picture: 'Ac 2s 3h Kd', label: 'King high' },
          ],
          shuffled: [3, 1, 0, 2],
          hint: 'Look at the highest card of each; if it is the same, at the next.',
          wrong: 'Not yet. Compare the highest card first, then the next.',
          right: 'Right: one high card costs more than three low ones gain.',
        },
      ],
    },
    {
      id: 'draw',
      title: 'Draw or stand pat',
      keep: [
        'Throw what does not count, keep low cards.',
        'With a good badugi stand pat.',
        'Three draws, and a betting round after each.',
      ],
      steps: [
        {
          position: () => position({ me: 'Ac 2d 9h Th', basil: '3c 5h 8s Qs', drawn: '4s 6d', moves: opened }),
          text: 'Ace and two are a fine start, but nine and ten are high and share a suit. Three draws are to come: what do you throw?',
          accept: ['discard 9h, discard Th, draw', 'discard Th, draw'],
          replies: [
            { words: 'stand pat', reply: 'Only three cards count, and one of them is a nine.' },
            { words: 'discard 9h, draw', reply: 'Then the ten stays. Throw at least the ten.' },
            { words: 'discard **', reply: 'Keep the ace and the two: they are the start of a strong hand.' },
          ],
          otherwise: other,
          hint: 'Throw the ten, and the nine with it if you want a strong hand.',
          right: 'Two low cards of different suits are a start worth keeping.',
          after: ['discard Qs', 'draw'],
        },
        {
          position: () => position({ me: 'Ac 3d 5h 7s', basil: '2c 4h 9s Qs', drawn: 'Kd', moves: opened }),
          text: 'Four suits, four ranks, seven high: you were dealt a badugi. What do you throw?',
          accept: ['stand pat'],
          replies: [
            { words: 'discard **', reply: 'A few cards would make it better, most would break it. Stand pat.' },
          ],
          otherwise: other,
          hint: 'Nothing has to go.',
          right: 'Seven high is among the best hands. Now the others have to catch you.',
          after: ['discard Qs', 'draw'],
        },
      ],
    },
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
          replies: [{ words: 'check', reply: 'Then Basil draws again for nothing. Make him pay while you lead.' }],
          otherwise: other,
          hint: 'You are far ahead.',
          right: 'He pays to go on, or folds and leaves you the pot.',
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
            { words: 'call', reply: 'Two or three new cards are needed to beat anybody. Save your chips.' },
            { words: 'raise', reply: 'A bluff can work now and then, but not as a rule: nothing here is low.' },
          ],
          otherwise: other,
          hint: 'Nine, jack and queen rarely win.',
          right: 'Folding early is the cheapest way to lose a hand.',
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
          replies: [
            { words: 'discard **', reply: 'Nine high is far ahead of a hand that needs two cards. Stand pat.' },
          ],
          otherwise: other,
          hint: 'His two cards would both have to fit.',
          right: 'His draw told you enough.',
          after: ['check'],
        },
        {
          text: 'Basil checks. You are ahead, and he has two draws to come: what do you do?',
          accept: ['bet'],
          replies: [{ words: 'check', reply: 'A free card is what he hopes for. Make him pay for it.' }],
          otherwise: other,
          hint: 'Who should pay here?',
          right: 'Each draw costs him a bet now.',
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
            { words: 'call', reply: 'Standing pat, he has four cards that count. Three never beat four.' },
            { words: 'raise', reply: 'He has bet all the way: he will not fold now.' },
          ],
          otherwise: other,
          hint: 'What does standing pat three times tell?',
          right: 'Well read. The pot was his already.',
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
              reply: 'Most cards break your hand. He misses about three times in four: stay ahead.',
            },
          ],
          otherwise: other,
          hint: 'How many cards help him, and how many would help you?',
          right: 'Jack high is enough against somebody who still needs a card.',
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
            { words: 'stand pat', reply: 'His pat hand almost always beats king high. Only a new card wins this pot.' },
            { words: 'discard **', reply: 'Keep ace, two and three: they are the best three cards there are.' },
          ],
          otherwise: other,
          hint: 'Break the hand: throw the king.',
          right: 'Seven high: now he is behind.',
          after: ['stand pat'],
        },
      ],
    },
  ],
};
