/** Our server with the small game, for the benchmark: a process of its own, every move on disk. */
import { readConfig, SqliteStore, serve } from '@baize/server';
import { noughtsPack } from './noughts.ts';

await serve({
  config: readConfig(process.env),
  games: [{ name: 'noughts', title: 'Noughts and crosses', blurb: '', pack: noughtsPack }],
  store: new SqliteStore(`${process.env['BAIZE_DATA']}/load.sqlite`),
});
console.log('ready');
process.on('SIGTERM', () => process.exit(0));
