/** `npm run bench FILTER -- --against FOLDER`: the benches here and in another checkout, taking turns, with the ratio of the medians. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TURNS = 3;

/** Units per CPU second by name. What one checkout alone measures is left out of the comparison. */
function measured(folder: string, filter: string): ReadonlyMap<string, number> {
  const { status } = spawnSync('npx', ['tsx', 'scripts/bench.ts', filter], { cwd: folder, stdio: 'ignore' });
  if (status !== 0) throw new Error(`the benches in ${folder} failed`);
  const { benches }: { benches: { name: string; perCpuSecond: number }[] } = JSON.parse(
    readFileSync(join(folder, 'bench.json'), 'utf8'),
  );
  return new Map(benches.map(({ name, perCpuSecond }) => [name, perCpuSecond]));
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

export function benchAgainst(folder: string, filter: string): void {
  const turns = Array.from({ length: TURNS }, () => ({
    there: measured(folder, filter),
    here: measured('.', filter),
  }));
  for (const name of turns[0].here.keys()) {
    const there = median(turns.flatMap((turn) => turn.there.get(name) ?? []));
    const here = median(turns.flatMap((turn) => turn.here.get(name) ?? []));
    if (there === undefined) continue;
    const told = [there, here].map((value) => Math.round(value).toLocaleString('en').padStart(12));
    console.log(`${name.padEnd(58)} ${told.join(' → ')} (${(here / there).toFixed(2)} times)`);
  }
}
