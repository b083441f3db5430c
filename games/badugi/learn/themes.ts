/** What Badugi's puzzles are about, in words. */
import type { PuzzleThemes } from '@baize/game';
import type { game } from '../src/game.ts';
import { classOf, handText } from '../src/hand.ts';
import { runsOf } from '../src/text.ts';
import type { SeatView } from '../src/view.ts';

/** "Odo drew 2, then 1 twice", "Odo stood pat". */
function drew({ drawHistory }: SeatView, who: string): string | null {
  const draws = drawHistory.filter((drawn) => drawn !== null);
  if (draws.length === 0) return null;
  if (draws.every((drawn) => drawn === 0)) return `${who} stood pat`;
  return `${who} drew ${runsOf(draws.map((drawn) => (drawn === 0 ? 'none' : String(drawn)))).join(', then\u00a0')}`;
}

export const themes: PuzzleThemes<typeof game> = {
  situation({ cards, seats }, mover, name) {
    const others = seats.flatMap((seat, at) =>
      at === mover || seat.folded || seat.cards === 0 ? [] : (drew(seat, name(at)) ?? []),
    );
    const draws = others.length === 0 ? 'Nobody has drawn yet' : others.join('; ');
    return { text: `Your hand: ${handText(classOf(cards)).replace(/\bT\b/, '10')}. ${draws}.`, points: null };
  },
  themes: {
    pat: {
      title: 'Pat or break',
      tag: 'A pat hand',
      ask: 'Stand pat, or break?',
      hint: 'How many cards did the others draw, and how low is your highest card?',
      why: 'What the others draw tells how good your four cards have to be.',
    },
    call: {
      title: 'Call or fold',
      tag: 'Facing a bet',
      ask: 'Call or fold?',
      hint: 'Compare the price with the pot, and your hand with what the draws tell of theirs.',
      why: 'The pot pays for a call when it is won more often than its price says.',
    },
    raise: {
      title: 'Raise for value',
      tag: 'Facing a bet',
      ask: 'Call or raise?',
      hint: 'Which hands that call a raise do you beat?',
      why: 'A hand that is ahead earns most while the others still hope.',
    },
    bet: {
      title: 'Bet or check',
      tag: 'Nobody has bet',
      ask: 'Bet or check?',
      hint: 'Who draws more cards than you, and who would call?',
      why: 'A bet earns from weaker hands that call, or makes them fold; a check keeps the pot small.',
    },
  },
};
