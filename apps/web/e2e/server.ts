/** A real server for tests: a port of its own, a database of its own, and a way to kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { Api } from '@baize/client';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server whose bots prepare slowly, for what people see and do meanwhile. */
export const slowBots = [process.execPath, '--import', 'tsx', 'apps/web/e2e/slowBots/server.mjs'] as const;

export class TestServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'baize-e2e-'));
  #process: ChildProcess | null = null;
  #port = 0;
  url = '';

  /** The sources, unless another program is to serve. */
  constructor(
    readonly program: readonly string[] = [process.execPath, '--import', 'tsx', 'apps/server/src/main.ts'],
    readonly cwd = root,
  ) {}

  async start(): Promise<void> {
    const [command, ...args] = this.program;
    const child = spawn(command, args, {
      cwd: this.cwd,
      env: {
        ...process.env,
        PORT: String(this.#port),
        BAIZE_DATA: this.#data,
        BAIZE_LOG: 'warn',
        BAIZE_REQUESTS_PER_SECOND: '500',
        BAIZE_MESSAGES_PER_SECOND: '500',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    this.url = await new Promise<string>((found, fail) => {
      let said = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const url = /http:\/\/\S*[^\s.]/.exec(said)?.[0];
        if (url !== undefined) found(url);
      });
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
    });
    this.#port = Number(new URL(this.url).port);
  }

  get api(): Api {
    return new Api(this.url);
  }

  /** Without any chance to tidy up. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
    this.#process = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export const test = base.extend<object, { server: TestServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the form that fixtures have
    async ({}, use) => {
      const server = new TestServer();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
