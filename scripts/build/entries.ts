/** What the package `baize` is made of: the programs it runs and the modules that other projects may import. */

/** `baize/<name>` in another project, by the source it comes from. */
export const library: Readonly<Record<string, string>> = {
  game: 'platform/game/src/index.ts',
  games: 'games/index.ts',
  dominion: 'games/dominion/src/index.ts',
  splendor: 'games/splendor/src/index.ts',
  badugi: 'games/badugi/src/index.ts',
  bots: 'platform/bots/src/index.ts',
  lab: 'platform/lab/src/index.ts',
  client: 'platform/client/src/index.ts',
  host: 'platform/host/src/index.ts',
  server: 'apps/server/src/library.ts',
};

/** What Node starts: the command, the MCP server of the desktop bundle, and the threads of bots and of the lab. */
export const programs: Readonly<Record<string, string>> = {
  baize: 'apps/cli/src/main.ts',
  mcp: 'apps/mcp/src/main.ts',
  'bot-thread': 'apps/server/src/bot-thread.ts',
  'lab-thread': 'platform/lab/src/thread.ts',
};

/** Files that sources find relative to themselves, and where they are once everything is bundled into one folder. */
export const moved: Readonly<Record<string, string>> = {
  "import.meta.resolve('@baize/games')": "new URL('./games.js', import.meta.url).href",
  "import.meta.resolve('@baize/app-server/bot-thread')": "new URL('./bot-thread.js', import.meta.url).href",
  "new URL('../bin/bot-thread.mjs', import.meta.url)": "new URL('./bot-thread.js', import.meta.url)",
  "new URL('../../../dist/web', import.meta.url)": "new URL('../web', import.meta.url)",
  "new URL('./boot.mjs', import.meta.url)": "new URL('./lab-thread.js', import.meta.url)",
};

/** Left to npm: native code, and what its users install themselves. */
export const external = ['@photostructure/sqlite', 'pg-native'];
