/** Plain players to measure against: one that always calls and one that always raises. */
import type { Bot } from '@baize/game';
import { BET, CALL, CHECK, RAISE } from '../src/betting.ts';
import { counting } from '../src/hand.ts';
import type { View } from '../src/view.ts';
import { nextPick } from './cpu.ts';

/** Throws what does not count. */
export const plainDraw = (view: View): { move: number; why: string } => {
  const kept = counting(view.cards);
  const discards = view.cards.filter((card) => !kept.includes(card));
  return { move: nextPick(view, discards), why: 'Keeps the cards that count and throws the rest.' };
};

export const station: Bot<View, number> = {
  name: 'station',
  about: 'A calling station: never folds, never raises.',
  stars: 0,
  decide: (view, moves) =>
    view.drawing ? plainDraw(view) : { move: moves.includes(CHECK) ? CHECK : CALL, why: 'Calls whatever comes.' },
};

export const maniac: Bot<View, number> = {
  name: 'maniac',
  about: 'Bets and raises whenever it may.',
  stars: 0,
  decide: (view, moves) => {
    if (view.drawing) return plainDraw(view);
    const move = [RAISE, BET, CALL].find((each) => moves.includes(each)) ?? CHECK;
    return { move, why: 'Puts in as much as it may.' };
  },
};
