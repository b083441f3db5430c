/** What the table itself has to tell a seat. */
import type { LoggedEvent, TableInfo } from '@baize/protocol';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { isPlay } from './stage.ts';

/** Out of time, or an offer of mine was declined. */
function newsFor(
  { event, version: at }: LoggedEvent,
  seat: number | null,
  version: number,
  table: TableInfo | null,
): string | null {
  if (seat === null || event.seat === undefined) return null;
  if (event.type === 'table:flagged' && event.seat === seat) return texts.match.outOfTime;
  if (event.type !== 'table:declined' || event.seat === seat || at !== version) return null;
  return texts.match.offers.declined(table?.seats[event.seat]?.name ?? '', 'offer' in event ? String(event.offer) : '');
}

/** The last of it, until it is dismissed or something else happens. */
export function useNews(
  log: readonly LoggedEvent[] | undefined,
  seat: number | null,
  version: number,
  table: TableInfo | null,
): { readonly news: string | null; readonly dismiss: () => void } {
  const last = log?.findLast((line) => !isPlay(line));
  const [dismissed, setDismissed] = useState(-1);
  const news = last === undefined || last.version === dismissed ? null : newsFor(last, seat, version, table);
  return { news, dismiss: () => setDismissed(last?.version ?? -1) };
}
