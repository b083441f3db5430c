/** A table as one seat, or an onlooker, sees it: what programs and models are answered that ask for it. */
import type { Seat } from '@baize/game';
import { snapshotFor } from '@baize/match';
import type { ViewAnswer } from '@baize/protocol';
import { isRunning } from './preparation.ts';
import type { Table } from './table.ts';

/** As it is now, or was at an earlier version. The view may share arrays with the state. */
export async function lookAt(table: Table, seat: Seat | null, version?: number): Promise<ViewAnswer> {
  const { match, preparation } = table;
  const past = version !== undefined && version < match.version;
  const then = past ? await table.history.at(version) : match;
  const snapshot = snapshotFor(then, seat, table.context.now());
  const text = snapshot.view === null ? '' : then.pack.game.show(snapshot.view);
  return {
    ...snapshot,
    table: table.info,
    text,
    ...(!past && isRunning(match, preparation)
      ? { preparing: { seat: preparation.seat, part: preparation.part } }
      : {}),
  };
}
