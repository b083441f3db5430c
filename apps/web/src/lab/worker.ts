/** A Web Worker of the lab: told a batch and its job, it answers with the batch's totals. */
import { catalogue } from '@baize/games';
import { answers } from '@baize/lab/browser';

const answer = answers(catalogue);

export const play = (batch: string): Promise<void> =>
  answer(batch).then(
    (totals) => postMessage({ totals }),
    (error: unknown) => postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
