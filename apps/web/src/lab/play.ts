/** Plays a job in Web Workers, so that the page stays free. The totals are those of `baize simulate`. */
import {
  addTotals,
  batchCount,
  type WorkerHandlers,
  type PoolWorker,
  inOrder,
  type Job,
  noTotals,
  playBatches,
  Pool,
  type Totals,
} from '@baize/lab/browser';

/** One core is left to the page. */
const cores = (): number => Math.max(1, navigator.hardwareConcurrency - 1);

function spawn(handlers: WorkerHandlers): PoolWorker {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'lab' });
  worker.addEventListener('message', ({ data }: MessageEvent<{ totals: string } | { error: string }>) => {
    if ('totals' in data) handlers.answered(data.totals);
    else handlers.failed(new Error(data.error));
  });
  worker.addEventListener('error', (event) => handlers.failed(new Error(event.message || 'The worker did not start.')));
  return {
    send: (message) => worker.postMessage(message),
    end: async () => {
      worker.terminate();
      handlers.ended();
    },
  };
}

export interface PlayedJob {
  readonly totals: Totals;
  /** False when it was stopped before the last game. */
  readonly whole: boolean;
}

/** `seen` gets what has been played so far, at most twice a second. A stop keeps the batches that were done. */
export async function play(job: Job, stop: AbortSignal, seen: (sofar: Totals) => void): Promise<PlayedJob> {
  const batches = Array.from({ length: batchCount(job) }, (_, i) => i);
  const pool = new Pool(spawn, Math.min(cores(), batches.length));
  const close = (): void => void pool.close();
  stop.addEventListener('abort', close);
  if (stop.aborted) close();
  const sofar = noTotals(job.players.length);
  let shown = performance.now();
  try {
    const done = await playBatches(pool, job, batches, {}, (_batch, _text, totals) => {
      addTotals(sofar, totals);
      if (performance.now() - shown < 500) return;
      shown = performance.now();
      seen(structuredClone(sofar));
    });
    return { totals: inOrder(job, done), whole: done.size === batches.length };
  } finally {
    stop.removeEventListener('abort', close);
    await pool.close();
  }
}
