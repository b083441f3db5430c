/** The bundle for desktop hosts: MCP over stdio in one file, with tables in memory, or those of the server that `BAIZE_SERVER` names. */
import { catalogue } from '@baize/games';
import { LocalHost } from './local.ts';
import { RemoteHost } from './remote.ts';
import { mcpOverStdio } from './stdio.ts';
import { packOf } from './table.ts';

const server = process.env['BAIZE_SERVER']?.trim() || null;

const games = await Promise.all(
  catalogue.map(async ({ name, title, blurb }) => ({ name, title, blurb, pack: await packOf(name) })),
);

mcpOverStdio({
  host: server === null ? LocalHost.inMemory(games) : new RemoteHost(server),
  seatFile: null,
  web: server,
});
