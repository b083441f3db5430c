/** The static site for tests: served by a server that knows nothing but files, in a browser that keeps its data. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import type { Created, CreateMatch } from '@baize/protocol';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { root } from '../../../scripts/build/fresh.mjs';
import { chromiumAt, flags } from './chromium.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export function buildSite(): void {
  if (process.env['E2E_BUILT']) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'site', '--', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the site does not build');
}

/** Serves `dist/site` under `/baize/`. */
export class FileServer {
  #server: Server | null = null;
  url = '';
  /** Whether it serves a version that browsers have not seen yet. */
  newer = false;

  async start(): Promise<void> {
    this.#server = createServer(({ url = '/' }, response) => {
      const path = decodeURIComponent(new URL(url, 'http://x').pathname).replace(/\/$/, '/index.html');
      try {
        if (!path.startsWith('/baize/')) throw new Error('not ours');
        const data = readFileSync(join(root, 'dist/site', normalize(path.slice('/baize/'.length))));
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
        response.end(this.newer && path.endsWith('/sw.js') ? `${data.toString()}\n// newer` : data);
      } catch {
        response.writeHead(404).end('Not found');
      }
    });
    await new Promise<void>((done) => {
      this.#server?.listen(0, '127.0.0.1', done);
    });
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/baize/`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => {
      this.#server?.close(done);
    });
  }
}

/** A browser with a profile of its own, which outlasts `close`. */
export class Profile {
  readonly folder = mkdtempSync(join(tmpdir(), 'baize-site-'));
  #context: BrowserContext | null = null;

  async open(): Promise<{ context: BrowserContext; page: Page }> {
    const { executablePath, env } = await chromiumAt();
    const inherited = Object.entries({ ...process.env, ...env }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    const context = await chromium.launchPersistentContext(this.folder, {
      executablePath,
      args: flags,
      env: Object.fromEntries(inherited),
      viewport: { width: 1280, height: 800 },
    });
    this.#context = context;
    context.setDefaultTimeout(20_000);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
  }

  async forget(): Promise<void> {
    await this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Asks a second host of the same code and database, as another tab would have. */
export async function askHost<T>(page: Page, method: string, url: string, body?: unknown): Promise<T> {
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  const { status, text } = await page.evaluate(
    ({ script, request }) =>
      new Promise<{ status: number; text: string }>((resolve) => {
        const another = new Worker(script, { type: 'module' });
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => {
          another.terminate();
          resolve(data);
        });
        port1.start();
        another.postMessage(null, [port2]);
        port1.postMessage(request);
      }),
    { script: worker.url(), request: { type: 'request', id: 1, method, url, body } },
  );
  if (status >= 400) throw new Error(text);
  return JSON.parse(text) as T;
}

/** Opens a table in the site with a seat for this browser. */
export async function openHere(page: Page, wanted: CreateMatch): Promise<Created> {
  const created = await askHost<Created>(page, 'POST', '/api/matches', { me: { seat: 0, name: 'Ada' }, ...wanted });
  await page.evaluate(
    (seat) => {
      const mine = JSON.parse(localStorage.getItem('baize.mine') ?? '{"seats":[]}');
      localStorage.setItem('baize.mine', JSON.stringify({ ...mine, name: 'Ada', seats: [seat, ...mine.seats] }));
    },
    { ...created.you, game: wanted.game, since: Date.now() },
  );
  return created;
}
