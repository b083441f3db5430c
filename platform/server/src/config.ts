/** Settings, from the environment. docs/protocol.md has the table. */
import { BaizeError } from '@baize/game';

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
  /** Days that finished matches are kept, and unfinished ones in which nothing happens; 0 for ever. */
  readonly keepDays: number;
  readonly abandonedDays: number;
  /** Address of the port that serves only metrics; port 0 is none. */
  readonly metricsPort: number;
  readonly metricsHost: string;
  /** With this, they are also served at `/metrics` to whoever sends it; empty is to nobody. */
  readonly metricsToken: string;
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

const logLevels: ReadonlySet<string> = new Set(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

/** Names that other parts of Baize, or its tests, read from the same environment. */
const readElsewhere = [
  'BAIZE_BENCH_GAMES',
  'BAIZE_DEBUG',
  'BAIZE_FUZZ',
  'BAIZE_GAME_ID',
  'BAIZE_MATCHUPS',
  'BAIZE_MCP_FIXTURES',
  'BAIZE_MCP_URL',
  'BAIZE_PLAYER_ID',
  'BAIZE_PORT',
  'BAIZE_SERVER',
];

/** Throws a `USAGE` error, in one sentence that names the setting, for a value that cannot be meant. */
export function readConfig(env: Environment): Config {
  const known = new Set(readElsewhere);
  const text = (name: string, standard: string): string => {
    known.add(name);
    return env[name] || standard;
  };
  const number = (name: string, standard: number, most = Number.MAX_SAFE_INTEGER): number => {
    const given = text(name, String(standard));
    const value = given.trim() === '' ? Number.NaN : Number(given);
    if (!(value >= 0 && value <= most)) {
      const range = most === Number.MAX_SAFE_INTEGER ? '0 or more' : `from 0 to ${most}`;
      throw wrong(`${name} must be a number, ${range}, not '${given}'`);
    }
    return value;
  };
  const whole = (name: string, standard: number, most?: number): number => {
    const value = number(name, standard, most);
    if (!Number.isInteger(value)) throw wrong(`${name} must be a whole number, not '${value}'`);
    return value;
  };
  const config: Config = {
    port: whole('PORT', 8080, 65_535),
    host: text('HOST', '127.0.0.1'),
    databaseUrl: text('DATABASE_URL', ''),
    data: text('BAIZE_DATA', '.baize'),
    logLevel: text('BAIZE_LOG', 'info'),
    publicUrl: text('BAIZE_URL', ''),
    hosts: text('BAIZE_HOSTS', '')
      .split(',')
      .flatMap((name) => name.trim() || []),
    keepDays: number('BAIZE_KEEP_DAYS', 0),
    abandonedDays: number('BAIZE_ABANDONED_DAYS', 90),
    metricsPort: whole('BAIZE_METRICS_PORT', 0, 65_535),
    metricsHost: text('BAIZE_METRICS_HOST', '127.0.0.1'),
    metricsToken: text('BAIZE_METRICS_TOKEN', ''),
    proxies: whole('BAIZE_TRUST_PROXY', 0),
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
    botThreads: whole('BAIZE_BOT_THREADS', 1),
    helloSeconds: number('BAIZE_HELLO_SECONDS', 10),
    headerSeconds: number('BAIZE_HEADER_SECONDS', 10),
    heartbeatSeconds: number('BAIZE_HEARTBEAT_SECONDS', 20),
  };
  const unknown = Object.keys(env).find((name) => name.startsWith('BAIZE_') && !known.has(name));
  if (unknown !== undefined) throw wrong(`There is no setting ${unknown}; docs/protocol.md lists those there are`);
  if (!logLevels.has(config.logLevel))
    throw wrong(`BAIZE_LOG must be one of ${[...logLevels].join(', ')}, not '${config.logLevel}'`);
  checkAddresses(config);
  return config;
}

/** The address of a database holds its password: no error repeats it. */
function checkAddresses({ databaseUrl, publicUrl }: Config): void {
  if (databaseUrl !== '' && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw wrong('DATABASE_URL must begin with postgres:// or postgresql://; without it, matches are kept in SQLite');
  if (publicUrl !== '' && !(/^https?:\/\//.test(publicUrl) && URL.canParse(publicUrl)))
    throw wrong(`BAIZE_URL must be an address such as https://baize.example, not '${publicUrl}'`);
}

const wrong = (sentence: string): BaizeError => new BaizeError('USAGE', `${sentence}.`);
