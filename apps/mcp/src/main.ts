/** The bundle for desktop hosts: MCP over stdio in one file, with tables in memory, or those of the server that `BAIZE_SERVER` names. */
import { MemoryHost } from './memory.ts';
import { RemoteHost } from './remote.ts';
import { mcpOverStdio } from './stdio.ts';
import { packOf } from './table.ts';

const server = process.env['BAIZE_SERVER']?.trim() || null;

mcpOverStdio({
  host: server === null ? new MemoryHost(packOf) : new RemoteHost(server),
  seatFile: null,
  web: server,
});
