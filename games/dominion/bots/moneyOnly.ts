/** The simplest money player: Province at 8, Gold at 6, Silver at 3, nothing else. */
import type { Bot, Choice } from '@baize/game';
import { GOLD, PROVINCE, SILVER } from '../src/facts.ts';
import { BUY, END_TURN, type Move, PLAY_TREASURES } from '../src/moves.ts';
import type { View } from '../src/view.ts';
import { follow } from './player.ts';
import { readStrategy } from './strategy.ts';

const TREASURES: Choice<Move> = { move: PLAY_TREASURES, why: 'Treasures first' };
const STOP: Choice<Move> = { move: END_TURN, why: 'Nothing worth buying' };
const LIST: readonly { readonly coins: number; readonly card: number; readonly choice: Choice<Move> }[] = [
  { coins: 8, card: PROVINCE, choice: { move: BUY + PROVINCE, why: 'Eight coins buy a Province' } },
  { coins: 6, card: GOLD, choice: { move: BUY + GOLD, why: 'Six coins buy a Gold' } },
  { coins: 3, card: SILVER, choice: { move: BUY + SILVER, why: 'Three coins buy a Silver' } },
];

const habits = readStrategy('Province; Gold; Silver');

export const moneyOnly: Bot<View, Move> = {
  name: 'money-only',
  about: 'Province at 8, Gold at 6, Silver at 3: the simplest player that wins anything.',
  stars: 1,
  decide(view, moves, seat) {
    if (view.stack.length > 0) return follow(habits, view, moves, seat);
    if (moves.includes(PLAY_TREASURES)) return TREASURES;
    for (let i = 0; i < LIST.length; i++) {
      const line = LIST[i];
      if (view.coins >= line.coins && view.supply[line.card] > 0) return line.choice;
    }
    return STOP;
  },
};
