/** Threads for training: the same file started again with work of its own. */
import { Worker } from 'node:worker_threads';

/** Runs a file in this many threads until all have ended. `heard` gets their messages. */
export async function inThreads(
  file: string,
  works: readonly unknown[],
  heard: (message: unknown) => void,
): Promise<void> {
  // Node cannot start a thread from TypeScript by itself.
  const boot = file.endsWith('.ts')
    ? `import('tsx/esm/api').then(({ tsImport }) => tsImport('${file}', '${file}'))`
    : `import('${file}')`;
  const run = (work: unknown): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(boot, { eval: true, workerData: work });
      worker.on('message', heard);
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(works.map(run));
}
