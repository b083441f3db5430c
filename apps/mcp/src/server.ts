/** The MCP server: four tools, the rules as resources, two prompts, on one desk of tables. */
import { catalogue } from '@baize/games';
import { version } from '@baize/protocol';
import {
  CLIENT_INFO_META_KEY,
  type Implementation,
  McpServer,
  type McpServerOptions,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { packOf } from './table.ts';
import { greeting, titles } from './texts.ts';
import { type Caller, type ToolDesk, tools } from './tools.ts';

/** Lists are the same for everybody and change with a release. */
const listHint = { ttlMs: 300_000, cacheScope: 'public' } as const;

export const serverInfo: Implementation = {
  name: 'baize',
  title: 'Baize',
  version,
  description: `A card table: ${titles}.`,
};

export interface ServerOptions extends ToolDesk {
  /** A link by which somebody has asked the model to a table. */
  readonly invitation?: string;
  /** For tools that ask the client something and are called again; ours never do. */
  readonly verifyState?: NonNullable<McpServerOptions['requestState']>['verify'];
}

/** Nothing is in it that another connection could not use as well: one for each request or connection. */
export async function mcpServer(options: ServerOptions): Promise<McpServer> {
  const server = new McpServer(serverInfo, {
    instructions: greeting(options.invitation),
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    cacheHints: {
      'tools/list': listHint,
      'prompts/list': listHint,
      'resources/list': listHint,
      'resources/templates/list': listHint,
      'server/discover': listHint,
    },
    ...(options.verifyState && { requestState: { verify: options.verifyState } }),
  });
  addTools(server, options);
  const packs = await Promise.all(catalogue.map(async (entry) => ({ ...entry, pack: await packOf(entry.name) })));
  addResources(server, packs);
  addPrompts(server, options, packs);
  return server;
}

function addTools(server: McpServer, desk: ToolDesk): void {
  const { game_session, game_execute, game_observe, game_help } = tools;
  const from = (ctx: ServerContext): Caller => callerOf(server, ctx);
  server.registerTool('game_session', game_session, (read, ctx) => game_session.call(desk, read, from(ctx)));
  server.registerTool('game_execute', game_execute, (read, ctx) => game_execute.call(desk, read, from(ctx)));
  server.registerTool('game_observe', game_observe, (read, ctx) => game_observe.call(desk, read, from(ctx)));
  server.registerTool('game_help', game_help, (read, ctx) => game_help.call(desk, read, from(ctx)));
}

/** Every request or the handshake carries the name of the program that calls. */
function callerOf({ server }: McpServer, ctx: ServerContext): Caller {
  const envelope = ctx.mcpReq.envelope as Record<string, Implementation> | undefined;
  const progressToken = ctx.mcpReq._meta?.progressToken;
  return {
    program: envelope?.[CLIENT_INFO_META_KEY] ?? server.getClientVersion(),
    signal: ctx.mcpReq.signal,
    progress: async (progress, total, message) => {
      if (progressToken === undefined) return;
      await ctx.mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken, progress, total, message },
      });
    },
  };
}
