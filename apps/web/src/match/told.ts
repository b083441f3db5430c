/** What a table tells of what it has shown: the lines of its log, the moves that still stand, and its latest news. */
import type { GameEvent } from '@baize/game';
import type { LoggedEvent, TableInfo } from '@baize/protocol';
import { useMemo } from 'react';
import { useNews } from './news.ts';
import { inMyWords } from './ownLines.ts';
import { byVersion, isPlay, type Shown } from './stage.ts';
import { standing } from './standing.ts';

export interface Told {
  /** For the log, event by event. */
  readonly lines: readonly LoggedEvent[];
  /** For the table, move by move. */
  readonly log: readonly (readonly GameEvent[])[];
  readonly news: string | null;
  readonly dismiss: () => void;
}

export function useTold(shown: Shown | null, seat: number | null, table: TableInfo | null): Told {
  const name = seat === null ? null : (table?.seats[seat]?.name ?? null);
  const told = shown?.told;
  const played = shown?.log;
  const lines = useMemo(() => inMyWords(standing(told ?? []), seat, name), [told, seat, name]);
  const log = useMemo(
    () => byVersion(standing(played ?? []).filter(isPlay)).map((group) => group.map(({ event }) => event)),
    [played],
  );
  return { lines, log, ...useNews(told, seat, shown?.snapshot.version ?? 0, table) };
}
