/** Many machines: two worker processes on one database, one of them killed in the middle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../scripts/postgres.ts';
import type { Job } from '../src/job.ts';
import { simulateOnQueue } from '../src/queue.ts';
import { simulate } from '../src/simulate.ts';

const job: Job = {
  game: 'kuhn',
  players: [{ name: 'honest' }, { name: 'bold' }],
  options: {},
  seed: 'queue',
  games: 2000,
  fixedSeats: false,
  series: true,
};
const catalogue = new URL('./catalogue.ts', import.meta.url).href;
const stuck = new URL('./stuck.ts', import.meta.url).href;
const workers: ChildProcess[] = [];
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await postgres?.stop();
});

function startWorker(packs: string): ChildProcess {
  const script = fileURLToPath(new URL('./worker.ts', import.meta.url));
  const worker = spawn(process.execPath, ['--import', 'tsx', script, postgres.url, packs], { stdio: 'inherit' });
  workers.push(worker);
  return worker;
}

/** How many batches somebody is at right now. */
async function taken(): Promise<number> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from baize_lab_queue.jobs where locked_at is not null',
    );
    return rows[0]?.n ?? 0;
  } catch {
    return 0;
  } finally {
    await client.end();
  }
}

test('a run that nobody works on says so once, and goes on when a worker comes', async () => {
  const notices: string[] = [];
  const { whole } = await simulateOnQueue(
    { ...job, games: 200, seed: 'alone' },
    {
      catalogue,
      notice: (sentence) => {
        notices.push(sentence);
        startWorker(catalogue);
      },
    },
    { databaseUrl: postgres.url, patience: 2000 },
  );
  expect(whole).toBe(true);
  expect(notices).toEqual(['No worker is at this database yet: start one with `baize worker --database-url …`.']);
  for (const worker of workers.splice(0)) {
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
});

test('two workers come to what one thread comes to, though one dies over its batch', async () => {
  const alone = await simulate(job, { catalogue, workers: 0 });
  const doomed = startWorker(stuck);
  const together = simulateOnQueue(job, { catalogue }, { databaseUrl: postgres.url, patience: 2000 });
  while ((await taken()) === 0) await pause(50);
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  // The batch of the dead is still locked; the living do all the others first.
  expect(await taken()).toBe(1);
  startWorker(catalogue);
  startWorker(catalogue);
  expect(await together).toEqual(alone);
});

test('a stop keeps whole batches, and the next run is not disturbed by what was left', async () => {
  const stopped = new AbortController();
  const part = await simulateOnQueue(
    { ...job, games: 6400, seed: 'stopped' },
    { catalogue, signal: stopped.signal, progress: () => stopped.abort() },
    { databaseUrl: postgres.url, patience: 2000 },
  );
  expect(part.whole).toBe(false);
  expect(part.totals.games % 100).toBe(0);
  const next = await simulateOnQueue(job, { catalogue }, { databaseUrl: postgres.url, patience: 2000 });
  expect(next).toEqual(await simulate(job, { catalogue, workers: 0 }));
});

test('a batch that cannot be played ends the run with its error', async () => {
  await expect(
    simulateOnQueue(
      { ...job, players: [{ name: 'who' }, { name: 'meek' }] },
      { catalogue },
      { databaseUrl: postgres.url },
    ),
  ).rejects.toThrow("has no player 'who'");
});
