/** Plays a job on worker threads. The totals are the same for any number of them. */
import type { GamePack } from '@baize/game';
import { batchCount, checkJob, hasPrograms, type Job, loadPack, type PlayerSpec } from './job.ts';
import { lanePool } from './lanes.ts';
import { inOrder, playBatches, type Pool } from './pool.ts';
import { importCatalogue, threadPool } from './threads.ts';
import type { Totals } from './totals.ts';

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
  const done = await withPool(crew, pack, job.players, (pool) => playBatches(pool, job, batches, crew));
  return { totals: inOrder(job, done), whole: done.size === batches.length };
}

/** A pool for as long as the work takes; a stop closes it at once. */
export async function withPool<T>(
  crew: Crew,
  pack: GamePack,
  players: readonly PlayerSpec[],
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  const here = crew.workers === 0 || hasPrograms(players);
  const pool = here ? lanePool(pack, crew.workers) : threadPool(crew.catalogue, crew.workers);
  const stop = (): void => void pool.close();
  crew.signal?.addEventListener('abort', stop);
  try {
    return await work(pool);
  } finally {
    crew.signal?.removeEventListener('abort', stop);
    await pool.close();
  }
}
