/** A worker thread of Node: told a batch and its job, it answers with the batch's totals. */
import { parentPort, workerData } from 'node:worker_threads';
import { answers } from './batch.ts';
import { importCatalogue } from './threads.ts';

const answer = answers(await importCatalogue(workerData as string));

// A batch that fails ends the thread, and with it the job, with its error.
parentPort?.on('message', (message: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  void answer(message).then((totals) => parentPort?.postMessage(totals));
});
