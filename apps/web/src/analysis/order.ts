/** The order in which moves are listed: it changes only when their intervals separate. */
import type { Line } from '@baize/bots';

/** Of two lines, whether the second is better beyond doubt. */
export const isAhead = (first: Line, second: Line): boolean =>
  second.hope - first.hope > 1.96 * (first.error + second.error);

/** The lines in the order they had before, as far as they had one; `before` has their words. */
export function inOrder(lines: readonly Line[], before: readonly string[]): readonly Line[] {
  const known = before.flatMap((words) => lines.filter((line) => line.words === words));
  const fresh = lines.filter(({ words }) => !before.includes(words));
  const order = [...known];
  for (const line of fresh) {
    const at = order.findIndex(({ hope }) => hope < line.hope);
    order.splice(at < 0 ? order.length : at, 0, line);
  }
  for (let moved = true; moved; ) {
    moved = false;
    for (let i = 1; i < order.length; i++) {
      if (!isAhead(order[i - 1], order[i])) continue;
      [order[i - 1], order[i]] = [order[i], order[i - 1]];
      moved = true;
    }
  }
  return order;
}
