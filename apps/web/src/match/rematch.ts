/** The rematch: the same people and tokens, everybody one seat further round. */
import type { TableInfo } from '@baize/protocol';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { keepSeat, mySeat } from '../mine.ts';

/** Keeps my seat once the rematch is set up, and goes there if I want it: call what is returned to say so. */
export function useRematch(match: string, table: TableInfo | null): () => void {
  const [, go] = useLocation();
  const wanted = useRef(false);
  const opened = useEffectEvent((next: string): void => {
    const kept = mySeat(match);
    const seats = table?.seats.length ?? 1;
    if (kept === undefined) return;
    keepSeat({ match: next, seat: (kept.seat + seats - 1) % seats, token: kept.token, game: kept.game });
    if (wanted.current) go(`/t/${next}`);
  });
  const next = table?.next;
  useEffect(() => {
    if (next !== undefined) opened(next);
  }, [next]);
  return useCallback(() => {
    wanted.current = true;
  }, []);
}
