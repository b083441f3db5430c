/**
 * `npm run bench [filter]`: side-by-side speeds per CPU second, as a table and as JSON in bench.json. `threads` is the lab on
 * one thread and on two, over BAIZE_BENCH_GAMES games of Dominion (10,000). `npm run bench FILTER -- --against FOLDER` takes turns
 * with another checkout.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchAgainst } from './bench-against.ts';
import { benchProgram } from './bench-bundle.ts';
import { benchThreads } from './bench-threads.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const filter = positionals[0] ?? '';
if (values.against !== undefined) {
  await benchAgainst(values.against, filter);
  process.exit();
}
const rows = (await benchProgram('.'))(filter);
const withThreads = 'threads'.includes(filter);
if (rows.length === 0 && !withThreads) console.log(`No benchmark has '${filter}' in its name.`);
for (const { name, unit, perCpuSecond } of rows)
  console.log(
    `${name.padEnd(58)} ${Math.round(perCpuSecond).toLocaleString('en').padStart(14)} ${unit}${unit === 'µs' ? '' : ' per CPU second'}`,
  );
const threads = withThreads ? await benchThreads(Number(process.env['BAIZE_BENCH_GAMES'] ?? 10_000)) : null;
writeFileSync('bench.json', `${JSON.stringify({ node: process.version, benches: rows, threads }, null, 2)}\n`);
