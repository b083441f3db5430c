/** A worker thread: told a batch and its job, it answers with the batch's totals, all as text. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GamePack } from '@baize/game';
import { playBatch } from './batch.ts';
import { importCatalogue, type Job, loadPack } from './job.ts';

const catalogue = await importCatalogue(workerData as string);
let known: { readonly text: string; readonly job: Job; readonly pack: GamePack } | null = null;

async function answer(message: string): Promise<string> {
  const space = message.indexOf(' ');
  const text = message.slice(space + 1);
  if (known?.text !== text) {
    const job = JSON.parse(text) as Job;
    known = { text, job, pack: await loadPack(catalogue, job.game) };
  }
  return JSON.stringify(playBatch(known.pack, known.job, Number(message.slice(0, space))));
}

// A batch that fails ends the thread, and with it the job, with its error.
parentPort?.on('message', (message: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  void answer(message).then((totals) => parentPort?.postMessage(totals));
});
