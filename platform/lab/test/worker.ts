/** A worker process for tests: `worker.ts <database> <catalogue>`. */
import { workOnQueue } from '../src/queueWorker.ts';

const [databaseUrl = '', catalogue = ''] = process.argv.slice(2);
await workOnQueue({ catalogue, workers: 1, signal: new AbortController().signal }, { databaseUrl, patience: 2000 });
