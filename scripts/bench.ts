/**
 * `npm run bench [filter]`: side-by-side speeds per CPU second, as a table and as JSON in bench.json. `threads` is the lab on
 * one thread and on two, over BAIZE_BENCH_GAMES games of Dominion (10,000). `npm run bench FILTER -- --against FOLDER` takes turns
 * with another checkout.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnyGame, pick, seeded, tableOptions } from '@baize/game';
import { catalogue } from '@baize/games';
import { benchAgainst } from './bench-against.ts';
import { benchThreads } from './bench-threads.ts';

interface Bench {
  readonly name: string;
  readonly unit: string;
  /** Works for about so many CPU seconds and returns units per CPU second. */
  run(seconds: number): number;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Random moves per CPU second, in place or each on a copy. */
function randomMoves(game: AnyGame, copying: boolean): Bench['run'] {
  return (seconds) => {
    const chance = seeded('bench');
    const options = tableOptions(game);
    const seats = Math.max(2, game.seats[0]);
    const from = cpuSeconds();
    let moves = 0;
    for (let deal = 0; cpuSeconds() - from < seconds; deal++) {
      let state = game.start(options, seats, `bench ${deal}`);
      for (let legal = game.moves(state); legal.length > 0; legal = game.moves(state)) {
        if (copying) state = game.copy(state);
        game.advance(state, pick(chance, legal));
        moves++;
      }
    }
    return moves / (cpuSeconds() - from);
  };
}

/** What every game has, then what a game's own bench.ts adds. */
async function benchesOf(name: string, game: AnyGame): Promise<Bench[]> {
  const own = join(import.meta.dirname, '..', 'games', name, 'bench.ts');
  const added = existsSync(own) ? ((await import(own)) as { benches: readonly Bench[] }).benches : [];
  return [
    { name: `${name}: random moves in place`, unit: 'moves', run: randomMoves(game, false) },
    { name: `${name}: random moves, each on a copy`, unit: 'moves', run: randomMoves(game, true) },
    ...added.map((bench) => ({
      name: `${name}: ${bench.name}`,
      unit: bench.unit,
      run: (seconds: number) => bench.run(seconds),
    })),
  ];
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const filter = positionals[0] ?? '';
if (values.against !== undefined) {
  benchAgainst(values.against, filter);
  process.exit();
}
const rows: { name: string; unit: string; perCpuSecond: number; rounds: number[] }[] = [];
const benches: Bench[] = [];
for (const entry of catalogue) benches.push(...(await benchesOf(entry.name, (await entry.load()).game)));
const chosen = benches.filter((bench) => bench.name.includes(filter));
const withThreads = 'threads'.includes(filter);
if (chosen.length === 0 && !withThreads) console.log(`No benchmark has '${filter}' in its name.`);
for (const bench of chosen) {
  process.stderr.write(`${bench.name} …\r`);
  bench.run(0.3); // warm
  const rounds = [bench.run(0.7), bench.run(0.7), bench.run(0.7)];
  const perCpuSecond = rounds.toSorted((a, b) => a - b)[1];
  rows.push({ name: bench.name, unit: bench.unit, perCpuSecond, rounds });
  console.log(
    `${bench.name.padEnd(58)} ${Math.round(perCpuSecond).toLocaleString('en').padStart(14)} ${bench.unit}${bench.unit === 'µs' ? '' : ' per CPU second'}`,
  );
}
const threads = withThreads ? await benchThreads(Number(process.env['BAIZE_BENCH_GAMES'] ?? 10_000)) : null;
writeFileSync('bench.json', `${JSON.stringify({ node: process.version, benches: rows, threads }, null, 2)}\n`);
