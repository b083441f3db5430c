/** A server as a process of its own, that can be killed and started again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../scripts/postgres.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export class StormNode {
  #process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    readonly env: Readonly<Record<string, string>>,
  ) {}

  static async start(env: Readonly<Record<string, string>>): Promise<StormNode> {
    const node = new StormNode(await freePort(), env);
    process.once('exit', () => node.#process?.kill('SIGKILL'));
    await node.start();
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Its memory in bytes, as the system counts it. */
  get memory(): number {
    const pages = Number(readFileSync(`/proc/${this.pid}/statm`, 'utf8').split(' ')[1]);
    return pages * 4096;
  }

  /** Seconds of processor time that it has used, all threads. */
  get cpu(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', main], {
      env: {
        ...process.env,
        PORT: String(this.port),
        BAIZE_LOG: 'fatal',
        BAIZE_BOT_THREADS: '0',
        BAIZE_REQUESTS_PER_SECOND: '1000000',
        BAIZE_MESSAGES_PER_SECOND: '1000000',
        BAIZE_SOCKETS_PER_ADDRESS: '1000000',
        BAIZE_TABLES_PER_HOUR: '1000000',
        BAIZE_OPEN_TABLES: '1000000',
        BAIZE_FORCED_PAUSE: '0',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('the server ended while starting'))),
    ]);
  }

  /** Stands still for this many milliseconds, as a machine that sleeps. */
  async freeze(ms: number): Promise<void> {
    this.#process?.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.#process?.kill('SIGCONT');
  }

  /** No goodbye: what was not on disk is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
