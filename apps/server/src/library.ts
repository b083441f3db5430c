/** The table server as a library: every game over HTTP and WebSocket, started from another program. */
import { readConfig, startServer } from './index.ts';

export interface TableServerOptions {
  /** Where to listen; 0, the default, takes any free port. */
  readonly port?: number;
  /** On which address; this machine only when left out. */
  readonly host?: string;
  /** The folder of the embedded database; `.baize` when left out. */
  readonly data?: string;
  /** PostgreSQL instead of the embedded database: several servers may share one. */
  readonly databaseUrl?: string;
  /** How much is logged, as JSON lines on standard output; only warnings when left out. */
  readonly log?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Threads for bots; 0 plays them in the main thread. One when left out. */
  readonly botThreads?: number;
}

export interface TableServer {
  /** Such as `http://127.0.0.1:8080`: the web table, and what `Api` and `TableClient` of `baize/client` take. */
  readonly url: string;
  /** Finishes what is under way and closes the database. */
  close(): Promise<void>;
}

/** Starts a server with every game. Everything else is set by the environment variables of docs/protocol.md. */
export async function startTableServer(options: TableServerOptions = {}): Promise<TableServer> {
  const config = readConfig(process.env);
  const serving = await startServer({
    ...config,
    port: options.port ?? 0,
    host: options.host ?? config.host,
    data: options.data ?? config.data,
    databaseUrl: options.databaseUrl ?? '',
    logLevel: options.log ?? 'warn',
    botThreads: options.botThreads ?? config.botThreads,
  });
  return { url: serving.url, close: () => serving.close() };
}
