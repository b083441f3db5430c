/** Plays a job on worker threads. The totals are the same for any number of them. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { batchCount, batchSize, checkJob, importCatalogue, type Job, loadPack } from './job.ts';
import { addTotals, noTotals, type Totals } from './totals.ts';

export interface Crew {
  /** A module with a `catalogue` of packs, by a name that `import` understands in a worker thread. */
  readonly catalogue: string;
  /** Threads; all cores by default. */
  readonly workers?: number;
  /** Stops early and keeps what is done. */
  readonly signal?: AbortSignal;
  /** Called with the number of games done so far. */
  progress?(games: number): void;
}

export interface Outcome {
  readonly totals: Totals;
  /** False when it was stopped before the last game. */
  readonly whole: boolean;
}

export async function simulate(job: Job, crew: Crew): Promise<Outcome> {
  checkJob(await loadPack(await importCatalogue(crew.catalogue), job.game), job);
  const batches = batchCount(job);
  const done = await playBatches(
    job,
    Array.from({ length: batches }, (_, i) => i),
    crew,
  );
  return { totals: inOrder(job, done), whole: done.size === batches };
}

/** Sums of fractions depend on their order, so the batches are added in theirs. */
export function inOrder(job: Job, done: ReadonlyMap<number, Totals>): Totals {
  const totals = noTotals(job.players.length);
  for (const batch of [...done.keys()].toSorted((a, b) => a - b)) addTotals(totals, done.get(batch) as Totals);
  return totals;
}

/** Plays these batches of a job; `each` may look at a batch as soon as it is played. */
export async function playBatches(
  job: Job,
  batches: readonly number[],
  crew: Crew,
  each?: (batch: number, totals: Totals, text: string) => void,
): Promise<Map<number, Totals>> {
  const done = new Map<number, Totals>();
  const waiting = [...batches];
  const size = batchSize(job);
  let games = 0;
  const threads = Math.max(1, Math.min(crew.workers ?? availableParallelism(), waiting.length));
  await Promise.all(
    Array.from({ length: threads }, async () => {
      if (waiting.length === 0 || crew.signal?.aborted) return;
      const worker = new Worker(new URL('./boot.mjs', import.meta.url), {
        workerData: { catalogue: crew.catalogue, job: JSON.stringify(job) },
      });
      const stop = (): void => void worker.terminate();
      crew.signal?.addEventListener('abort', stop);
      try {
        await new Promise<void>((resolve, reject) => {
          const next = (): void => {
            const batch = crew.signal?.aborted ? undefined : waiting.shift();
            if (batch === undefined) resolve();
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
            else worker.postMessage(batch);
          };
          worker.on('error', reject);
          worker.on('exit', () => resolve());
          worker.on('message', (answer: string) => {
            const space = answer.indexOf(' ');
            const batch = Number(answer.slice(0, space));
            const text = answer.slice(space + 1);
            const totals = JSON.parse(text) as Totals;
            done.set(batch, totals);
            games += Math.min(size, job.games - batch * size);
            crew.progress?.(games);
            each?.(batch, totals, text);
            next();
          });
          next();
        });
      } finally {
        crew.signal?.removeEventListener('abort', stop);
        await worker.terminate();
      }
    }),
  );
  return done;
}
