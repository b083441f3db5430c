/** What tree search should know of Badugi: which draws deserve a thought, and a quick way to play a hand out. */
import { type Chance, type Guide, unit } from '@baize/game';
import { BET, CALL, CHECK, DRAW, FOLD, PAT, RAISE } from '../src/betting.ts';
import type { CardNumber } from '../src/cards.ts';
import { classOf, counting, sizeOfClass, topRank } from '../src/hand.ts';
import type { State } from '../src/state.ts';
import { movesOf } from '../src/table.ts';

/** The next step of throwing what does not count. */
function plainPick(state: State): number {
  const kept = counting(state.hands[state.turn] as CardNumber[]);
  const last = state.picked.at(-1) ?? -1;
  const next = (state.hands[state.turn] as CardNumber[]).find((card) => card > last && !kept.includes(card));
  return next ?? (state.picked.length === 0 ? PAT : DRAW);
}

export const guide: Guide<State, number> = {
  worth(state, moves) {
    if (!state.drawing) return moves;
    const plain = plainPick(state);
    const hand = state.hands[state.turn] as CardNumber[];
    const size = sizeOfClass(classOf(hand));
    const first = state.picked.length === 0;
    // Breaking a badugi by its highest card, and standing pat with three cards, are the only other draws worth a thought.
    if (first && size === 4) return [PAT, hand.at(-1) as number];
    return first && size === 3 && plain !== PAT ? [plain, PAT] : [plain];
  },

  quick(state: State, chance: Chance) {
    if (state.drawing) return plainPick(state);
    const moves = movesOf(state);
    const hand = classOf(state.hands[state.turn] as CardNumber[]);
    const size = sizeOfClass(hand);
    const roll = unit(chance);
    const may = (move: number): boolean => moves.includes(move);
    const eager = size === 4 ? (topRank(hand) <= 8 ? 0.9 : 0.5) : size === 3 && state.street < 3 ? 0.3 : 0.08;
    if (roll < eager && may(RAISE)) return RAISE;
    if (roll < eager && may(BET)) return BET;
    if (may(CHECK)) return CHECK;
    const stays = size === 4 ? 0.97 : size === 3 ? (state.street < 3 ? 0.85 : 0.25) : state.street < 2 ? 0.4 : 0.05;
    return roll < Math.max(eager, stays) ? CALL : FOLD;
  },
};
