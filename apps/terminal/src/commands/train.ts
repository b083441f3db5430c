/** `baize train badugi`: learns heads-up play by heart and writes the table that the level hard ships with. */
import { writeFileSync } from 'node:fs';
import type { Regrets } from '@baize/lab';
import type { Command } from 'commander';
import { wholeNumber } from '../lab.ts';
import { Trouble } from '../trouble.ts';

/** Between two looks at Ctrl-C; part of what a seed means, since each stretch is seeded by the rounds before it. */
const STRETCH = 5000;

export function addTrainCommand(program: Command): void {
  program
    .command('train')
    .argument('<game>', 'badugi')
    .description('learn heads-up Badugi by playing against itself, and write the table')
    .option('--rounds <n>', 'deals to learn from', '1000000')
    .option('--seed <text>', 'the same seed and rounds give the same table', 'badugi')
    .option('--out <file>', 'where to write it', 'badugi-table.data.ts')
    .action(async (game: string, given: { rounds: string; seed: string; out: string }) => {
      if (game !== 'badugi') throw new Trouble(`Only badugi can be trained, not '${game}'.`, 2);
      const rounds = wholeNumber('--rounds', given.rounds);
      const { Regrets } = await import('@baize/lab');
      const { drill, packTable } = await import('@baize/badugi/learnt');
      const known = new Regrets(drill.situations, drill.width);
      await learn(known, rounds, given.seed);
      writeFileSync(given.out, asModule(known, packTable(known.sum, 0), given.seed));
      console.log(`Learnt from ${known.rounds} deals; the table is in ${given.out}.`);
    });
}

/** In stretches, so that Ctrl-C stops after the present one and keeps what is done. */
async function learn(known: Regrets, rounds: number, seed: string): Promise<void> {
  const { train } = await import('@baize/lab');
  const { drill } = await import('@baize/badugi/learnt');
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({ format: '{bar} {percentage} %  {value} of {total} deals  {eta_formatted} left' });
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  if (process.stderr.isTTY) bar.start(rounds, 0);
  while (known.rounds < rounds && !stopping.signal.aborted) {
    train(drill, known, Math.min(STRETCH, rounds - known.rounds), seed);
    bar.update(known.rounds);
    await new Promise((resolve) => setImmediate(resolve));
  }
  bar.stop();
  process.off('SIGINT', stop);
}

function asModule(known: Regrets, packed: Uint8Array, seed: string): string {
  const table = Buffer.from(packed).toString('base64');
  return [
    '/** Heads-up play learnt by heart, a byte a situation; made by the command below, not by hand. */',
    'export const learnt = {',
    `  command: 'baize train badugi --rounds ${known.rounds} --seed ${seed}',`,
    `  table: '${table}',`,
    '} as const;',
    '',
  ].join('\n');
}
