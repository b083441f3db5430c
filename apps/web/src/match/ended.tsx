/** A match that is over: its result, or the table once one has closed that to look around. */
import type { GamePack } from '@baize/game';
import type { Snapshot, TableInfo } from '@baize/protocol';
import type { GameTable } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { ResultDialog } from './result.tsx';
import { AfterBar } from './strips.tsx';

export function Ended({
  match,
  table,
  snapshot,
  seat,
  busy,
  own,
  pack,
  rematch,
}: {
  readonly match: string;
  readonly table: TableInfo;
  readonly snapshot: Snapshot;
  readonly seat: number | null;
  /** The last moves are still being shown. */
  readonly busy: boolean;
  readonly own: GameTable | null;
  readonly pack: GamePack | null;
  readonly rematch: () => void;
}): ReactNode {
  const [looking, setLooking] = useState(false);
  const { result, offer, view } = snapshot;
  const again = seat === null ? null : rematch;
  return (
    <>
      {!busy && result !== null && (
        <ResultDialog
          open={!looking}
          close={() => setLooking(true)}
          match={match}
          table={table}
          result={result}
          seat={seat}
          own={own}
          pack={pack}
          view={view as never}
          rematch={again}
          waiting={offer?.kind === 'rematch' && offer.by === seat}
        />
      )}
      {looking && <AfterBar match={match} result={() => setLooking(false)} rematch={again} />}
    </>
  );
}
