/** The order in which moves are listed: once it stands it changes only when their intervals separate. */
import { isSeldom, type Line } from '@baize/bots';

/** A move tried in this many imagined games keeps its place; before that its place would be an accident of the first few. */
export const SETTLED = 200;

/** Of two lines, whether the second is better beyond doubt. */
export const isAhead = (first: Line, second: Line): boolean =>
  second.hope - first.hope > 1.96 * (first.error + second.error);

/** The lines in the order they had before, as far as it stands; others where their hope puts them, and last what was tried too seldom to be believed. */
export function inOrder(lines: readonly Line[], before: readonly Line[]): readonly Line[] {
  const order = before
    .filter(({ games }) => games >= SETTLED)
    .flatMap(({ words }) => lines.filter((line) => line.words === words));
  const fresh = lines.filter((line) => !order.includes(line));
  const most = Math.max(0, ...lines.map(({ games }) => games));
  for (const line of fresh) if (!isSeldom(line, most)) putBefore(order, line, ({ hope }) => hope < line.hope);
  const separated: Line[] = [];
  // before all that it is ahead of, also where one that is still in doubt stands between them
  for (const line of order) putBefore(separated, line, (other) => isAhead(other, line));
  return [...separated, ...fresh.filter((line) => isSeldom(line, most))];
}

function putBefore(order: Line[], line: Line, isBehind: (other: Line) => boolean): void {
  const at = order.findIndex(isBehind);
  order.splice(at < 0 ? order.length : at, 0, line);
}
