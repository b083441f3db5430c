/** Our server with the small game, for the benchmark: a process of its own, every move on disk. */
import { PostgresStore, readConfig, SqliteStore, serve } from '@baize/server';
import { noughtsPack } from './noughts.ts';

const config = readConfig(process.env);
await serve({
  config,
  games: [{ name: 'noughts', title: 'Noughts and crosses', blurb: '', pack: noughtsPack }],
  store:
    config.databaseUrl === ''
      ? new SqliteStore(`${config.data}/load.sqlite`)
      : await PostgresStore.open(config.databaseUrl),
});
console.log('ready');
process.on('SIGTERM', () => process.exit(0));
