/** A worker on the queue: takes batches, plays them on its own threads, and lets the others know that it lives. */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { makeWorkerUtils, run as runQueue } from 'graphile-worker';
import { threadPool } from './threads.ts';
import {
  connect,
  freeAbandoned,
  prepare,
  type Queue,
  reach,
  queueSchema,
  quiet,
  schema,
  usualPatience,
} from './queue.ts';
import type { RunSettings } from './simulate.ts';

export interface WorkerSettings extends Pick<RunSettings, 'catalogue' | 'workers'> {
  readonly signal: AbortSignal;
  /** Called after each batch. */
  played?(batches: number): void;
}

/** Works until the signal; what is being played then goes back on the queue. */
export async function workOnQueue(settings: WorkerSettings, queue: Queue): Promise<void> {
  const patience = queue.patience ?? usualPatience;
  const threads = settings.workers ?? availableParallelism();
  const process = randomUUID();
  const database = connect(queue.databaseUrl);
  await reach(database);
  const pool = threadPool({ catalogue: settings.catalogue }, threads);
  const utils = await makeWorkerUtils({ pgPool: database, schema: queueSchema, logger: quiet });
  await utils.migrate();
  await prepare(database);
  let played = 0;

  const play = async (payload: unknown, worker: string): Promise<void> => {
    const { run, batch } = payload as { run: string; batch: number };
    await database.query(
      `insert into ${schema}.workers (id, process, seen) values ($1, $2, now()) on conflict (id) do update set seen = now()`,
      [worker, process],
    );
    const { rows } = await database.query<{ job: string }>(`select job from ${schema}.runs where id = $1`, [run]);
    if (rows[0] === undefined) return;
    const totals = await pool.play(rows[0].job, batch);
    // Two workers may have played it, one of them taken for dead too soon: both found the same.
    await database.query(
      `insert into ${schema}.results (run, batch, totals) select id, $2, $3 from ${schema}.runs where id = $1
       for key share on conflict do nothing`,
      [run, batch, totals],
    );
    played += 1;
    settings.played?.(played);
  };

  const alive = (): Promise<unknown> =>
    database.query(
      `insert into ${schema}.workers (id, process, seen) values ($1, $1, now()) on conflict (id) do update set seen = now()`,
      [process],
    );
  await alive();
  const beat = setInterval(() => {
    // While the database is away nobody is heard of; the next beat tells again.
    database
      .query(`update ${schema}.workers set seen = now() where process = $1`, [process])
      .then(() => freeAbandoned(database, utils, patience))
      .catch(() => undefined);
  }, patience / 5);

  const runner = await runQueue({
    pgPool: database,
    schema: queueSchema,
    logger: quiet,
    concurrency: threads,
    pollInterval: 1000,
    noHandleSignals: true,
    taskList: { play: (payload, { job }) => play(payload, job.locked_by ?? process) },
  });
  const stop = (): void => void pool.close().then(() => runner.stop().catch(() => undefined));
  if (settings.signal.aborted) stop();
  settings.signal.addEventListener('abort', stop, { once: true });
  try {
    await runner.promise;
  } finally {
    clearInterval(beat);
    await pool.close();
    await database.query(`delete from ${schema}.workers where process = $1`, [process]).catch(() => undefined);
    await utils.release();
    await database.end();
  }
}
