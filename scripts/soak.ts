/** `npm run soak -- [minutes]`: an hour of everything at once on one server; `--write` puts the chart into docs/performance.md. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StormNode } from '../apps/server/test/storm/node.ts';
import { chart } from './soak/chart.ts';
import { Crowd } from './soak/crowd.ts';

const minutes = Number(process.argv.slice(2).find((each) => /^[\d.]+$/.test(each)) ?? 60);
const every = 10_000;
const size = { people: 10, bots: 4, models: 2, onlookers: 6, readers: 2 };
const mega = 1024 * 1024;

interface Sample {
  readonly minute: number;
  readonly p50: number;
  readonly p99: number;
  readonly memory: number;
  readonly disk: number;
  readonly cpu: number;
}

const data = mkdtempSync(join(tmpdir(), 'baize-soak-'));
// Finished matches are kept for five minutes, so that the disk can come to rest within the hour.
const node = await StormNode.start({
  BAIZE_DATA: data,
  DATABASE_URL: '',
  BAIZE_BOT_THREADS: '1',
  BAIZE_TRUST_PROXY: '1',
  BAIZE_KEEP_DAYS: String(5 / 1440),
});
const crowd = new Crowd(node.url);
const gone = crowd.come(size);
const samples: Sample[] = [];
const began = performance.now();
const allWaits: number[] = [];

while (performance.now() - began < minutes * 60_000) {
  await new Promise((resolve) => setTimeout(resolve, every));
  const waits = crowd.takeWaits();
  allWaits.push(...waits);
  samples.push({
    minute: (performance.now() - began) / 60_000,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    memory: node.memory / mega,
    disk: readdirSync(data).reduce((sum, name) => sum + statSync(join(data, name)).size, 0) / mega,
    cpu: node.cpu,
  });
  if (samples.length % 30 === 0) say(samples.at(-1)!);
}
crowd.leave();
await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 60_000))]);
await node.kill('SIGTERM');
rmSync(data, { recursive: true, force: true });

const summary = report();
console.log(`\n${summary}`);
for (const trouble of new Set(crowd.troubles)) console.log(`trouble: ${trouble}`);
if (process.argv.includes('--write')) write();
process.exit(crowd.troubles.length === 0 ? 0 : 1);

function say({ minute, p50, p99, memory, disk, cpu }: Sample): void {
  const figures = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${memory.toFixed(0)} MB, ${disk.toFixed(1)} MB on disk`;
  console.log(`${minute.toFixed(0)} min: ${figures}, ${cpu.toFixed(0)} CPU s, ${crowd.troubles.length} troubles`);
}

function report(): string {
  const { matches, calls, watched, read } = crowd.did;
  const half = samples.slice(samples.length / 2);
  const [third, last] = [half.slice(0, half.length / 2), half.slice(half.length / 2)];
  const mean = (of: readonly Sample[], what: 'memory' | 'disk'): string =>
    (of.reduce((sum, each) => sum + each[what], 0) / of.length).toFixed(1);
  const crowdText = `${size.people} tables of two people, ${size.bots} of a person and a bot of any level, ${size.models} language models, ${size.onlookers} onlookers and ${size.readers} readers of old matches at a time`;
  return [
    `${minutes} minutes on SQLite, Node ${process.versions.node}, on a machine busy with other work: ${crowdText}; finished matches are kept for five minutes.`,
    `${crowd.acknowledged} acknowledged commands in ${matches} matches, ${calls} calls over MCP, ${watched} visits of onlookers, ${read} matches read through; ${crowd.troubles.length} failures.`,
    `Acknowledgement: p50 ${quantile(allWaits, 0.5).toFixed(1)} ms, p99 ${quantile(allWaits, 0.99).toFixed(1)} ms. ${(samples.at(-1)?.cpu ?? 0).toFixed(0)} CPU seconds.`,
    `Third and last quarter: ${mean(third, 'memory')} and ${mean(last, 'memory')} MB of memory, ${mean(third, 'disk')} and ${mean(last, 'disk')} MB on disk.`,
  ].join('\n');
}

function write(): void {
  const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
  const of = (what: Exclude<keyof Sample, 'minute'>): number[] => samples.map((each) => each[what]);
  const panels = [
    {
      title: 'Milliseconds to the acknowledgement',
      lines: [
        { name: 'p50', values: of('p50') },
        { name: 'p99', values: of('p99') },
      ],
    },
    { title: 'Memory of the server, MB', lines: [{ name: 'memory', values: of('memory') }] },
    { title: 'Database on disk, MB', lines: [{ name: 'disk', values: of('disk') }] },
  ];
  const times = samples.map(({ minute }) => minute);
  writeFileSync(here('../docs/images/soak.svg'), chart(times, panels));
  const page = here('../docs/performance.md');
  const text = readFileSync(page, 'utf8');
  const section = `${summary}\n\n![Acknowledgements, memory and disk over time](images/soak.svg)`;
  writeFileSync(page, text.replace(/(<!-- soak[^>]*-->\n)[^]*?(\n<!-- end of soak -->)/, `$1${section}$2`));
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
