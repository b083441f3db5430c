/** MCP over standard input and output: one caller, whose seats this process remembers. */
import { type ServeStdioOptions, type StdioServerHandle, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { TableHost } from './host.ts';
import { PocketKeyring } from './keyring.ts';
import { Memory } from './memory.ts';
import { mcpServer } from './server.ts';

export interface StdioSpec {
  readonly host: TableHost;
  /** Keeps the caller's seats over a restart. */
  readonly seatFile: string | null;
  /** Where people find the same tables in a browser, if they do. */
  readonly web: string | null;
  /** A link by which somebody has asked the model to a table. */
  readonly invitation?: string;
}

/** Nothing but the protocol may go to standard output while this runs. */
export function mcpOverStdio(spec: StdioSpec, options: ServeStdioOptions = {}): StdioServerHandle {
  const { host, seatFile, web, invitation } = spec;
  const keyring = new PocketKeyring(seatFile);
  const memory = new Memory();
  const onError = (error: Error): void => console.error(error.stack ?? error.message);
  return serveStdio(
    () => mcpServer({ host, keyring, memory, web, onError, ...(invitation && { invitation }) }),
    options,
  );
}
