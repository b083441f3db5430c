/** The server with every game of the catalogue: what `baize serve` runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer } from '@baize/match';
import {
  BotThreads,
  type Config,
  PostgresStore,
  readConfig,
  type ServeSpec,
  type Serving,
  SqliteStore,
  type Store,
  serve,
} from '@baize/server';
import { loadGames } from './games.ts';
import { mountMcp, readMcpSettings } from './mcp.ts';

export { readConfig } from '@baize/server';
export { loadGames } from './games.ts';

/** The store that the settings ask for. */
export async function openStore(config: Config): Promise<Store> {
  if (config.databaseUrl !== '') return PostgresStore.open(config.databaseUrl);
  return new SqliteStore(join(config.data, 'baize.sqlite'));
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
      : new BotThreads(config.botThreads, new URL('../bin/bot-thread.mjs', import.meta.url), async (question) =>
          answer(packs.get(question.game)!, question),
        );
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const serving = await serve({
    config,
    games,
    store,
    ...(threads === null ? {} : { askBot: threads.ask }),
    ...(existsSync(webRoot) ? { webRoot } : {}),
    ...more,
    extend: async (app, house) => {
      await mountMcp(app, house, readMcpSettings(process.env));
      await more.extend?.(app, house);
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
