/** What of the lab runs in a browser too: jobs, batches, totals, statistics and charts. */
export { answers } from './batch.ts';
export { swatch } from './charts.ts';
export { type Change, changesOf } from './compare.ts';
export { batchCount, checkJob, type Job, stakesOf } from './job.ts';
export { type WorkerHandlers, type PoolWorker, inOrder, playBatches, Pool } from './pool.ts';
export { percent, seating } from './print.ts';
export { type Numbers, type Section, sectionsOf } from './sections.ts';
export { mean, meansDifference } from './statistics.ts';
export { addTotals, forChips, noTotals, type Totals } from './totals.ts';
