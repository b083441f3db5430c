/** A worker thread: told a batch number, it answers with that batch's totals as a string. */
import { parentPort, workerData } from 'node:worker_threads';
import { playBatch } from './batch.ts';
import { importCatalogue, type Job, loadPack } from './job.ts';

const { catalogue, job: text } = workerData as { catalogue: string; job: string };
const job = JSON.parse(text) as Job;
const pack = await loadPack(await importCatalogue(catalogue), job.game);

// Strings cross between threads at a fifteenth of the price of objects.
parentPort?.on('message', (batch: number) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  parentPort?.postMessage(`${batch} ${JSON.stringify(playBatch(pack, job, batch))}`);
});
