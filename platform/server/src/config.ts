/** Settings, from the environment. docs/protocol.md has the table. */

export interface Config {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL; SQLite in `data` when empty. */
  readonly databaseUrl: string;
  /** Folder of the embedded database. */
  readonly data: string;
  readonly logLevel: string;
  /** Where people find it, and further names it goes by; requests by other names, or from other pages, are refused. Empty: by any. */
  readonly publicUrl: string;
  readonly hosts: readonly string[];
  /** Days that finished matches, and tables never filled, are kept; 0 for ever. */
  readonly keepDays: number;
  /** Proxies in front, each of which adds to X-Forwarded-For; 0 believes no such header. */
  readonly proxies: number;
  readonly socketsPerAddress: number;
  readonly mostSockets: number;
  readonly mostMatches: number;
  /** Tables that one address may open within an hour, and how many of them may wait in the list for players. */
  readonly tablesPerHour: number;
  readonly openTables: number;
  /** Seconds after the last look at which bots among themselves stop. */
  readonly unwatchedSeconds: number;
  /** Milliseconds, at most, before the only legal move of a seat is played where others sit; at least a third of it. */
  readonly forcedPause: number;
  /** Entries of one match; past that it can only be ended. */
  readonly mostEntries: number;
  /** Requests per second and address; five seconds' worth may come at once. */
  readonly requestRate: number;
  /** Messages per second and socket; twice as many may come at once. */
  readonly messageRate: number;
  /** Threads for bots; 0 plays them in the main thread. */
  readonly botThreads: number;
  /** Seconds in which a socket must say hello. */
  readonly helloSeconds: number;
  /** Seconds in which the headers of a request must have come. */
  readonly headerSeconds: number;
  /** Seconds between two looks at a socket: one that did not answer, or has not read what waits for it, is closed. */
  readonly heartbeatSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): Config {
  const number = (name: string, standard: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return standard;
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number, 0 or more, not '${text}'`);
    return value;
  };
  return {
    port: number('PORT', 8080),
    host: env['HOST'] || '127.0.0.1',
    databaseUrl: env['DATABASE_URL'] ?? '',
    data: env['BAIZE_DATA'] || '.baize',
    logLevel: env['BAIZE_LOG'] || 'info',
    publicUrl: env['BAIZE_URL'] ?? '',
    hosts: (env['BAIZE_HOSTS'] ?? '').split(',').flatMap((name) => name.trim() || []),
    keepDays: number('BAIZE_KEEP_DAYS', 0),
    proxies: number('BAIZE_TRUST_PROXY', 0),
    socketsPerAddress: number('BAIZE_SOCKETS_PER_ADDRESS', 100),
    mostSockets: number('BAIZE_SOCKETS', 10_000),
    mostMatches: number('BAIZE_MATCHES', 1_000_000),
    tablesPerHour: number('BAIZE_TABLES_PER_HOUR', 500),
    openTables: number('BAIZE_OPEN_TABLES', 20),
    unwatchedSeconds: number('BAIZE_UNWATCHED_SECONDS', 60),
    forcedPause: number('BAIZE_FORCED_PAUSE', 3000),
    mostEntries: number('BAIZE_ENTRIES', 20_000),
    requestRate: number('BAIZE_REQUESTS_PER_SECOND', 50),
    messageRate: number('BAIZE_MESSAGES_PER_SECOND', 20),
    botThreads: number('BAIZE_BOT_THREADS', 1),
    helloSeconds: number('BAIZE_HELLO_SECONDS', 10),
    headerSeconds: number('BAIZE_HEADER_SECONDS', 10),
    heartbeatSeconds: number('BAIZE_HEARTBEAT_SECONDS', 20),
  };
}
