/** What tree search should know of Dominion: buys are worth a thought, the rest plays itself, and imagined games go on with money. */
import type { Guide } from '@baize/game';
import { type Card, COPPER, COSTS, CURSE, ESTATE, PROVINCE, SILVER } from '../src/facts.ts';
import { BUY, CHOOSE, DONE, END_TURN, type Move, moves as legalMoves, stepOf, topFrame } from '../src/moves.ts';
import type { State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { GAIN } from '../src/words.ts';
import { kingdom } from './personalities.ts';
import { follow } from './player.ts';
import { TableSituation } from './situation.ts';
import { readStrategy } from './strategy.ts';

/** How imagined games go on. */
const money = readStrategy(`
Province if money > 15
Duchy if 0 < horizon <= 4
Estate if 0 < horizon <= 2
Gold
Duchy if 0 < horizon <= 5
Silver
`);

const usual = (state: State, moves: readonly Move[]): Move =>
  follow(money, view(state, state.asked), moves, state.asked).move;

/** Cards that may be bought (or gained), the dearest first; what only fills the deck is left out until it can count. */
function purchases(state: State, moves: readonly Move[], base: number): Move[] {
  const { horizon } = new TableSituation(view(state, state.asked), state.asked);
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
  return cards.slice(0, 8).map((card) => base + card);
}

export const guide: Guide<State, Move> = {
  worth(state, moves) {
    if (moves.length === 1) return moves;
    const first = usual(state, moves);
    if (state.stack.length > 0) {
      if (stepOf(topFrame(state)).op !== GAIN) return [first];
      const gains = purchases(state, moves, CHOOSE);
      return gains.length === 0 ? [first] : gains;
    }
    // Actions and Treasures are played as usual; only what to buy is open.
    if (first < BUY || (first > BUY + 31 && first !== END_TURN) || first === DONE) return [first];
    const buys = purchases(state, moves, BUY);
    const best = [first, ...buys.filter((move) => move !== first)];
    return first === END_TURN ? best : best.length === 1 ? [first, END_TURN] : best;
  },
  quick: (state) => usual(state, legalMoves(state)),
  // Those who only buy money would think too well of whoever has a Smithy.
  sound: (state) => follow(kingdom, view(state, state.asked), legalMoves(state), state.asked).move,
};
