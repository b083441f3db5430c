/** What Dominion's puzzles are about. */
import type { PuzzleThemes } from '@baize/game';
import { CARD, FACTS, GOLD, PROVINCE } from '../src/facts.ts';
import type { game } from '../src/game.ts';
import { pointsOf } from '../src/score.ts';
import { ACTION_PHASE } from '../src/state.ts';

const isVictory = (words: string): boolean =>
  FACTS.some(({ name, kind }) => kind === 'victory' && (words === `buy ${name}` || words === `gain ${name}`));
const isBuy = (words: string): boolean => words.startsWith('buy ') || words === 'end turn';
const table = { options: { rules: 'official', edition: 'both' } };

export const themes: PuzzleThemes<typeof game> = {
  tables: [
    { ...table, bots: ['book', 'balanced'] },
    { ...table, bots: ['balanced', 'book'] },
    { ...table, bots: ['tuned', 'book'] },
    { ...table, bots: ['book', 'book', 'tuned'] },
  ],
  budget: 200,
  lead: 0.06,
  worth: ({ stack, phase, coins, hand }) =>
    stack.length > 0 ||
    (phase > ACTION_PHASE && coins > 1 && (hand ?? []).slice(0, GOLD + 1).every((held) => held === 0)),
  themeOf(view, best, others) {
    if (view.seat === null) return null;
    if (best.startsWith('trash ') || (best === 'done' && others.some((words) => words.startsWith('trash '))))
      return view.current === view.seat ? 'trash' : null;
    if (isBuy(best) && others.some(isBuy)) {
      const scores = view.players.map(pointsOf);
      const close = Math.max(...scores) - Math.min(...scores) <= 9;
      if (view.supply[PROVINCE] <= 2 && close) return 'last';
      if (isVictory(best) !== others.slice(0, 2).some(isVictory)) return 'green';
      if (isVictory(best)) return 'points';
      return best === 'end turn' ? null : 'buy';
    }
    if (best.startsWith('play ') && others.some((words) => words.startsWith('play ') && words !== 'play treasures'))
      return best === 'play treasures' || CARD[best.slice(5) as keyof typeof CARD] !== undefined ? 'play' : null;
    return best.startsWith('gain ') ? 'gain' : null;
  },
  themes: {
    last: {
      title: 'Last Province',
      ask: 'The Provinces are running out. What do you buy?',
      hint: 'Work out who wins if the last Province goes next turn.',
      why: 'Near the end only points that are counted in time matter.',
    },
    green: {
      title: 'When to go green',
      ask: 'Points now, or a stronger deck?',
      hint: 'Victory cards clog later hands. How many turns are left?',
      why: 'The right moment for Victory cards is when fewer reshuffles are left than they would spoil.',
    },
    points: {
      title: 'Which points',
      ask: 'It is time for points. Which do you buy?',
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
