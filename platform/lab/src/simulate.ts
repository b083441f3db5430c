/** Plays a job on worker threads. The totals are the same for any number of them. */
import type { GamePack } from '@baize/game';
import { playBatch } from './batch.ts';
import { batchCount, checkJob, importCatalogue, type Job, loadPack } from './job.ts';
import { Pool, PoolClosed } from './pool.ts';
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
  const batches = Array.from({ length: batchCount(job) }, (_, i) => i);
  const done =
    crew.workers === 0
      ? playHere(pack, job, batches, crew)
      : await withPool(crew, (pool) => playBatches(pool, job, batches, crew));
  return { totals: inOrder(job, done), whole: done.size === batches.length };
}

/** A pool for as long as the work takes; a stop closes it at once. */
export async function withPool<T>(crew: Crew, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = new Pool(crew.catalogue, crew.workers);
  const stop = (): void => void pool.close();
  crew.signal?.addEventListener('abort', stop);
  try {
    return await work(pool);
  } finally {
    crew.signal?.removeEventListener('abort', stop);
    await pool.close();
  }
}

/** Sums of fractions depend on their order, so the batches are added in theirs. */
export function inOrder(job: Job, done: ReadonlyMap<number, Totals>): Totals {
  const totals = noTotals(job.players.length);
  for (const batch of [...done.keys()].toSorted((a, b) => a - b)) addTotals(totals, done.get(batch) as Totals);
  return totals;
}

/** Plays these batches of a job; a stop leaves out those that were not finished. `each` sees a batch as soon as it is played. */
export async function playBatches(
  pool: Pool,
  job: Job,
  batches: readonly number[],
  crew: Pick<Crew, 'progress'>,
  each?: (batch: number, text: string) => void,
): Promise<Map<number, Totals>> {
  const done = new Map<number, Totals>();
  const text = JSON.stringify(job);
  let games = 0;
  const play = async (batch: number): Promise<void> => {
    const answer = await pool.play(text, batch);
    const totals = JSON.parse(answer) as Totals;
    done.set(batch, totals);
    games += totals.games;
    each?.(batch, answer);
    crew.progress?.(games);
  };
  try {
    await Promise.all(batches.map(play));
  } catch (error) {
    if (!(error instanceof PoolClosed)) throw error;
  }
  return done;
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
