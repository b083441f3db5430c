/** The look back at a finished match, growing while a worker computes it; leaving the page ends the work. */
import type { Hindsight } from '@baize/bots';
import type { GameRecord } from '@baize/game';
import { useEffect, useState } from 'react';

/** What was computed to its end in this visit. */
const known = new Map<string, Hindsight>();

export function useHindsight(match: string, record: GameRecord | null): Hindsight | null {
  const [found, setFound] = useState<Hindsight | null>(known.get(match) ?? null);
  useEffect(() => {
    if (record === null || record.seats.length < 2 || known.has(match)) return;
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'hindsight' });
    worker.addEventListener('message', ({ data }: MessageEvent<Hindsight>) => {
      if (data.progress === 1) known.set(match, data);
      setFound(data);
    });
    worker.postMessage(record);
    return () => worker.terminate();
  }, [match, record]);
  return found;
}
