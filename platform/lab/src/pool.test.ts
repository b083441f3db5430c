import { expect, test } from 'vitest';
import { catalogue } from '../test/catalogue.ts';
import { answers } from './batch.ts';
import { batchCount, type Job } from './job.ts';
import { type WorkerHandlers, type PoolWorker, inOrder, playBatches, Pool } from './pool.ts';
import { readyPool, simulate } from './simulate.ts';

const job: Job = {
  game: 'kuhn',
  players: [{ name: 'honest' }, { name: 'random' }],
  options: {},
  seed: 's',
  games: 500,
  fixedSeats: false,
  series: true,
};
const batches = Array.from({ length: batchCount(job) }, (_, i) => i);
const here = `${import.meta.dirname}/../test/catalogue.ts`;

/** Workers that answer in an order of their own; those who are sent home say nothing more. */
function slowWorkers(turns: readonly number[]): (handlers: WorkerHandlers) => PoolWorker {
  let spawned = 0;
  return (handlers) => {
    const answer = answers(catalogue);
    const wait = turns[spawned++ % turns.length];
    let home = false;
    return {
      send: (message) =>
        void answer(message).then(
          async (totals) => {
            for (let i = 0; i < wait; i++) await new Promise((later) => setImmediate(later));
            if (!home) handlers.answered(totals);
          },
          (error: Error) => handlers.failed(error),
        ),
      end: async () => {
        home = true;
        handlers.ended();
      },
    };
  };
}

test('whoever plays the batches, in whatever order they come, the totals are those of simulate', async () => {
  const { totals } = await simulate(job, { catalogue: here, workers: 0 });
  for (const turns of [[0], [5, 0, 2], [0, 9]]) {
    const order: number[] = [];
    const done = await playBatches(new Pool(slowWorkers(turns), turns.length), job, batches, {}, (batch) =>
      order.push(batch),
    );
    if (turns.length > 1) expect(order).not.toEqual(batches);
    expect(JSON.stringify(inOrder(job, done))).toBe(JSON.stringify(totals));
  }
});

test('workers can be there before the work, and one that ended meanwhile is replaced', async () => {
  const { totals } = await simulate(job, { catalogue: here, workers: 0 });
  const started: { end(): Promise<unknown> }[] = [];
  const spawn = slowWorkers([0]);
  const pool = new Pool((handlers) => {
    const worker = spawn(handlers);
    started.push(worker);
    return worker;
  }, 2);
  pool.prepare();
  expect(started).toHaveLength(2);
  await started[1].end();
  const done = await playBatches(pool, job, batches, {});
  expect(JSON.stringify(inOrder(job, done))).toBe(JSON.stringify(totals));
  expect(started).toHaveLength(3);
});

test('threads that were started beforehand play the same games', async () => {
  const ready = readyPool(job.game, job.players, { catalogue: here, workers: 2 });
  expect(ready.pool).toBeDefined();
  const { totals } = await simulate(job, { catalogue: here, ...ready });
  expect(totals).toEqual((await simulate(job, { catalogue: here, workers: 0 })).totals);
  expect(readyPool(job.game, [{ name: 'mine', command: 'true' }], { catalogue: here })).toEqual({});
});

test('a pool that is closed keeps what was done', async () => {
  const pool = new Pool(slowWorkers([0, 3]), 2);
  const done = await playBatches(pool, job, batches, { progress: (games) => void (games >= 100 && pool.close()) });
  expect(done.size).toBeGreaterThan(5);
  expect(done.size).toBeLessThan(batches.length);
});

test('a worker that fails ends the job with its error', async () => {
  const lost = { ...job, players: [{ name: 'honest' }, { name: 'nobody' }] };
  await expect(playBatches(new Pool(slowWorkers([0]), 1), lost, batches, {})).rejects.toThrow("no player 'nobody'");
});

test('a stop keeps whole deals of batches that were not finished, and `each` never sees those', async () => {
  const big = { ...job, games: 64 * 400 };
  const whole: number[] = [];
  let told = 0;
  // A worker that tells how far it is and never ends a batch.
  const spawn = (handlers: WorkerHandlers): PoolWorker => {
    const answer = answers(catalogue);
    return {
      send: (message) =>
        void answer(message, (games, totals) => {
          handlers.reported(games, totals);
        }),
      end: async () => handlers.ended(),
    };
  };
  const pool = new Pool(spawn, 2);
  const progress = (games: number): void => {
    told = Math.max(told, games);
    setTimeout(() => void pool.close(), 50);
  };
  const done = await playBatches(pool, big, [0, 1, 2], { progress }, (batch) => whole.push(batch));
  const games = [...done.values()].map((totals) => totals.games);
  expect(whole).toEqual([]);
  expect(told).toBeGreaterThan(0);
  expect(Math.max(...games)).toBeGreaterThan(0);
  for (const totals of done.values())
    expect(totals.games).toBe(2 * Object.values(totals.deals).reduce((a, b) => a + b, 0));
});
