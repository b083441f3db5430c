/** Worker threads of Node that play batches. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Catalogue } from '@baize/game';
import { type WorkerHandlers, type PoolWorker, Pool } from './pool.ts';

/** `specifier` is a module with a `catalogue` of packs, by a name that `import` understands in any thread. */
export async function importCatalogue(specifier: string): Promise<Catalogue> {
  return ((await import(specifier)) as { catalogue: Catalogue }).catalogue;
}

/** What a thread says: the totals of its batch, or how far it is. */
export type Said = string | { readonly games: number; readonly totals: string | null };

/** What a thread is told at its start; a game named is loaded at once. */
export interface ThreadData {
  readonly catalogue: string;
  readonly game?: string;
}

/** Threads that find their games in the module named; as many as there are cores unless told otherwise. */
export const threadPool = (data: ThreadData, size: number = availableParallelism()): Pool =>
  new Pool((handlers) => startThread(data, handlers), Math.max(1, size));

function startThread(data: ThreadData, handlers: WorkerHandlers): PoolWorker {
  const worker = new Worker(new URL('./boot.mjs', import.meta.url), { workerData: data });
  // A thread without work keeps nobody from leaving.
  worker.unref();
  worker.on('message', (said: Said) => {
    if (typeof said === 'string') handlers.answered(said);
    else handlers.reported(said.games, said.totals);
  });
  worker.on('error', (error) => handlers.failed(error));
  worker.on('exit', () => handlers.ended());
  return {
    send(message) {
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(message);
    },
    end: () => worker.terminate(),
  };
}
