/** A tournament's ledger in a file, a line for each batch: whoever stops may go on later. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BaizeError } from '@baize/game';
import type { Ledger, Tournament } from './tournament.ts';

export function noLedger(): Ledger {
  return { done: () => new Map(), add: () => undefined };
}

/** Refuses a file that belongs to another tournament. A last line that was cut off is played again. */
export function fileLedger(file: string, plan: Tournament): Ledger {
  const head = JSON.stringify(plan);
  const known = new Map<string, Map<number, string>>();
  if (existsSync(file)) {
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n');
    if (lines[0] !== head)
      throw new BaizeError('BAD_JOB', `${file} belongs to another tournament: choose another file.`);
    const whole = lines.slice(1, -1);
    for (const line of whole) {
      const [pairing = '', batch = '', totals = ''] = line.split('\t');
      const batches = known.get(pairing) ?? new Map<number, string>();
      batches.set(Number(batch), totals);
      known.set(pairing, batches);
    }
    if (lines.at(-1) !== '') writeFileSync(file, `${[head, ...whole].join('\n')}\n`);
  } else writeFileSync(file, `${head}\n`);
  return {
    done: (pairing) => known.get(pairing) ?? new Map(),
    add: (pairing, batch, totals) => appendFileSync(file, `${pairing}\t${batch}\t${totals}\n`),
  };
}
