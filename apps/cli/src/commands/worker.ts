/** `baize worker`: plays for simulations that wait in a PostgreSQL queue, on any number of machines. */
import type { Command } from 'commander';
import { workersOf } from '../lab.ts';

export function addWorkerCommand(program: Command): void {
  program
    .command('worker')
    .description('run games for simulations started elsewhere (baize simulate --database-url …); Ctrl-C stops it')
    .requiredOption('--database-url <url>', 'the PostgreSQL they share')
    .option('--workers <n>', 'threads; all cores by default')
    .action(async (given: { databaseUrl: string; workers?: string }) => {
      const { workOnQueue } = await import('@baize/lab/queue-worker');
      const stopped = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
      console.error('Waiting for games to play.');
      let batches = 0;
      await workOnQueue(
        {
          catalogue: import.meta.resolve('@baize/games'),
          signal: stopped.signal,
          played: (done) => {
            batches = done;
          },
          ...workersOf(given.workers),
        },
        { databaseUrl: given.databaseUrl },
      );
      console.error(`Played ${batches} ${batches === 1 ? 'batch' : 'batches'}.`);
    });
}
