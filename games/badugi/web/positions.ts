/** What poker players call each seat, counted among those dealt into the hand. */
import type { Scene } from './scene.ts';

export type Position = 'button' | 'headsUp' | 'small' | 'big' | 'utg' | 'middle' | 'hijack' | 'cutoff';

/** Of `count` players, the one who is `nth` after the button. */
function positionOf(nth: number, count: number): Position {
  const fromButton = count - 1 - nth;
  if (fromButton === 0) return count === 2 ? 'headsUp' : 'button';
  if (count === 2) return 'big';
  if (nth === 0) return 'small';
  if (nth === 1) return 'big';
  if (fromButton === 1) return 'cutoff';
  if (nth === 2) return 'utg';
  return fromButton === 2 ? 'hijack' : 'middle';
}

/** By seat; `null` for those who are not in the hand. */
export function positionsOf({ seats, button }: Scene): (Position | null)[] {
  const order = seats.map((_, i) => (button + 1 + i) % seats.length).filter((seat) => seats[seat]?.dealt);
  return seats.map((_, seat) => (order.includes(seat) ? positionOf(order.indexOf(seat), order.length) : null));
}
