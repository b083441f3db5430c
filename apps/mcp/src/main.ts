/** The bundle for desktop hosts: MCP over stdio in one file, with tables in memory, or those of the server that `BAIZE_SERVER` names. */
import { randomBot } from '@baize/bots';
import { MemoryHost } from './memory.ts';
import { RemoteHost } from './remote.ts';
import { mcpOverStdio } from './stdio.ts';
import { packOf } from './table.ts';

const server = process.env['BAIZE_SERVER']?.trim() || null;
const withCompany = async (game: string) => {
  const pack = await packOf(game);
  return pack.bots.length > 0 ? pack : { ...pack, bots: [randomBot] };
};

mcpOverStdio({
  host: server === null ? new MemoryHost(withCompany) : new RemoteHost(server),
  seatFile: null,
  web: server,
});
