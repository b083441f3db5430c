/** What tree search should know of Dominion: buys are worth a thought, the rest plays itself, and imagined games go on by a list. */
import type { Guide } from '@baize/game';
import { type Card, COPPER, COSTS, CURSE, ESTATE, PROVINCE, SILVER } from '../src/facts.ts';
import { BUY, CHOOSE, DONE, END_TURN, type Move, stepOf, topFrame } from '../src/moves.ts';
import type { State } from '../src/state.ts';
import { GAIN } from '../src/words.ts';
import { placeOf } from './contest.ts';
import { evolvedList } from './evolved.ts';
import { kingdom } from './personalities.ts';
import { quickMove } from './player.ts';
import { TableSituation } from './situation.ts';
import { readStrategy, type Strategy } from './strategy.ts';

/** Cards that may be bought (or gained), the dearest first; what only fills the deck is left out until it can count. */
function purchases(state: State, moves: readonly Move[], base: number, most: number): Move[] {
  const { horizon } = TableSituation.ofState(state);
  const late = horizon <= 5;
  const cards: Card[] = [];
  for (const move of moves) {
    const card = move - base;
    if (card < 0 || card >= COSTS.length || card === CURSE) continue;
    if (card === COPPER || (card === ESTATE && !late)) continue;
    cards.push(card);
  }
  // A Province stands first, then by price; Silver before other cards of its price.
  const rank = (card: Card): number => (COSTS[card] as number) + (card === PROVINCE || card === SILVER ? 0.5 : 0);
  cards.sort((a, b) => rank(b) - rank(a));
  return cards.slice(0, most).map((card) => base + card);
}

/** A guide whose imagined games go on by the list that stands for a state. */
function guideBy(listOf: (state: State) => Strategy): Guide<State, Move> {
  return {
    worth(state, moves) {
      if (moves.length === 1) return moves;
      const first = quickMove(listOf(state), state);
      if (state.stack.length > 0) {
        if (stepOf(topFrame(state)).op !== GAIN) return [first];
        const gains = purchases(state, moves, CHOOSE, 8).filter((move) => move !== first);
        return [first, ...gains];
      }
      // Actions and Treasures are played as usual; only what to buy is open.
      if (first < BUY || (first > BUY + 31 && first !== END_TURN) || first === DONE) return [first];
      const best = [first, ...purchases(state, moves, BUY, 8).filter((move) => move !== first)];
      return first === END_TURN ? best : best.length === 1 ? [first, END_TURN] : best;
    },
    quick: (state) => quickMove(listOf(state), state),
  };
}

const money = readStrategy(`
Province if money > 15
Duchy if 0 < horizon <= 4
Estate if 0 < horizon <= 2
Gold
Duchy if 0 < horizon <= 5
Silver
`);

/** Imagined games go on with money: ready at once. */
export const guide: Guide<State, Move> = {
  ...guideBy(() => money),
  // Those who only buy money would think too well of whoever has a Smithy.
  sound: (state) => quickMove(kingdom, state),
};

let latest: { readonly state: State; readonly strategy: Strategy } | null = null;

/** Imagined games go on by the list evolved for the place: the first question takes as long as the evolution. */
export const evolvedGuide = guideBy((state) => {
  if (latest?.state !== state) latest = { state, strategy: evolvedList(placeOf(state)).strategy };
  return latest.strategy;
});
