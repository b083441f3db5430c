/** What Badugi's puzzles are about. */
import type { PuzzleThemes } from '@baize/game';
import { guide } from '../bots/guide.ts';
import type { game } from '../src/game.ts';
import { classOf, sizeOfClass, topRank } from '../src/hand.ts';

/** The betting after the last draw. */
const LAST = 3;
const JACK = 10;

const table = (count: number): { options: Readonly<Record<string, unknown>>; bots: readonly string[] } => ({
  options: { match: 'hand' },
  bots: Array.from({ length: count }, (_, seat) => (seat % 2 === 0 ? 'hard' : 'sharp')),
});

export const themes: PuzzleThemes<typeof game> = {
  tables: [table(2), table(3), table(5)],
  budget: 800,
  lead: 12,
  sure: 2,
  // as the CPUs of the specification play, who know no table
  otherwise: [(state, chance) => guide.quick(state, chance)],
  sideOf: (best) => best.split(' ')[0],
  worth: ({ street, drawing, seats, seat, cards }) => {
    const others = seats.filter(({ folded }, at) => !folded && at !== seat);
    if (others.length > 2) return false;
    if (!drawing) return street === LAST;
    // a rough badugi against somebody who stood pat: elsewhere standing pat is too easily found
    const hand = classOf(cards);
    const stoodPat = others.some(({ drawHistory }) => drawHistory.findLast((drawn) => drawn !== null) === 0);
    return sizeOfClass(hand) === 4 && topRank(hand) >= JACK && stoodPat;
  },
  themeOf(view, best, others) {
    if (view.seat === null || view.picked.length > 0) return null;
    const live = view.seats.filter(({ folded }) => !folded).length;
    if (live > 3) return null;
    if (view.drawing) {
      const made = sizeOfClass(classOf(view.cards)) === 4;
      return made && (best === 'stand pat' || others.includes('stand pat')) ? 'pat' : null;
    }
    if (view.street === 0) return null;
    if (view.toCall > 0) return best === 'raise' || (best === 'call' && others[0] === 'raise') ? 'raise' : 'call';
    return 'bet';
  },
  named: ['pat', 'call'],
  themes: {
    pat: {
      title: 'Pat or break',
      ask: 'You have four cards that count. Stand pat, or break the hand for a better one?',
      hint: 'How many cards did the others draw, and how low is your highest card?',
      why: 'What the others draw tells how good your four cards have to be.',
    },
    call: {
      title: 'Call or fold',
      ask: 'Somebody bets. What do you do, after these draws?',
      hint: 'Compare the price with the pot, and your hand with what the draws tell of theirs.',
      why: 'The pot pays for a call when it is won more often than its price says.',
    },
    raise: {
      title: 'Raise for value',
      ask: 'Somebody bets. Is your hand worth more than a call?',
      hint: 'Which hands that call a raise do you beat?',
      why: 'A hand that is ahead earns most while the others still hope.',
    },
    bet: {
      title: 'Bet or check',
      ask: 'Nobody has bet. Do you?',
      hint: 'Who draws more cards than you, and who would call?',
      why: 'A bet makes the others pay for their draws, or fold; a check keeps the pot small.',
    },
  },
};
