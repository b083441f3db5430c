/** The same jobs on many machines: batches wait in a PostgreSQL queue, any number of workers take them, the results are one. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BaizeError, loadPack, messageOf } from '@baize/game';
import { Logger, makeWorkerUtils, type WorkerUtils } from 'graphile-worker';
import { Pool as Database } from 'pg';
import { batchCount, checkJob, hasOutsiders, type Job } from './job.ts';
import { inOrder } from './pool.ts';
import type { RunSettings, Outcome } from './simulate.ts';
import { importCatalogue } from './threads.ts';
import type { Totals } from './totals.ts';

/** Tables of ours beside those of the queue. */
export const schema = 'baize_lab';
export const queueSchema = 'baize_lab_queue';

/** A worker not heard of for so long is taken for dead, and what it was at goes to another. */
export const usualPatience = 15_000;

export interface Queue {
  readonly databaseUrl: string;
  /** In milliseconds; everybody on one database should agree on it. */
  readonly patience?: number;
}

/** Says only what went wrong. */
const worthSaying: ReadonlySet<string> = new Set(['error']);
export const quiet = new Logger(() => (level, message) => {
  if (worthSaying.has(level)) console.error(message);
});

/** A dying connection must not end the process: whoever uses it next finds out. */
export function connect(databaseUrl: string): Database {
  const database = new Database({ connectionString: databaseUrl, max: 6 });
  database.on('error', () => undefined);
  database.on('connect', (client) => void client.on('error', () => undefined));
  return database;
}

/** A sentence where the database cannot be used. */
export async function reach(database: Database): Promise<void> {
  try {
    await database.query('select 1');
  } catch (error) {
    await database.end();
    throw new BaizeError('FAILED', `The database cannot be reached: ${messageOf(error)}.`);
  }
}

/** Makes the tables where they are not there yet. Two processes may try at once. */
export async function prepare(database: Database): Promise<void> {
  await database.query(`
    select pg_advisory_lock(6271);
    create schema if not exists ${schema};
    create table if not exists ${schema}.runs (id text primary key, job text not null, made timestamptz not null default now());
    create table if not exists ${schema}.results (
      run text not null references ${schema}.runs on delete cascade, batch integer not null, totals text not null,
      primary key (run, batch));
    create table if not exists ${schema}.workers (id text primary key, process text not null, seen timestamptz not null);
    select pg_advisory_unlock(6271);
  `);
}

/** Jobs of workers that fell silent are free for others again. */
export async function freeAbandoned(database: Database, utils: WorkerUtils, patience: number): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `delete from ${schema}.workers where seen < now() - $1 * interval '1 millisecond' returning id`,
    [patience],
  );
  if (rows.length > 0) await utils.forceUnlockWorkers(rows.map(({ id }) => id));
}

/** As `simulate`, but played by whoever works on this queue. A stop keeps what is done and takes the rest off the queue. */
export async function simulateOnQueue(job: Job, settings: RunSettings, queue: Queue): Promise<Outcome> {
  if (hasOutsiders(job.players))
    throw new BaizeError('BAD_JOB', 'Programs and models play on this machine only: leave out the database.');
  checkJob(await loadPack(await importCatalogue(settings.catalogue), job.game), job);
  const database = connect(queue.databaseUrl);
  await reach(database);
  const utils = await makeWorkerUtils({ pgPool: database, schema: queueSchema, logger: quiet });
  try {
    await utils.migrate();
    await prepare(database);
    const run = randomUUID();
    const batches = batchCount(job);
    await database.query(`insert into ${schema}.runs (id, job) values ($1, $2)`, [run, JSON.stringify(job)]);
    await utils.addJobs(
      Array.from({ length: batches }, (_, batch) => ({
        identifier: 'play',
        payload: { run, batch },
        jobKey: `${run}:${batch}`,
        maxAttempts: 5,
      })),
    );
    const done = new Map<number, Totals>();
    let games = 0;
    let warned = false;
    while (done.size < batches && !settings.signal?.aborted) {
      const { rows } = await database.query<{ batch: number; totals: string }>(
        `select batch, totals from ${schema}.results where run = $1 and not (batch = any($2))`,
        [run, [...done.keys()]],
      );
      for (const { batch, totals } of rows) {
        const played = JSON.parse(totals) as Totals;
        done.set(batch, played);
        games += played.games;
        settings.progress?.(games);
      }
      await freeAbandoned(database, utils, queue.patience ?? usualPatience);
      await failIfFailed(database, run);
      if (!warned && games === 0 && !(await anyWorker(database, queue.patience ?? usualPatience))) {
        warned = true;
        settings.notice?.('No worker is at this database yet: start one with `baize worker --database-url …`.');
      }
      if (rows.length === 0) await pause(200);
    }
    // What is left of the run on the queue finds no run and is passed over.
    await database.query(`delete from ${schema}.runs where id = $1`, [run]);
    return { totals: inOrder(job, done), whole: done.size === batches };
  } finally {
    await utils.release();
    await database.end();
  }
}

/** Whether somebody worked here lately, or is at work. */
async function anyWorker(database: Database, patience: number): Promise<boolean> {
  const { rows } = await database.query<{ there: boolean }>(
    `select exists (select from ${schema}.workers where seen >= now() - $1 * interval '1 millisecond') as there`,
    [patience],
  );
  return rows[0]?.there === true;
}

/** A batch that failed for good would otherwise be waited for without end. */
async function failIfFailed(database: Database, run: string): Promise<void> {
  const { rows } = await database.query<{ last_error: string }>(
    `select last_error from ${queueSchema}.jobs
     where attempts >= max_attempts and locked_at is null and key like $1 || ':%' limit 1`,
    [run],
  );
  if (rows[0] !== undefined) throw new Error(rows[0].last_error);
}
