/** `baize serve`: what `npm start` runs: the server with every game, and the web table. */
import { BaizeError } from '@baize/game';
import type { readConfig, startServer } from '@baize/app-server';
import type { Command } from 'commander';
import { wholeNumber } from '../tables.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('serve the games over HTTP: the web table and the API')
    .option('--port <n>', 'where to listen; 0 takes any free port (else PORT, else 8080)')
    .option('--host <address>', 'on which address (else HOST, else 127.0.0.1)')
    .option('--data <folder>', 'where matches are kept (else BAIZE_DATA, else .baize)')
    .action(async ({ port, host, data }: ServeOptions) => {
      // Loaded on demand: the other commands shall not wait for a server they do not start.
      const server = await import('@baize/app-server');
      const config = settings(server.readConfig, port, host, data);
      const serving = await started(server.startServer, config);
      console.log(
        `Baize is at ${serving.url}${server.webFolder() === null ? ' (the API only: the web table is not built)' : ''}. Ctrl-C stops it.`,
      );
      await stopped();
      await serving.close();
      console.log('Stopped.');
      process.exit(0);
    });
}

type Config = ReturnType<typeof readConfig>;

function settings(read: typeof readConfig, port?: string, host?: string, data?: string): Config {
  const config = read({ BAIZE_LOG: 'warn', ...process.env });
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

/** Until somebody stops the process. */
const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
