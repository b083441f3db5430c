/** MCP over standard input and output: one caller, whose seats this process remembers. */
import { type ServeStdioOptions, type StdioServerHandle, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { TableHost } from './host.ts';
import { PocketKeyring } from './keyring.ts';
import { Phases } from './phases.ts';
import { mcpServer } from './server.ts';

/** Nothing but the protocol may go to standard output while this runs. `seatFile` keeps the caller's seats over a restart. */
export function mcpOverStdio(
  host: TableHost,
  seatFile: string | null,
  options: ServeStdioOptions = {},
): StdioServerHandle {
  const keyring = new PocketKeyring(seatFile);
  const phases = new Phases();
  return serveStdio(() => mcpServer({ host, keyring, phases }), options);
}
