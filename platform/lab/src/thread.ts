/** A worker thread of Node: told a batch and its job, it answers with the batch's totals. */
import { parentPort, workerData } from 'node:worker_threads';
import { answers } from './batch.ts';
import { loadPack } from '@baize/game';
import { importCatalogue, type Said, type ThreadData } from './threads.ts';

const { catalogue: specifier, game } = workerData as ThreadData;
const catalogue = await importCatalogue(specifier);
if (game !== undefined) await loadPack(catalogue, game);
const answer = answers(catalogue);

// A batch that fails ends the thread, and with it the job, with its error.
parentPort?.on('message', (message: string) => {
  const post = (said: Said): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    parentPort?.postMessage(said);
  };
  void answer(message, (games, totals) => post({ games, totals })).then(post);
});
