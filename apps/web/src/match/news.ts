/** What the table itself has to tell a seat. */
import type { LoggedEvent, TableInfo } from '@baize/protocol';
import { texts } from '../texts.ts';

/** Out of time, or an offer of mine was declined. */
export function newsFor(
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
