/** What a worker finds about a position, as it finds it. One worker serves all positions of a page; another position ends the work on the last. */
import { useEffect, useRef, useState } from 'react';
import type { AnalysisRequest, Look, Seen, AnalysisAnswer } from './worker.ts';

const start = (): Worker => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'analysis' });

const tell = (worker: Worker, asked: AnalysisRequest): void => worker.postMessage(asked);

/** A worker that was started for a page whose data is still on its way. */
let waiting: Worker | null = null;

/** Has the worker load the game beside the page, so that the first answer need not wait for it. */
export function usePreparedAnalysis(game: string): void {
  useEffect(() => {
    const prepared = start();
    tell(prepared, { prepare: game });
    waiting = prepared;
    return () => {
      if (waiting !== prepared) return;
      prepared.terminate();
      waiting = null;
    };
  }, [game]);
}

export function useAnalysis(look: Look | null, paused = false): Seen | null {
  const [found, setFound] = useState<{ readonly look: Look; readonly seen: Seen } | null>(null);
  const worker = useRef<Worker | null>(null);
  const current = useRef<{ readonly look: Look | null; readonly id: number }>({ look: null, id: 0 });
  useEffect(() => {
    const started = waiting ?? start();
    waiting = null;
    started.addEventListener('message', ({ data: { id, seen } }: MessageEvent<AnalysisAnswer>) => {
      const now = current.current;
      if (id === now.id && now.look !== null) setFound({ look: now.look, seen });
    });
    worker.current = started;
    return () => started.terminate();
  }, []);
  useEffect(() => {
    current.current = { look, id: current.current.id + 1 };
    if (worker.current !== null) tell(worker.current, { id: current.current.id, look });
  }, [look]);
  const told = useRef(false);
  useEffect(() => {
    if (worker.current === null || told.current === paused) return;
    told.current = paused;
    tell(worker.current, { paused });
  }, [paused]);
  return found !== null && found.look === look ? found.seen : null;
}
