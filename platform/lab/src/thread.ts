/** A worker thread of Node: told a batch and its job, it answers with the batch's totals. */
import { parentPort, workerData } from 'node:worker_threads';
import { answers } from './batch.ts';
import { importCatalogue, type Said } from './threads.ts';

const answer = answers(await importCatalogue(workerData as string));

// A batch that fails ends the thread, and with it the job, with its error.
parentPort?.on('message', (message: string) => {
  const post = (said: Said): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    parentPort?.postMessage(said);
  };
  void answer(message, (games, totals) => post({ games, totals })).then(post);
});
