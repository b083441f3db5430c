/** Looks back at a finished match, growing while a worker computes them; leaving the page ends the work. */
import type { Hindsight, Review } from '@baize/bots';
import type { GameRecord } from '@baize/game';
import { useEffect, useState } from 'react';

interface Looks {
  readonly hindsight: Hindsight;
  readonly review: Review;
}

/** What was computed to its end in this visit, by match. */
const known: { readonly [Job in keyof Looks]: Map<string, Looks[Job]> } = { hindsight: new Map(), review: new Map() };

function useLookBack<Job extends keyof Looks>(job: Job, match: string, record: GameRecord | null): Looks[Job] | null {
  const [found, setFound] = useState<Looks[Job] | null>(known[job].get(match) ?? null);
  useEffect(() => {
    if (record === null || record.seats.length < 2 || known[job].has(match)) return;
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: job });
    worker.addEventListener('message', ({ data }: MessageEvent<Looks[Job]>) => {
      if (data.progress === 1) known[job].set(match, data);
      setFound(data);
    });
    worker.postMessage(record);
    return () => worker.terminate();
  }, [job, match, record]);
  return found;
}

export const useHindsight = (match: string, record: GameRecord | null): Hindsight | null =>
  useLookBack('hindsight', match, record);

export const useReview = (match: string, record: GameRecord | null): Review | null =>
  useLookBack('review', match, record);
