/**
 * The lab on one thread and on two: the same games, their processor time, and how far the second thread shortens the wait. Part of `npm run bench`; by itself,
 * `npx tsx scripts/bench-threads.ts [games]`.
 */
import { fileURLToPath } from 'node:url';
import { type Job, simulate } from '@baize/lab';

export interface ThreadsRow {
  readonly threads: number;
  readonly wall: number;
  readonly cpu: number;
}

const job = (games: number): Job => ({
  game: 'dominion',
  players: [{ name: 'BMU' }, { name: 'DoubleWitch' }],
  options: { rules: 'official', preset: 'Size Distortion' },
  seed: 'threads',
  games,
  fixedSeats: false,
  series: false,
});

/** Seconds for all games, start of the threads included. */
async function once(games: number, threads: number): Promise<ThreadsRow> {
  const [before, from] = [process.cpuUsage(), performance.now()];
  await simulate(job(games), { catalogue: import.meta.resolve('@baize/games'), workers: threads });
  const { user, system } = process.cpuUsage(before);
  return { threads, wall: (performance.now() - from) / 1000, cpu: (user + system) / 1e6 };
}

/** One, two, two, one, so that a machine that slows down or warms up favours neither. */
export async function benchThreads(games: number): Promise<{ games: number; rows: ThreadsRow[]; share: number }> {
  const rows: ThreadsRow[] = [];
  for (const threads of [1, 2, 2, 1]) rows.push(await once(games, threads));
  const mean = (threads: number, what: 'wall' | 'cpu'): number => {
    const own = rows.filter((row) => row.threads === threads);
    return own.reduce((sum, row) => sum + row[what], 0) / own.length;
  };
  const share = mean(2, 'wall') / (mean(1, 'wall') / 2);
  console.log(`dominion: ${games.toLocaleString('en')} games through the lab`);
  for (const threads of [1, 2])
    console.log(
      `  ${threads} thread${threads === 1 ? ' ' : 's'}  ${mean(threads, 'wall').toFixed(1).padStart(6)} s,  ${((1000 * mean(threads, 'cpu')) / games).toFixed(3)} CPU ms a game`,
    );
  console.log(
    `  two threads are ${(2 / share).toFixed(2)} times as fast as one by the clock, which means something on a quiet machine only, and use ${(mean(2, 'cpu') / mean(1, 'cpu')).toFixed(2)} times its CPU`,
  );
  return { games, rows, share };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchThreads(Number(process.argv[2] ?? 10_000));
