/** Big Money, the normative tree of the specification: Treasures first, Provinces from the middle of the game. */
import type { Bot, Choice } from '@baize/game';
import { DUCHY, GOLD, PROVINCE, SILVER } from '../src/facts.ts';
import { BUY, END_ACTIONS, END_TURN, type Move, PLAY_TREASURES } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { follow } from './player.ts';
import { readStrategy } from './strategy.ts';

const TREASURES: Choice<Move> = { move: PLAY_TREASURES, why: 'Treasures first' };
const BUY_PROVINCE: Choice<Move> = { move: BUY + PROVINCE, why: 'Priority 1: Province for VP' };
const BUY_GOLD: Choice<Move> = { move: BUY + GOLD, why: 'Priority 2: Gold for economy' };
const BUY_DUCHY: Choice<Move> = { move: BUY + DUCHY, why: 'Priority 3: Duchy for endgame VP' };
const BUY_SILVER: Choice<Move> = { move: BUY + SILVER, why: 'Priority 4: Silver for economy' };
const STOP: Choice<Move> = { move: END_TURN, why: 'Priority 5: No profitable purchase' };
const NO_BUYS: Choice<Move> = { move: END_TURN, why: 'No buys left' };

/** The tree: what to buy with these coins on this turn. */
export function decidePurchase(coins: number, supply: readonly number[], turn: number, empty: number): Choice<Move> {
  const provinces = supply[PROVINCE];
  if (coins >= 8 && provinces > 0 && (turn >= 10 || provinces <= 6 || empty >= 1)) return BUY_PROVINCE;
  if (coins >= 6 && supply[GOLD] > 0) return BUY_GOLD;
  if (coins >= 5 && supply[DUCHY] > 0 && (provinces <= 3 || empty >= 3)) return BUY_DUCHY;
  if (coins >= 3 && supply[SILVER] > 0) return BUY_SILVER;
  return STOP;
}

/** What it gains when a card gives it the choice, and how it plays Actions that came its way. */
const habits = readStrategy('Province; Gold; Silver; Duchy if supply Province <= 3 or empty >= 3');

export const bigMoney: Bot<View, Move> = {
  name: 'big-money',
  about: 'Buys Treasures, then Provinces, and no Action at all.',
  stars: 2,
  decide(view, moves, seat) {
    if (view.stack.length > 0 || moves.includes(END_ACTIONS)) return follow(habits, view, moves, seat);
    if (moves.includes(PLAY_TREASURES)) return TREASURES;
    // Only `GameEngine` asks this: elsewhere the turn ends by itself with the last buy.
    if (view.buys === 0) return NO_BUYS;
    return decidePurchase(view.coins, view.supply, view.players[seat].turns, view.empty);
  },
};
