/** Plays a job on worker threads. The totals are the same for any number of them. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GamePack } from '@baize/game';
import { playBatch } from './batch.ts';
import { batchCount, checkJob, importCatalogue, type Job, loadPack } from './job.ts';
import { addTotals, noTotals, type Totals } from './totals.ts';

export interface Crew {
  /** A module with a `catalogue` of packs, by a name that `import` understands in a worker thread. */
  readonly catalogue: string;
  /** Threads; all cores by default; 0 plays in this thread, which suits small jobs. */
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
  const pack = await loadPack(await importCatalogue(crew.catalogue), job.game);
  checkJob(pack, job);
  const batches = batchCount(job);
  const all = Array.from({ length: batches }, (_, i) => i);
  const done = crew.workers === 0 ? playHere(pack, job, all, crew) : await playBatches(job, all, crew);
  return { totals: inOrder(job, done), whole: done.size === batches };
}

/** Sums of fractions depend on their order, so the batches are added in theirs. */
export function inOrder(job: Job, done: ReadonlyMap<number, Totals>): Totals {
  const totals = noTotals(job.players.length);
  for (const batch of [...done.keys()].toSorted((a, b) => a - b)) addTotals(totals, done.get(batch) as Totals);
  return totals;
}

function playHere(pack: GamePack, job: Job, batches: readonly number[], crew: Crew): Map<number, Totals> {
  const done = new Map<number, Totals>();
  let games = 0;
  for (const batch of batches) {
    if (crew.signal?.aborted) break;
    const totals = playBatch(pack, job, batch);
    done.set(batch, totals);
    games += totals.games;
    crew.progress?.(games);
  }
  return done;
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
            games += totals.games;
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
