/** The review of a match, growing while a worker computes it; leaving the page ends the work. */
import type { Review } from '@baize/bots';
import type { GameRecord } from '@baize/game';
import { useEffect, useState } from 'react';

const known = new Map<string, Review>();

export function useReview(match: string, record: GameRecord): Review | null {
  const [found, setFound] = useState<Review | null>(known.get(match) ?? null);
  useEffect(() => {
    if (known.has(match)) return;
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'review' });
    worker.addEventListener('message', ({ data }: MessageEvent<Review>) => {
      if (data.progress === 1) known.set(match, data);
      setFound(data);
    });
    worker.postMessage(record);
    return () => worker.terminate();
  }, [match, record]);
  return found;
}
