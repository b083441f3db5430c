/** The order in which moves are listed: once it stands it changes only when their intervals separate. */
import { isSeldom, type Line } from '@baize/bots';

/** A move tried in this many imagined games keeps its place; before that its place would be an accident of the first few. */
export const SETTLED = 200;

type Weighed = Pick<Line, 'words' | 'hope' | 'error'>;

/** Of two lines, whether the second is better beyond doubt. */
export const isAhead = (first: Weighed, second: Weighed): boolean =>
  second.hope - first.hope > 1.96 * (first.error + second.error);

/** The words of all lines whose order stands. */
export const orderOf = (lines: readonly Line[]): readonly string[] =>
  lines.filter(({ games }) => games >= SETTLED).map(({ words }) => words);

/** Lines in their order, but each before all that it is ahead of, also where one that is still in doubt stands between them. */
export function separated<L extends Weighed>(lines: readonly L[]): readonly L[] {
  const order: L[] = [];
  for (const line of lines) putBefore(order, line, (other) => isAhead(other, line));
  return order;
}

/** The lines in the order that stands; others where their hope puts them, and last what was tried too seldom to be believed. */
export function inOrder(lines: readonly Line[], standing: readonly string[]): readonly Line[] {
  const order = standing.flatMap((words) => lines.filter((line) => line.words === words));
  const fresh = lines.filter((line) => !order.includes(line));
  const most = Math.max(0, ...lines.map(({ games }) => games));
  for (const line of fresh) if (!isSeldom(line, most)) putBefore(order, line, ({ hope }) => hope < line.hope);
  return [...separated(order), ...fresh.filter((line) => isSeldom(line, most))];
}

function putBefore<L>(order: L[], line: L, isBehind: (other: L) => boolean): void {
  const at = order.findIndex(isBehind);
  order.splice(at < 0 ? order.length : at, 0, line);
}

/** What is told of a line's worth. */
export interface Told {
  readonly hope: number;
  readonly error: number;
  /** It promises more than a line above it, but not beyond doubt: it is told to be that one's equal. */
  readonly equal: boolean;
}

/** Ordered lines, with what is told of each. */
export function asTold<L extends Weighed>(lines: readonly L[]): readonly { readonly line: L; readonly told: Told }[] {
  let least: Weighed | undefined;
  return lines.map((line) => {
    if (least !== undefined && line.hope > least.hope)
      return { line, told: { hope: least.hope, error: least.error + line.error, equal: true } };
    least = line;
    return { line, told: { hope: line.hope, error: line.error, equal: false } };
  });
}
