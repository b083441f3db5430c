/** A server under load as a process of its own, with what it has used so far. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { freePort } from '../postgres.ts';
import { fileURLToPath } from 'node:url';
import type { Rival } from './rivals.ts';

/** `LOAD_PROFILE=folder` leaves a CPU profile there of a server that ends by itself when told to, as ours does. */
const profiles = process.env['LOAD_PROFILE'];
/**
 * Memory is read after a collection, and with a young generation that has its full size from the start: otherwise most of what is read is when the last collection was,
 * and how far that generation has grown. It is twice as large as Node would let it grow, for all servers, because that is how ours is deployed (deploy/).
 */
const comparable = [
  '--expose-gc',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--require',
  fileURLToPath(new URL('./collect.cjs', import.meta.url)),
];
const limit = '1000000';
const limits = {
  BAIZE_REQUESTS_PER_SECOND: limit,
  BAIZE_MESSAGES_PER_SECOND: limit,
  BAIZE_SOCKETS_PER_ADDRESS: limit,
  BAIZE_TABLES_PER_HOUR: limit,
  BAIZE_OPEN_TABLES: limit,
  BAIZE_ENTRIES: limit,
  BAIZE_MATCHES: limit,
};

export class ServerProcess {
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(rival: Rival, place: string): Promise<ServerProcess> {
    const { name, root, env } = rival;
    const command = await rival.command();
    const port = await freePort();
    const settings = { PORT: String(port), NODE_ENV: 'production', BAIZE_DATA: place, BAIZE_LOG: 'fatal', ...limits };
    const profiling = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
    const child = spawn(process.execPath, [...comparable, ...profiling, ...command], {
      env: { ...process.env, ...settings, ...env },
      ...(root === undefined ? {} : { cwd: root }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error(`${name} does not start`))),
    ]);
    child.stdout.resume();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return new ServerProcess(child, `http://127.0.0.1:${port}`);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill(profiles === undefined ? 'SIGKILL' : 'SIGTERM');
    await ended;
  }

  /** Seconds of processor time, all threads. */
  get cpu(): number {
    const [user, system] = timesOf(this.child.pid ?? 0);
    return user + system;
  }

  /** Kilobytes in memory once garbage is collected. */
  async memory(): Promise<number> {
    this.child.kill('SIGWINCH');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))?.[1]);
  }
}

/** Seconds of processor time of a process in user code and in the kernel, and the same of its children that have ended. */
function timesOf(pid: number): number[] {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).map((ticks) => Number(ticks) / 100);
}

/** Seconds of processor time of a process and all its children, such as those of a database. */
export function familyCpu(pid: number): number {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === pid;
    } catch {
      return false;
    }
  });
  const own = timesOf(pid).reduce((sum, each) => sum + each, 0);
  return children.reduce((sum, child) => {
    try {
      const [user, system] = timesOf(Number(child));
      return sum + user + system;
    } catch {
      // It has just ended, and is counted with its parent's.
      return sum;
    }
  }, own);
}
