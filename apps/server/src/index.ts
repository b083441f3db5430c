/** The server with every game of the catalogue: what `baize serve` runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Store, type Verdict, verify } from '@baize/host';
import { decideHere } from '@baize/match';
import {
  type Config,
  PostgresStore,
  readConfig,
  type ServeSpec,
  type Serving,
  SqliteStore,
  serve,
} from '@baize/server';
import { BotThreads } from '@baize/server/threads';
import { loadGames } from './games.ts';
import { mountMcp, readMcpSettings } from './mcp.ts';

export { readConfig } from '@baize/server';
export { loadGames } from './games.ts';

/** The store that the settings ask for. */
export async function openStore(config: Config): Promise<Store> {
  if (config.databaseUrl !== '') return PostgresStore.open(config.databaseUrl);
  return new SqliteStore(join(config.data, 'baize.sqlite'));
}

/** Checks everything in the store that the settings ask for, which must exist: looking makes none. */
export async function verifyStore(config: Config): Promise<Verdict> {
  const file = join(config.data, 'baize.sqlite');
  if (config.databaseUrl === '' && !existsSync(file)) throw new Error(`there is no ${file}`);
  const packs = new Map((await loadGames()).map(({ name, pack }) => [name, pack]));
  const store = await openStore(config);
  try {
    return await verify(store, (game) => packs.get(game));
  } finally {
    await store.close();
  }
}

/** The built web table, where there is one. */
export function webFolder(): string | null {
  const folder = fileURLToPath(new URL('../../../dist/web', import.meta.url));
  return existsSync(folder) ? folder : null;
}

/** Starts the whole server. `more` adds routes or replaces parts. */
export async function startServer(
  config: Config = readConfig(process.env),
  more: Partial<ServeSpec> = {},
): Promise<Serving> {
  const games = await loadGames();
  const store = more.store ?? (await openStore(config));
  const packs = new Map(games.map(({ name, pack }) => [name, pack]));
  const threads =
    config.botThreads === 0
      ? null
      : new BotThreads(config.botThreads, new URL('../bin/bot-thread.mjs', import.meta.url), async (request) =>
          decideHere(packs.get(request.game)!, request),
        );
  const webRoot = webFolder();
  const serving = await serve({
    config,
    games,
    store,
    ...(threads === null ? {} : { decide: threads.decide }),
    ...(webRoot === null ? {} : { webRoot }),
    ...more,
    extend: async (app, registry, connections) => {
      await mountMcp(app, registry, readMcpSettings(process.env), connections);
      await more.extend?.(app, registry, connections);
    },
  });
  return {
    ...serving,
    close: async () => {
      await serving.close();
      await threads?.close();
    },
  };
}
