/** `npm run bench FILTER -- --against FOLDER`: the benches here and in another checkout, taking turns, with the ratio of the medians. */
import { benchProgram } from './bench-bundle.ts';
import type { Measured } from './bench-run.ts';

const TURNS = 3;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** What one checkout alone measures is left out of the comparison. */
export async function benchAgainst(folder: string, filter: string): Promise<void> {
  const [here, there] = [await benchProgram('.'), await benchProgram(folder)];
  const turns = Array.from({ length: TURNS }, () => ({ there: there(filter), here: here(filter) }));
  for (const { name, unit } of turns[0].here) {
    const of = (rows: readonly Measured[]): number[] =>
      rows.flatMap((row) => (row.name === name ? [row.perCpuSecond] : []));
    const before = turns.flatMap((turn) => of(turn.there));
    if (before.length === 0) continue;
    const medians = [median(before), median(turns.flatMap((turn) => of(turn.here)))];
    const told = medians.map((value) => Math.round(value).toLocaleString('en').padStart(12));
    console.log(`${name.padEnd(58)} ${told.join(' → ')} ${unit} (${(medians[1] / medians[0]).toFixed(2)} times)`);
  }
}
