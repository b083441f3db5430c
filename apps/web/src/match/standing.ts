/** The moves that still stand: what was taken back leaves the log. */
import type { LoggedEvent } from '@baize/protocol';
import { byVersion, isPlay } from './stage.ts';

const mover = (group: readonly LoggedEvent[]): number | undefined =>
  group.find(({ event }) => isPlay({ event }) && event.seat !== undefined)?.event.seat;

/** An undo takes back the last move of whoever asked for it, and all moves since. What the table itself said stays. */
export function standing(lines: readonly LoggedEvent[]): LoggedEvent[] {
  let kept: LoggedEvent[][] = [];
  for (const group of byVersion(lines)) {
    const undone = group.find(({ event }) => event.type === 'table:undone');
    if (undone !== undefined) {
      const from = kept.findLastIndex((each) => mover(each) === undone.event.seat);
      if (from >= 0)
        kept = [...kept.slice(0, from), ...kept.slice(from).map((each) => each.filter((line) => !isPlay(line)))];
    }
    kept.push(group);
  }
  return kept.flat();
}
