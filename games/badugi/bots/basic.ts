/** Plain tight play by the book: one range for every position, draws and bets at the right price, never a bluff. It reads draws and bets as the CPUs do. */
import type { Bot } from '@baize/game';
import { BET, CALL, CHECK, FOLD, RAISE } from '../src/betting.ts';
import { handWords } from '../src/hand.ts';
import type { View } from '../src/view.ts';
import { nextPick } from './cpu.ts';
import { percent } from './predraw.ts';
import { standing } from './profiles.ts';
import { outlookOf, type Situation, situationOf } from './situation.ts';
import { throwAway } from './postdraw.ts';

/** The share of hands it comes in with, by players dealt in; position does not matter to it. */
const SHARE = [0, 0, 0.95, 0.4, 0.26, 0.18, 0.14, 0.11] as const;
export const shareOfTable = (players: number): number => SHARE[players];

export const basic: Bot<View, number> = {
  name: 'basic',
  about: 'Plain tight play by the book: good hands for value, draws at the right price, never a bluff.',
  stars: 2,
  decide: (view, moves, seat) => {
    const situation = situationOf(view, seat);
    if (view.drawing) {
      const { cards, why } = throwAway(situation);
      return { move: nextPick(view, cards), why };
    }
    const words = handWords(situation.hand);
    const grade = view.street === 0 ? gradeBefore(situation) : gradeAfter(situation);
    const may = (move: number): boolean => moves.includes(move);
    if (grade === 2) {
      const move = [RAISE, BET, CALL].find(may) ?? CHECK;
      return { move, why: `Plays ${words} for value.` };
    }
    if (may(CHECK)) return { move: CHECK, why: `Checks ${words}.` };
    const price = percent(situation.price);
    return grade === 1
      ? { move: CALL, why: `Calls with ${words} at a price of ${price}.` }
      : { move: FOLD, why: `Folds ${words} at a price of ${price}.` };
  },
};

/** 2 raise, 1 call, 0 check or fold. */
function gradeBefore({ view, players, hand, size, isBigBlind }: Situation): number {
  const share = standing('late')[hand];
  const usual = shareOfTable(players);
  if (view.raises <= 1) return share <= usual ? 2 : 0;
  if (size >= 3 && share <= usual * (view.raises === 2 ? 0.36 : 0.14)) return 2;
  const wide = isBigBlind ? 1.02 : 0.75;
  return share <= usual * (view.raises === 2 ? wide : 0.8) ? 1 : 0;
}

function gradeAfter(situation: Situation): number {
  const { view, hand, drawsLeft, opponents, price } = situation;
  const share = outlookOf(situation).value[drawsLeft]?.[hand] ?? 0;
  const edge = share * (opponents.length + 1);
  const bar = view.raises === 0 ? (drawsLeft === 0 ? 1.2 : 1.08) : 1.3 + 0.02 * view.raises;
  if (edge >= bar) return 2;
  return share >= price * (drawsLeft === 0 ? 1.2 : 1.1) ? 1 : 0;
}
