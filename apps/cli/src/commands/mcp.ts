/** `baize mcp`: sits between a host of language models and the tables, over standard input and output. */
import { BaizeError } from '@baize/game';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Command } from 'commander';

interface McpOptions {
  readonly server?: string;
  readonly data?: string;
  readonly port?: string;
}

export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .argument('[link]', 'an invitation: the model joins that table')
    .description('let a language model play: an MCP server over standard input and output')
    .option('--server <url>', 'join the tables of a running server')
    .option('--data <folder>', 'where the tables are kept without --server')
    .option('--port <n>', 'port of the tables for browsers on this machine; any free port by default')
    .action(async (link: string | undefined, given: McpOptions) => {
      const { LocalHost, mcpOverStdio, RemoteHost } = await import('@baize/app-mcp');
      const server = given.server ?? (link === undefined ? undefined : originOf(link));
      const folder = given.data ?? process.env.BAIZE_DATA ?? join(stateFolder(), 'mcp');
      const seatFile = join(folder, 'seats.json');
      if (server !== undefined) {
        if (!URL.canParse(server))
          throw new BaizeError('USAGE', `--server takes an address such as http://127.0.0.1:8080, not '${server}'.`);
        const web = server.replace(/\/$/, '');
        mcpOverStdio({ host: new RemoteHost(web), seatFile, web, ...(link === undefined ? {} : { invitation: link }) });
        return;
      }
      const { readConfig, startServer } = await import('@baize/app-server');
      const port = Number(given.port ?? 0);
      if (!Number.isInteger(port) || port < 0 || port > 65_535)
        throw new BaizeError('USAGE', `--port takes a port number, not '${given.port}'.`);
      const config = readConfig({ ...process.env, PORT: String(port), BAIZE_DATA: folder, BAIZE_LOG: 'silent' });
      const serving = await startServer(config);
      mcpOverStdio({ host: new LocalHost(serving.registry), seatFile, web: serving.url });
      process.stdin.once('close', () => void serving.close());
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => void serving.close().then(() => process.exit(0)));
    });
}

function originOf(link: string): string {
  if (URL.canParse(link) && /\/t\/[a-z0-9]{12}\/?#[\w-]+$/.test(link)) return new URL(link).origin;
  throw new BaizeError(
    'USAGE',
    `'${link}' is not an invitation: it looks like http://127.0.0.1:8080/t/abcdefghijkl#code.`,
  );
}

function stateFolder(): string {
  const state = process.env.XDG_STATE_HOME;
  return join(state !== undefined && isAbsolute(state) ? state : join(homedir(), '.local', 'state'), 'baize');
}
