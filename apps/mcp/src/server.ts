/** The MCP server: four tools, the rules as resources, two prompts, on one desk of tables. */
import { catalogue } from '@baize/games';
import { Refused, version } from '@baize/protocol';
import {
  type CallToolResult,
  CLIENT_INFO_META_KEY,
  type Implementation,
  McpServer,
  type McpServerOptions,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { type Answer, answerOf, refusalOf } from './answer.ts';
import { gameExecute, gameObserve, isSpecified } from './execute.ts';
import { gameHelp } from './help.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import * as schemas from './schemas.ts';
import { type Desk, gameSession } from './session.ts';
import { CallerTable, detailOf, packOf } from './table.ts';
import { about, greeting, titles } from './texts.ts';
import type { Patience } from './waiting.ts';

/** Lists are the same for everybody and change with a release. */
const listHint = { ttlMs: 300_000, cacheScope: 'public' } as const;

const inputs = {
  session: schemas.reading(schemas.sessionInput),
  execute: schemas.reading(schemas.executeInput, schemas.executeShown),
  observe: schemas.reading(schemas.observeInput),
  help: schemas.reading(schemas.helpInput),
} as const;

const outputs = { answer: schemas.writing(schemas.answerOutput), help: schemas.writing(schemas.helpOutput) } as const;

/** Told of every call, after it: what was sent, what came back. */
export type Witness = (call: {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly answer: Answer;
  readonly refused: boolean;
  readonly ms: number;
}) => void;

export interface ServerOptions extends Desk {
  /** A link by which somebody has asked the model to a table. */
  readonly invitation?: string;
  readonly witness?: Witness;
  /** Told of errors that are ours. */
  readonly onError?: (error: Error) => void;
  /** For tools that ask the client something and are called again; ours never do. */
  readonly verifyState?: NonNullable<McpServerOptions['requestState']>['verify'];
}

/**
 * Nothing is in it that another connection could not use as well: one for each request or connection. Where it serves one call of
 * a tool, `only` names that tool, and the rest is left out.
 */
export async function mcpServer(options: ServerOptions, only?: string): Promise<McpServer> {
  const server = new McpServer(
    { name: 'baize', title: 'Baize', version, description: `A card table: ${titles}.` },
    {
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
    },
  );
  if (only !== undefined && only in tools) {
    tools[only as keyof typeof tools](server, options);
    return server;
  }
  for (const add of Object.values(tools)) add(server, options);
  const packs = await Promise.all(catalogue.map(async (entry) => ({ ...entry, pack: await packOf(entry.name) })));
  addResources(server, packs);
  addPrompts(server, options, packs);
  return server;
}

const local = { openWorldHint: false, destructiveHint: false } as const;
const acts = { ...local, readOnlyHint: false, idempotentHint: false } as const;
const looks = { ...local, readOnlyHint: true, idempotentHint: true } as const;

/** Each tool as it is offered. */
const tools = {
  game_session: (server: McpServer, options: ServerOptions): unknown =>
    server.registerTool(
      'game_session',
      {
        title: 'Start, join or leave a game',
        description: about.game_session,
        inputSchema: inputs.session,
        outputSchema: outputs.answer,
        annotations: acts,
      },
      (read, ctx) =>
        call(options, 'game_session', read, (input) =>
          gameSession(options, input, nameOf(server, ctx), patienceOf(ctx, input.wait)),
        ),
    ),
  game_execute: (server: McpServer, options: ServerOptions): unknown =>
    server.registerTool(
      'game_execute',
      {
        title: 'Play a move',
        description: about.game_execute,
        inputSchema: inputs.execute,
        outputSchema: outputs.answer,
        annotations: acts,
      },
      (read, ctx) =>
        call(options, 'game_execute', read, (input) => gameExecute(options, input, patienceOf(ctx, input.wait))),
    ),
  game_observe: (server: McpServer, options: ServerOptions): unknown =>
    server.registerTool(
      'game_observe',
      {
        title: 'Look at the table',
        description: about.game_observe,
        inputSchema: inputs.observe,
        outputSchema: outputs.answer,
        annotations: looks,
      },
      (read, ctx) =>
        call(options, 'game_observe', read, (input) => gameObserve(options, input, patienceOf(ctx, input.wait))),
    ),
  game_help: (server: McpServer, options: ServerOptions): unknown =>
    server.registerTool(
      'game_help',
      {
        title: 'Rules and card texts',
        description: about.game_help,
        inputSchema: inputs.help,
        outputSchema: outputs.help,
        annotations: looks,
      },
      (read) => call(options, 'game_help', read, (input) => gameHelp(options, input)),
    ),
} as const;

/** Runs a call and turns whatever happens into an answer of ours. */
async function call<T extends object>(
  options: ServerOptions,
  tool: string,
  read: schemas.Read<T>,
  run: (input: T) => Promise<Answer>,
): Promise<CallToolResult> {
  const began = performance.now();
  const args = (read.ok ? read.input : read.raw) as Record<string, unknown>;
  let answer: Answer;
  let refused = true;
  try {
    if (!read.ok) throw new Refused('BAD_MESSAGE', `${read.problem}; see the input schema of ${tool}`);
    answer = await run(read.input);
    refused = false;
  } catch (error) {
    answer = await refusal(options, args, error);
  }
  options.witness?.({ tool, args, answer, refused, ms: performance.now() - began });
  return {
    content: [{ type: 'text', text: answer.text }],
    structuredContent: answer.data,
    ...(refused ? { isError: true } : {}),
  };
}

async function refusal(
  { host, keyring, onError }: ServerOptions,
  args: Record<string, unknown>,
  error: unknown,
): Promise<Answer> {
  if (!(error instanceof Refused)) onError?.(error instanceof Error ? error : new Error(String(error)));
  const refused = error instanceof Refused ? error : new Refused('SERVER_ERROR');
  return refusalOf(refused.code, refused.message, await tableOf(host, keyring, args));
}

/** The table that the caller meant, as its own seat sees it, to stand below a refusal. */
async function tableOf(
  host: Desk['host'],
  keyring: Desk['keyring'],
  { gameId, playerId, detail, move }: Record<string, unknown>,
): Promise<Answer | null> {
  if (typeof gameId !== 'string' || gameId.length > 80) return null;
  try {
    const seat = typeof playerId === 'number' ? playerId : undefined;
    const table = await CallerTable.open(host, keyring, gameId, seat).catch(() =>
      CallerTable.open(host, keyring, gameId, undefined),
    );
    const { pack, look } = table;
    const read = schemas.anyMove.safeParse(move);
    const specified = read.success && isSpecified({ move: read.data });
    const wanted = detailOf(pack, { detail: schemas.detail.safeParse(detail).data, specified });
    return answerOf({ pack, gameId, look, since: [], detail: wanted });
  } catch {
    return null;
  }
}

/** What the others at the table see the model called: its program's name, which every request or the handshake carries. */
function nameOf({ server }: McpServer, ctx: ServerContext): string {
  const info =
    (ctx.mcpReq.envelope as Record<string, Implementation> | undefined)?.[CLIENT_INFO_META_KEY] ??
    server.getClientVersion();
  const name = (info?.title ?? info?.name ?? '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 40);
  return name === '' ? 'Model' : name;
}

function patienceOf(ctx: ServerContext, seconds = 0): Patience {
  const progressToken = ctx.mcpReq._meta?.progressToken;
  return {
    seconds,
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
