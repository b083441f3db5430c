/** Puts the server together: store, tables, HTTP, sockets, web pages; and takes it down in order. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { Buckets, type GameEntry, refusalOf, type Store, TableRegistry } from '@baize/host';
import type { Decider } from '@baize/match';
import { errors, Refused } from '@baize/protocol';
import { limits } from '@baize/protocol/schemas';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { Bans } from './bans.ts';
import { compressAssets } from './compress.ts';
import type { Config } from './config.ts';
import { Connections } from './connections.ts';
import { listenForMetrics } from './metricsPage.ts';
import { Metrics } from './metrics.ts';
import { type KnownOrigin, knownOrigin } from './origin.ts';
import { routes } from './routes.ts';
import { Sockets } from './sockets.ts';

export interface ServeSpec {
  readonly config: Config;
  readonly games: readonly GameEntry[];
  readonly store: Store;
  /** Decides for bots; in this thread where absent. */
  readonly decide?: Decider;
  /** Built pages; the interface alone is served where there are none. */
  readonly webRoot?: string;
  /** More routes, such as those for language models. */
  extend?(app: FastifyInstance, registry: TableRegistry, connections: Connections): Promise<void> | void;
  readonly now?: () => number;
}

export interface Serving {
  readonly url: string;
  readonly registry: TableRegistry;
  close(): Promise<void>;
}

export async function serve(spec: ServeSpec): Promise<Serving> {
  const { config, store } = spec;
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: limits.message,
    requestTimeout: 20_000,
    keepAliveTimeout: 60_000,
    http: {
      headersTimeout: config.headerSeconds * 1000,
      connectionsCheckingInterval: config.headerSeconds * 250,
      maxHeaderSize: 8 * 1024,
    },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  const metrics = new Metrics();
  const registry = new TableRegistry({
    games: spec.games,
    store,
    log: app.log,
    observer: metrics,
    mostMatches: config.mostMatches,
    mostEntries: config.mostEntries,
    tablesPerHour: config.tablesPerHour,
    openTables: config.openTables,
    forcedPause: [config.forcedPause / 3, config.forcedPause],
    unwatched: { everyMs: 250, pauseAfterMs: config.unwatchedSeconds * 1000 },
    ...(spec.decide === undefined ? {} : { decide: spec.decide }),
    ...(spec.now === undefined ? {} : { now: spec.now }),
  });
  metrics.watch(() => registry.size);
  metrics.process();
  // Many small objects survive a little while here: four threads that pick them up together use twice the processor time of one.
  setFlagsFromString('--no-parallel-scavenge');
  // What is kept of a match grows with every move. By itself V8 collects the old generation whenever it is a third larger than after the last time; twice as large is
  // enough: 500 matches of Dominion need 77 instead of 88 µs of processor time per move, over rounds with and without such collections.
  setFlagsFromString('--heap-growing-percent=100');
  await secure(app);
  const rates = new Buckets({ perSecond: config.requestRate, burst: config.requestRate * 5 });
  const known = knownOrigin(config);
  const connections = new Connections(config.socketsPerAddress, config.mostSockets);
  const bans = new Bans(store);
  await bans.refresh(registry.now());
  guard(app, registry, rates, known, bans);
  routes(app, registry, config, metrics);
  await spec.extend?.(app, registry, connections);
  await pages(app, spec.webRoot);
  const sockets = new Sockets(registry, metrics, config, rates, connections, known, bans);
  sockets.listen(app.server, (request) => addressOf(request, config.proxies));
  await app.listen({ port: config.port, host: config.host });
  const metricsPort = await listenForMetrics(config, metrics);
  const chores = [
    every(30_000, registry, () => registry.sweep(60_000)),
    every(10 * minute, registry, () => prune(registry, config)),
    every(5000, registry, async () => {
      if (await bans.refresh(registry.now())) sockets.endBanned();
    }),
  ];
  const { port } = app.server.address() as AddressInfo;
  let closed: Promise<void> | null = null;
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    registry,
    close: () =>
      (closed ??= (async () => {
        for (const each of chores) clearInterval(each);
        metricsPort?.close();
        await registry.close();
        sockets.close();
        await app.close();
        await store.close();
      })()),
  };
}

async function secure(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        // Bots' networks are computed in WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Animation libraries write style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
      },
    },
  });
}

/** Rates, refusals in one form, and a log line per request that holds no secret. */
function guard(app: FastifyInstance, registry: TableRegistry, rates: Buckets, known: KnownOrigin, bans: Bans): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (bans.has(request.ip)) throw new Refused('BANNED');
    if (!known(request.headers)) throw new Refused('FOREIGN_ORIGIN');
    if (registry.closing) throw new Refused('CLOSING');
    if (!rates.take(request.ip, performance.now())) throw new Refused('RATE_LIMITED');
  });
  app.addHook('onResponse', async (request, reply) => {
    const fields = { method: request.method, route: request.routeOptions.url, status: reply.statusCode };
    app.log.debug({ ...fields, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const refusal = refusalOf(registry, asRefused(error));
    reply.code(errors[refusal.code].status).header('cache-control', 'no-store');
    const wait = refusal.retryAfter ?? (refusal.code === 'RATE_LIMITED' ? 1 : undefined);
    if (wait !== undefined) reply.header('retry-after', String(wait));
    return reply.send(refusal);
  });
}

/** What the HTTP library itself refuses, in our codes. */
function asRefused(error: FastifyError): unknown {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refused('TOO_LARGE');
  if (error instanceof SyntaxError || /^FST_ERR_CTP_(EMPTY|INVALID)_JSON/.test(error.code))
    return new Refused('BAD_JSON');
  if (error.statusCode !== undefined && error.statusCode < 500) return new Refused('BAD_MESSAGE');
  return error;
}

async function pages(app: FastifyInstance, root: string | undefined): Promise<void> {
  const index = root !== undefined && existsSync(join(root, 'index.html'));
  if (index) {
    compressAssets(app);
    await app.register(fastifyStatic, {
      root,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasting = path.includes('/assets/');
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (index && page) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    throw new Refused('NO_SUCH_PAGE');
  });
}

function addressOf(
  request: { headers: Record<string, string | string[] | undefined>; socket: { remoteAddress?: string | undefined } },
  proxies: number,
): string {
  const forwarded = proxies === 0 ? [] : String(request.headers['x-forwarded-for'] ?? '').split(/\s*,\s*/);
  // What stands further left was there before it reached the first proxy of ours: anybody can write that.
  return forwarded.at(-proxies) || forwarded[0] || (request.socket.remoteAddress ?? 'unknown');
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Something to do now and then; a failure is logged, and the next turn comes. */
function every(ms: number, { log }: TableRegistry, chore: () => Promise<unknown>): NodeJS.Timeout {
  const timer = setInterval(() => {
    chore().catch((error: unknown) => log.error({ err: error }, 'could not tidy up'));
  }, ms);
  return timer.unref();
}

/** Forgets what has been untouched for longer than the settings say. */
async function prune(registry: TableRegistry, { keepDays, abandonedDays }: Config): Promise<void> {
  const before = (days: number): number => (days === 0 ? Number.NEGATIVE_INFINITY : registry.now() - days * day);
  const gone = await registry.store.prune({ finished: before(keepDays), abandoned: before(abandonedDays) });
  if (gone > 0) registry.log.info({ matches: gone }, 'old matches forgotten');
}
