/** The server with every game of the catalogue: what `baize serve` runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Store, type Verdict, verify } from '@baize/host';
import { decideHere } from '@baize/match';
import {
  backup,
  type Config,
  PostgresStore,
  readConfig,
  restore,
  type ServeSpec,
  type Serving,
  SqliteStore,
  type StorePlace,
  serve,
} from '@baize/server';
import { BotThreads } from '@baize/server/threads';
import { loadGames } from './games.ts';
import { mountMcp, readMcpSettings } from './mcp.ts';

export { closeMatch, eraseName } from '@baize/host';
export { readBan, readConfig } from '@baize/server';
export { loadGames } from './games.ts';

function placeOf(config: Config): StorePlace {
  return config.databaseUrl === '' ? { file: join(config.data, 'baize.sqlite') } : { url: config.databaseUrl };
}

/** The store that the settings ask for. */
export async function openStore(config: Config): Promise<Store> {
  const place = placeOf(config);
  return 'url' in place ? PostgresStore.open(place.url) : new SqliteStore(place.file);
}

/** As `openStore`, of a store that must exist: looking makes none. */
export async function existingStore(config: Config): Promise<Store> {
  const place = placeOf(config);
  if ('file' in place && !existsSync(place.file)) throw new Error(`there is no ${place.file}`);
  return openStore(config);
}

async function verified(store: Store): Promise<Verdict> {
  const packs = new Map((await loadGames()).map(({ name, pack }) => [name, pack]));
  return verify(store, (game) => packs.get(game));
}

/** Checks everything in the store that the settings ask for. */
export async function verifyStore(config: Config): Promise<Verdict> {
  const store = await existingStore(config);
  try {
    return await verified(store);
  } finally {
    await store.close();
  }
}

/** Copies the store that the settings ask for into a new file, and checks the copy. Servers may go on meanwhile. */
export const backupStore = (config: Config, to: string): Promise<Verdict> => backup(placeOf(config), to, verified);

/** Fills the store that the settings ask for, which must be empty, from a copy that is checked first. */
export const restoreStore = (config: Config, from: string): Promise<Verdict> =>
  restore(from, placeOf(config), verified);

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
  if (store instanceof SqliteStore) store.tidy();
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
