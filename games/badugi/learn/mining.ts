/** Where Badugi's puzzles are found, and what makes a position one. */
import type { PuzzleMining } from '@baize/game';
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

export const mining: PuzzleMining<typeof game> = {
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
};
