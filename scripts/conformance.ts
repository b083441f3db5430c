/** Runs the official conformance suite, with the Node 22 that it needs and npm brings, and the official inspector against this server. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, startServer } from '@baize/app-server';
import { playWithInspector } from './inspector.ts';

const suite = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
const baize = fileURLToPath(new URL('../apps/cli/bin/baize.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baize-conformance-'));

/** In a folder of its own, where the suite leaves its results. */
function withNode22(name: string, command: string, args: readonly string[]): Promise<{ failed: boolean; out: string }> {
  const all = ['exec', '--yes', '--package=node@22', `--package=${name}`, '--', command, ...args];
  return new Promise((resolve) => {
    execFile('npm', all, { cwd: folder, timeout: 400_000, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve({ failed: error !== null, out: error === null ? stdout : `${stdout}\n${stderr}` });
    });
  });
}

async function conform(url: string): Promise<void> {
  const { failed, out } = await withNode22(suite, 'conformance', [
    'server',
    '--url',
    url,
    '--requirements',
    '2026-07-28',
  ]);
  const summary = out.slice(Math.max(0, out.indexOf('=== SUMMARY ===')));
  console.log(summary);
  if (failed) throw new Error('the conformance suite for 2026-07-28 does not pass');
}

async function tryOut(name: string, target: readonly string[]): Promise<void> {
  const { tools, success } = await playWithInspector(target);
  if (tools.length !== 4 || !success) throw new Error(`the inspector could not play over ${name}`);
  console.log(`inspector over ${name}: ${tools.join(', ')}; played a move`);
}

async function serving(fixtures: boolean, run: (url: string) => Promise<void>): Promise<void> {
  process.env['BAIZE_MCP_FIXTURES'] = fixtures ? '1' : '';
  const settings = {
    PORT: '0',
    BAIZE_DATA: join(folder, String(fixtures)),
    BAIZE_LOG: 'silent',
    BAIZE_BOT_THREADS: '0',
  };
  const server = await startServer(readConfig({ ...settings, BAIZE_REQUESTS_PER_SECOND: '100000' }));
  try {
    await run(`${server.url}/mcp`);
  } finally {
    await server.close();
  }
}

try {
  mkdirSync(join(folder, 'pipe'));
  await serving(true, conform);
  await serving(false, (url) => tryOut('HTTP', [url]));
  await tryOut('stdio', [process.execPath, baize, 'mcp', '--data', join(folder, 'pipe')]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
