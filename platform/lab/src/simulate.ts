/** Plays a job on worker threads. The totals are the same for any number of them. */
import { type GamePack, loadPack } from '@baize/game';
import type { Budget } from '@baize/models';
import { batchCount, checkJob, hasOutsiders, type Job, type PlayerSpec } from './job.ts';
import { lanePool } from './lanes.ts';
import { inOrder, playBatches, type Pool } from './pool.ts';
import { importCatalogue, threadPool } from './threads.ts';
import type { Totals } from './totals.ts';

/** Where a run finds its games, on how many threads it plays, and how it reports and stops. */
export interface RunSettings {
  /** A module with a `catalogue` of packs, by a name that `import` understands in a worker thread. */
  readonly catalogue: string;
  /** Threads; all cores by default; 0 plays in this thread, which suits small jobs. */
  readonly workers?: number;
  /** Workers that are there already; they end with the run. */
  readonly pool?: Pool;
  /** Stops early and keeps what is done. */
  readonly signal?: AbortSignal;
  /** What language models may spend together; without limits where absent. */
  readonly budget?: Budget;
  /** Called with the number of games done so far. */
  progress?(games: number): void;
  /** Hears what a person should know meanwhile, in a sentence. */
  notice?(sentence: string): void;
}

export interface Outcome {
  readonly totals: Totals;
  /** False when it was stopped before the last game. */
  readonly whole: boolean;
}

export async function simulate(job: Job, settings: RunSettings): Promise<Outcome> {
  const pack = await loadPack(await importCatalogue(settings.catalogue), job.game);
  checkJob(pack, job);
  const batches = Array.from({ length: batchCount(job) }, (_, i) => i);
  const done = await withPool(settings, pack, job.players, (pool) => playBatches(pool, job, batches, settings));
  const totals = inOrder(job, done);
  return { totals, whole: totals.games === job.games };
}

/** Threads that load this game while its run is still being prepared. */
export function readyPool(
  game: string,
  players: readonly PlayerSpec[],
  { catalogue, workers }: Pick<RunSettings, 'catalogue' | 'workers'>,
): Pick<RunSettings, 'pool'> {
  if (workers === 0 || hasOutsiders(players)) return {};
  const pool = threadPool({ catalogue, game }, workers);
  pool.prepare();
  return { pool };
}

/** A pool for as long as the work takes; a stop closes it at once. */
export async function withPool<T>(
  settings: RunSettings,
  pack: GamePack,
  players: readonly PlayerSpec[],
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  const here = settings.workers === 0 || hasOutsiders(players);
  const { pool = here ? lanePool(pack, settings) : threadPool({ catalogue: settings.catalogue }, settings.workers) } =
    settings;
  const stop = (): void => void pool.close();
  settings.signal?.addEventListener('abort', stop);
  try {
    return await work(pool);
  } finally {
    settings.signal?.removeEventListener('abort', stop);
    await pool.close();
  }
}
