/** What the bots look at: a state made from the view, of which they read only what the view told them. */
import { seeded } from '@baize/game';
import { GOLD } from '../src/facts.ts';
import type { Move } from '../src/moves.ts';
import { BUY, DEEP, HELD, NOBLE, RESERVE } from '../src/moves.ts';
import { owed } from '../src/payment.ts';
import type { State } from '../src/state.ts';
import { imagine, type View } from '../src/view.ts';

/**
 * Unknown cards are dealt the same way every time: a bot must not look at them, and with a fixed deal it cannot even be
 * lucky with them.
 */
export const sight = (view: View): State => imagine(view, seeded('unseen'));

/** The card that a move buys or openly reserves; -1 for other moves. */
export function cardOf(state: State, move: Move): number {
  const code = move & 127;
  if (code >= RESERVE && code < DEEP) return state.slots[code - RESERVE];
  if (code >= BUY && code < HELD) return state.slots[code - BUY];
  if (code >= HELD && code < NOBLE) return state.reserved[state.turn][code - HELD];
  return -1;
}

export const isBuy = (move: Move): boolean => (move & 127) >= BUY && (move & 127) < NOBLE;

/** Tokens that a card still costs after bonuses. */
export function price(bonuses: readonly number[], card: number): number {
  let sum = 0;
  for (let color = 0; color < GOLD; color++) sum += owed(bonuses, card, color);
  return sum;
}

/** Gems still missing to buy a card, gold counted. */
export function missing(bonuses: readonly number[], tokens: readonly number[], card: number): number {
  let sum = -tokens[GOLD];
  for (let color = 0; color < GOLD; color++) sum += Math.max(0, owed(bonuses, card, color) - tokens[color]);
  return Math.max(0, sum);
}
