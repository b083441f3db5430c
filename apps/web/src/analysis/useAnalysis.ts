/** What a worker finds about a position, as it finds it; another position or leaving the page ends its work. */
import { useEffect, useState } from 'react';
import type { Look, Seen } from './worker.ts';

export function useAnalysis(look: Look | null): Seen | null {
  const [found, setFound] = useState<{ readonly look: Look; readonly seen: Seen } | null>(null);
  useEffect(() => {
    if (look === null) return;
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
    worker.addEventListener('message', ({ data }: MessageEvent<Seen>) => setFound({ look, seen: data }));
    worker.postMessage(look);
    return () => worker.terminate();
  }, [look]);
  return found !== null && found.look === look ? found.seen : null;
}
