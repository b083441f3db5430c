/** Which of the moves that a tree tried is to be made. */
import type { Guide, Seat } from '@baize/game';
import { foremost, type Node, tries } from './node.ts';
import type { Values } from './values.ts';

/** The most tried move; where tables are judged, which leaves less to chance, the one that did best even if it was lucky. */
export function chosenFrom(
  root: Node,
  guide: Guide<unknown, unknown> | undefined,
  values: Values,
  seat: Seat,
): [unknown, Node] {
  if (guide?.secretive === true) return clearlyBest(root, values, seat);
  const doubt = 2 * values.deviation();
  const worth =
    guide?.promise === undefined ? tries : (child: Node) => child.mean(seat) - doubt / Math.sqrt(child.visits);
  return foremost(root, worth) as [unknown, Node];
}

/** Where others have secrets chance is large beside what a move is worth: the usual move, unless another did better by more than that chance. */
function clearlyBest(root: Node, values: Values, seat: Seat): [unknown, Node] {
  const tried = root.tried();
  const usual = tried[0];
  const doubt = (child: Node): number => values.widest / 2 / Math.sqrt(child.visits);
  let best = usual;
  for (const each of tried) {
    const margin = each === usual ? 0 : Math.hypot(doubt(each[1]), doubt(usual[1]));
    if (each[1].mean(seat) - margin > best[1].mean(seat)) best = each;
  }
  return best;
}
