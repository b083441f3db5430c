/** What a worker finds about a position, as it finds it. One worker serves all positions of a page; another position ends the work on the last. */
import { useEffect, useRef, useState } from 'react';
import type { Look, Seen, Told } from './worker.ts';

export function useAnalysis(look: Look | null): Seen | null {
  const [found, setFound] = useState<{ readonly look: Look; readonly seen: Seen } | null>(null);
  const worker = useRef<Worker | null>(null);
  const current = useRef<{ readonly look: Look | null; readonly id: number }>({ look: null, id: 0 });
  useEffect(() => {
    const started = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
    started.addEventListener('message', ({ data: { id, seen } }: MessageEvent<Told>) => {
      const now = current.current;
      if (id === now.id && now.look !== null) setFound({ look: now.look, seen });
    });
    worker.current = started;
    return () => started.terminate();
  }, []);
  useEffect(() => {
    current.current = { look, id: current.current.id + 1 };
    worker.current?.postMessage({ id: current.current.id, look });
  }, [look]);
  return found !== null && found.look === look ? found.seen : null;
}
