/** `baize serve`: what `npm start` runs: the server with every game, and the web table, built first where it is not. */
import { BaizeError } from '@baize/game';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { readConfig, startServer } from '@baize/app-server';
import type { Command } from 'commander';
import { wholeNumber } from '../tables.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly build: boolean;
}

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('serve the games over HTTP: the web table and the API')
    .option('--port <n>', 'where to listen; 0 takes any free port (else PORT, else 8080)')
    .option('--host <address>', 'on which address (else HOST, else 127.0.0.1)')
    .option('--data <folder>', 'where matches are kept (else BAIZE_DATA, else .baize)')
    .option('--no-build', 'do not build the web table, even where it is missing or old')
    .action(async ({ port, host, data, build }: ServeOptions) => {
      // Loaded on demand: the other commands shall not wait for a server they do not start.
      const server = await import('@baize/app-server');
      const config = settings(server.readConfig, port, host, data);
      const web = await webTable(build);
      const serving = await started(server.startServer, config);
      console.log(
        `Baize is at ${serving.url}${web ? '' : ' (the API only: the web table is not built)'}. Ctrl-C stops it.`,
      );
      await stopped();
      await serving.close();
      console.log('Stopped.');
      process.exit(0);
    });
}

type Config = ReturnType<typeof readConfig>;

function settings(read: typeof readConfig, port?: string, host?: string, data?: string): Config {
  let config: Config;
  try {
    config = read({ BAIZE_LOG: 'warn', ...process.env });
  } catch (error) {
    throw new BaizeError('USAGE', `${error instanceof Error ? error.message : String(error)}.`);
  }
  const chosen = wholeNumber('--port', port, config.port, 65_535);
  return { ...config, port: chosen, host: host ?? config.host, data: data ?? config.data };
}

async function started(start: typeof startServer, config: Config): ReturnType<typeof startServer> {
  try {
    return await start(config);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new BaizeError('FAILED', `Port ${config.port} is taken: choose another with --port.`);
    if (code === 'EACCES')
      throw new BaizeError('FAILED', `Port ${config.port} or the folder ${config.data} may not be used.`);
    throw new BaizeError('FAILED', `The server does not start: ${message}.`);
  }
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const webFolder = join(root, 'apps/web');

/** Whether there is a web table to serve, after building it where it is missing or older than what it is made of. */
async function webTable(build: boolean): Promise<boolean> {
  const built = statSync(join(webFolder, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs;
  if (!build || !existsSync(join(webFolder, 'index.html'))) return built !== undefined;
  if (built !== undefined && built >= latestChange()) return true;
  console.log('Building the web table…');
  try {
    const { build: run } = await import('vite');
    await run({ root: webFolder, logLevel: 'error' });
    return true;
  } catch (error) {
    console.error(`The web table could not be built: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** When a source that the page is made of was last written. */
function latestChange(): number {
  let latest = 0;
  for (const part of ['apps/web/src', 'apps/web/public', 'games', 'platform/client', 'platform/game', 'platform/table'])
    for (const file of readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }))
      if (/\.(tsx?|css|svg|html)$/.test(file) && !/node_modules|\.test\./.test(file))
        latest = Math.max(latest, statSync(join(root, part, file), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return latest;
}

/** Until somebody stops the process. */
const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
