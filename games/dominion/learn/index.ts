/** Dominion in seven lessons. Coins and counts in the texts are those of the tables beside them; the tests play every step. */
import type { Course } from '@baize/game';
import type { game } from '../src/game.ts';
import { position } from './position.ts';

const later = 'A good card at another time. Read the sentence again.';
const ended = { words: 'end turn', reply: 'That ends the turn with nothing bought.' };

export const course: Course<typeof game> = {
  lessons: [
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
          replies: [{ words: 'discard **', reply: 'You would miss those coins. Estates do nothing in your hand.' }],
          otherwise: 'Choose two cards.',
          hint: 'Keep what pays.',
          right: 'Gold, Silver and Copper: still six coins for your turn.',
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
          replies: [{ words: 'pass', reply: 'Then the Curse is yours: a point less, and a dead card in your deck.' }],
          otherwise: later,
          hint: 'Reveal the Moat.',
          right: 'Blocked. The Moat stays in your hand and blocks the next attack too.',
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
          text: 'Every Estate you draw now is a card that buys nothing. Chapel trashes up to four cards: play it.',
          lit: ['play Chapel'],
          accept: ['play Chapel'],
          replies: [
            { words: 'play treasures', reply: 'One coin buys nothing useful. Chapel makes every later hand better.' },
            { words: 'end actions', reply: 'Chapel would stay in your hand.' },
            ended,
          ],
          otherwise: later,
          hint: 'Press Chapel in your hand.',
          right: 'Now choose what leaves your deck for good.',
        },
        {
          text: 'Up to four cards leave your deck for good. Which of these would you rather never draw again?',
          lit: ['trash Estate', 'trash Copper'],
          accept: [
            'trash Estate, trash Estate, trash Estate, done',
            'trash Copper, trash Estate, trash Estate, trash Estate',
          ],
          replies: [
            { words: 'done', reply: 'Nothing trashed: the Estates keep coming back.' },
            { words: 'trash Copper, done', reply: 'The Estates are worse: they buy nothing at all.' },
            { words: 'trash **', reply: 'Take all three Estates: there is room for four cards.' },
          ],
          otherwise: 'Take all three Estates.',
          hint: 'Choose all three Estates; the Copper may go too.',
          right: 'Eight or nine cards are left: your Silver comes every other turn.',
        },
      ],
    },
    {
      id: 'green',
      title: 'When to go green',
      keep: [
        'Early on buy cards that work.',
        'Turn to points when few turns are left.',
        'End the game while you lead.',
      ],
      steps: [
        {
          position: () =>
            position({
              turn: 4,
              me: { hand: 'Estate', deck: 'Copper 5, Estate 2, Silver', inPlay: 'Silver, Copper 3' },
              coins: 5,
            }),
          text: 'Turn four, five coins. A Duchy brings three points, a Market gives a card, an action, a buy and a coin: which one now?',
          lit: ['buy Duchy', 'buy Market'],
          accept: ['buy Market'],
          replies: [
            {
              words: 'buy Duchy',
              reply: 'It would sit in your hands all game and buy nothing. First build, then score.',
            },
            { words: 'buy *', reply: 'Compare the Duchy with the Market.' },
            ended,
          ],
          otherwise: later,
          hint: 'About fifteen turns are still to come.',
          right: 'It will help in every shuffle of the game.',
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
          text: 'Two Provinces are left, you are level on points, and you have five coins. Which card now?',
          lit: ['buy Silver', 'buy Market', 'buy Duchy'],
          accept: ['buy Duchy'],
          replies: [
            { words: 'buy Market', reply: 'You would hardly draw it again before the end.' },
            { words: 'buy Silver', reply: 'Coins come too late now. Points count.' },
            { words: 'buy *', reply: 'Two or three turns are left: only points count.' },
            ended,
          ],
          otherwise: later,
          hint: 'What can you buy that counts at the end?',
          right: 'Three points ahead, with two or three turns to go.',
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
          text: 'The last Province ends the game. You are three points behind and have eight coins: what do you buy?',
          lit: ['buy Gold', 'buy Duchy', 'buy Province'],
          accept: ['buy Province'],
          replies: [
            { words: 'buy Duchy', reply: 'That makes you level, and Basil takes the last Province.' },
            { words: 'buy Gold', reply: 'Then Basil takes the last Province, and the game is over.' },
            { words: 'buy *', reply: 'Count: with six more points you lead, and the game ends at once.' },
            ended,
          ],
          otherwise: later,
          hint: 'Six points are more than three.',
          right: 'Six points: you lead by three, and the game is over at the end of your turn.',
        },
      ],
    },
  ],
};
