/** `npm run load -- [matches] [seconds] [rounds]`: our server beside boardgame.io and Colyseus, one after another, the same game and moves. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Pair, type Rival, rivals } from './load/rivals.ts';

const [matches = 1000, seconds = 10, rounds = 40] = process.argv.slice(2).map(Number);
const bench = fileURLToPath(new URL('../bench/load', import.meta.url));
if (!existsSync(join(bench, 'node_modules'))) {
  console.log('Installing the servers to compare with …');
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: bench, stdio: 'inherit' });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Seconds of processor time that a process has used. */
const cpu = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
/** Kilobytes in memory. */
const memory = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
const percentile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

interface Figures {
  readonly name: string;
  readonly keeps: string;
  readonly perCpuSecond: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly kbPerMatch: number;
}

async function measure(rival: Rival): Promise<Figures> {
  const place = mkdtempSync(join(tmpdir(), 'baize-load-'));
  const port = await freePort();
  const limit = '1000000';
  const env = {
    ...process.env,
    PORT: String(port),
    NODE_ENV: 'production',
    BAIZE_DATA: place,
    BAIZE_LOG: 'fatal',
    BAIZE_REQUESTS_PER_SECOND: limit,
    BAIZE_MESSAGES_PER_SECOND: limit,
    BAIZE_SOCKETS_PER_ADDRESS: limit,
  };
  const server = spawn(process.execPath, rival.command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => server.kill('SIGKILL'));
  const pid = server.pid as number;
  try {
    await once(server.stdout, 'data');
    server.stdout.resume();
    await pause(1000);
    const url = `http://127.0.0.1:${port}`;
    const pairs: Pair[] = [];
    // The first few warm the code up, so that its memory is not counted as theirs.
    for (let i = 0; i < 20; i++) pairs.push(await rival.open(url, i));
    for (let i = 0; i < 50; i++) await Promise.all(pairs.map((pair) => pair.play()));
    const before = memory(pid);
    while (pairs.length < matches + 20)
      pairs.push(...(await Promise.all(Array.from({ length: 20 }, (_, i) => rival.open(url, pairs.length + i)))));
    await Promise.all(pairs.map((pair) => pair.play()));
    await pause(2000);
    const kbPerMatch = (memory(pid) - before) / matches;
    const waits = await paced(pairs);
    // Warm: the compiler has seen what there is to see.
    await flatOut(pairs, rounds / 2);
    const cpuBefore = cpu(pid);
    const began = performance.now();
    await flatOut(pairs, rounds);
    const moves = pairs.length * rounds;
    const took = (performance.now() - began) / 1000;
    const used = cpu(pid) - cpuBefore;
    return {
      name: rival.name,
      keeps: rival.keeps,
      perCpuSecond: moves / used,
      perSecond: moves / took,
      p50: percentile(waits, 0.5),
      p99: percentile(waits, 0.99),
      kbPerMatch,
    };
  } finally {
    server.kill('SIGKILL');
    rmSync(place, { recursive: true, force: true });
  }
}

/** One move per match and second, spread evenly; the waits for confirmation, sorted. */
async function paced(pairs: readonly Pair[]): Promise<number[]> {
  const waits: number[] = [];
  await Promise.all(
    pairs.map(async (pair, index) => {
      await pause((index / pairs.length) * 1000);
      const began = performance.now();
      for (let move = 0; move < seconds; move++) {
        const sent = performance.now();
        await pair.play();
        waits.push(performance.now() - sent);
        await pause(Math.max(0, began + (move + 1) * 1000 - performance.now()));
      }
    }),
  );
  return waits.toSorted((a, b) => a - b);
}

/** Every match as fast as its moves are confirmed, so many moves each. */
async function flatOut(pairs: readonly Pair[], moves: number): Promise<void> {
  await Promise.all(
    pairs.map(async (pair) => {
      for (let move = 0; move < moves; move++) await pair.play();
    }),
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

const only = process.env['LOAD_ONLY'];
const all: Figures[] = [];
for (const rival of rivals.filter(({ name }) => only === undefined || name.toLowerCase().startsWith(only))) {
  console.log(`${rival.name} …`);
  all.push(await measure(rival));
}
console.log(`\n${matches} live matches, two sockets each, noughts and crosses, Node ${process.version}`);
console.log('| server | matches kept | moves per CPU second | moves per second | p50 ms | p99 ms | KB per match |');
console.log('|---|---|---|---|---|---|---|');
for (const { name, keeps, perCpuSecond, perSecond, p50, p99, kbPerMatch } of all)
  console.log(
    `| ${name} | ${keeps} | ${perCpuSecond.toFixed(0)} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${kbPerMatch.toFixed(0)} |`,
  );
const [ours, theirs] = [all.find(({ name }) => name === 'Baize'), all.find(({ name }) => name.startsWith('boardgame'))];
if (ours && theirs)
  console.log(`\nBaize : boardgame.io = ${(ours.perCpuSecond / theirs.perCpuSecond).toFixed(1)} moves per CPU second`);
process.exit(0);
