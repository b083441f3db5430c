/** What a player without plans answers when a card asks: it gives up the least and declines the rest. */
import type { Choice } from '@baize/game';
import { CARDS, COSTS, CURSE, TREASURES } from '../src/facts.ts';
import { CHOOSE, DONE, type Move, NO, stepOf, YES } from '../src/moves.ts';
import type { Frame } from '../src/state.ts';
import type { PlayerView, View } from '../src/view.ts';
import { PICK_DOWN, REACT } from '../src/words.ts';

/** Cards without coins first (a Curse before all), then the cheapest. */
const value = (card: number): number =>
  card === CURSE ? -1 : ((TREASURES >> card) & 1) * 20 + (COSTS[card] as number);

const WORST_FIRST: readonly number[] = Array.from({ length: CARDS }, (_, card) => card).toSorted(
  (a, b) => value(a) - value(b) || a - b,
);

/** Discards are picked in ascending order, so the whole set is settled before its lowest card is named. */
function discard(view: View, frame: Frame): Move {
  const hand = view.hand as readonly number[];
  let left = (view.players[frame.who] as PlayerView).held - stepOf(frame).n;
  let lowest: number = CARDS;
  for (let i = 0; left > 0; i++) {
    const card = WORST_FIRST[i] as number;
    if (hand[card] === 0) continue;
    left -= hand[card] as number;
    lowest = Math.min(lowest, card);
  }
  return CHOOSE + lowest;
}

export function answer(view: View, moves: readonly Move[]): Choice<Move> {
  const frame = view.stack.at(-1) as Frame;
  const step = stepOf(frame);
  if (step.op === PICK_DOWN) return { move: discard(view, frame), why: 'The cheapest cards go' };
  if (step.op === REACT && moves.includes(YES)) return { move: YES, why: 'A Moat costs nothing to show' };
  const declines = moves.find((move) => move === DONE || move === NO);
  return { move: declines ?? (moves[0] as Move), why: 'No plan beyond money' };
}
