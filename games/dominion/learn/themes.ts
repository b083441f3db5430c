/** What Dominion's puzzles are about, in words. */
import { leadWords, type PuzzleThemes } from '@baize/game';
import { CARD } from '../src/facts.ts';
import type { game } from '../src/game.ts';
import { pointsOf } from '../src/score.ts';

const left = (count: number): string => (count === 1 ? 'One Province is left' : `${count} Provinces are left`);
const gone = (piles: number): string =>
  piles === 0 ? '' : piles === 1 ? ', and a pile is empty' : `, and ${piles} piles are empty`;

export const themes: PuzzleThemes<typeof game> = {
  situation({ supply, empty, players }, mover, name) {
    const points = players.map(pointsOf);
    return { text: `${left(supply[CARD.Province])}${gone(empty)}. ${leadWords(points, mover, name)}`, points };
  },
  themes: {
    last: {
      title: 'Last Province',
      ask: 'What do you buy?',
      hint: 'Work out who wins if the last Province goes next turn.',
      why: 'Near the end, only points gained in time matter.',
    },
    green: {
      title: 'When to go green',
      ask: 'Points now, or a stronger deck?',
      hint: 'Victory cards clog later hands. How many turns are left?',
      why: 'The right moment for Victory cards is when fewer reshuffles are left than they would spoil.',
    },
    points: {
      title: 'Which points',
      ask: 'Which points do you buy?',
      hint: 'Count what is left in the piles, and who is ahead.',
      why: 'These points decide more than they cost.',
    },
    trash: {
      title: 'What to trash',
      ask: 'What leaves your deck?',
      hint: 'Which of these cards do you least want to draw again?',
      why: 'A smaller deck shows its good cards more often.',
    },
    play: {
      title: 'Which card first',
      ask: 'Which card do you play now?',
      hint: 'Count your actions before you spend them.',
      why: 'The order decides how much of the hand can be used.',
    },
    buy: {
      title: 'What to buy',
      ask: 'What does your deck need most?',
      hint: 'Think of the hands to come: are they short of coins, of actions or of cards?',
      why: 'It does more for the hands to come than anything else you can pay for.',
    },
    gain: {
      title: 'What to gain',
      ask: 'Which card do you take?',
      hint: 'Think of the hands to come.',
      why: 'It does more for the hands to come than the other cards on offer.',
    },
  },
};
