/** Where Badugi's puzzles are found, and what makes a position one. */
import type { PuzzleMining } from '@baize/game';
import { guide } from '../bots/guide.ts';
import type { game } from '../src/game.ts';
import { classOf, sizeOfClass } from '../src/hand.ts';

const table = (count: number): { options: Readonly<Record<string, unknown>>; bots: readonly string[] } => ({
  options: { match: 'hand' },
  bots: Array.from({ length: count }, (_, seat) => (seat % 2 === 0 ? 'hard' : 'sharp')),
});

export const mining: PuzzleMining<typeof game> = {
  tables: [table(2), table(3), table(5)],
  budget: 200,
  lead: 12,
  // as the CPUs of the specification play, who know no table
  otherwise: [(state, chance) => guide.quick(state, chance)],
  // a badugi is seldom broken: what cannot be balanced has to be hard
  hardness: { pat: 900 },
  sideOf: (best) => (best === 'stand pat' ? null : best.split(' ')[0]),
  worth: ({ street, drawing, seats, cards }) =>
    seats.filter(({ folded }) => !folded).length <= 3 && (drawing ? sizeOfClass(classOf(cards)) === 4 : street > 0),
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
};
