/** MCP over Streamable HTTP as one function from a request to a response, for both protocol generations; whoever has an HTTP server mounts it. */
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { createMcpHandler, localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server';
import { addFixtures, fixtureCodec } from './fixtures/index.ts';
import type { TableHost } from './host.ts';
import { bearerKeyring, type Keyring, KnownKeyring } from './keyring.ts';
import { Memory } from './memory.ts';
import { Recent } from './recent.ts';
import { mcpServer, type Witness } from './server.ts';

export interface HttpOptions {
  /** The tables; or those as a request may use them. */
  readonly host: TableHost | ((request: Request | undefined) => TableHost);
  readonly witness?: Witness;
  /** Where people find the tables in a browser; `here` is wherever the model found this endpoint. */
  readonly web?: string;
  /** Host names, without ports, by which this server may be called; a browser page elsewhere must not reach it. */
  readonly allowedHosts?: readonly string[];
  /** Also mount what the official conformance suite expects to find. */
  readonly fixtures?: boolean;
  readonly onError?: (error: Error) => void;
}

export interface McpEndpoint {
  handle(request: Request, parsedBody?: unknown): Promise<Response>;
  close(): Promise<void>;
}

export function mcpEndpoint({ host, witness, web, allowedHosts, fixtures, onError }: HttpOptions): McpEndpoint {
  const memory = new Memory();
  const callers = new Recent<Keyring>(1000);
  const called = new WeakMap<Request, string>();
  const handler = createMcpHandler(
    async ({ requestInfo }) => {
      const origin = requestInfo === undefined ? null : new URL(requestInfo.url).origin;
      const spec = {
        host: typeof host === 'function' ? host(requestInfo) : host,
        keyring: keyringOf(callers, requestInfo?.headers.get('authorization') ?? null),
        memory,
        web: web === 'here' ? origin : (web ?? null),
        ...(witness && { witness }),
        ...(onError && { onError }),
      };
      if (!fixtures) return mcpServer(spec, requestInfo && called.get(requestInfo));
      const server = await mcpServer({ ...spec, verifyState: (state, ctx) => fixtureCodec.verify(state, ctx) });
      addFixtures(server, handler.notify);
      return server;
    },
    { maxRequestBodySize: 64 * 1024, ...(onError && { onerror: onError }) },
  );
  const known = [...localhostAllowedHostnames(), ...(allowedHosts ?? [])];
  return {
    handle: async (request, parsedBody) => {
      const refused = foreign(request, known);
      if (refused !== null) return refused;
      const tool = toolIn(parsedBody);
      if (tool !== null) called.set(request, tool);
      return handler.fetch(request, parsedBody === undefined ? {} : { parsedBody });
    },
    close: () => handler.close(),
  };
}

/** The tool that a request calls: a server for it needs no other. */
function toolIn(body: unknown): string | null {
  const { method, params } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (method !== 'tools/call' || typeof params !== 'object' || params === null) return null;
  return 'name' in params && typeof params.name === 'string' ? params.name : null;
}

/** A caller who sends a secret of its own with every request is known by it; only a digest is kept. */
function keyringOf(callers: Recent<Keyring>, authorization: string | null): Keyring {
  const secret = /^Bearer (\S{16,})$/i.exec(authorization ?? '')?.[1];
  if (secret === undefined) return bearerKeyring;
  const caller = createHash('sha256').update(secret).digest('base64url');
  const keyring = callers.get(caller) ?? new KnownKeyring();
  callers.set(caller, keyring);
  return keyring;
}

/** A page of another origin, or a name that was made to point here, gets no answer. */
function foreign(request: Request, known: string[]): Response | null {
  const hosts = [request.headers.get('host') ?? new URL(request.url).host];
  const origin = request.headers.get('origin');
  if (origin !== null) hosts.push(URL.canParse(origin) ? new URL(origin).host : origin);
  if (hosts.every((each) => isAddress(each) || validateHostHeader(each, known).ok)) return null;
  const error = { code: -32000, message: 'This host or origin is not served here.' };
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status: 403 });
}

/** An address in numbers cannot be made to point elsewhere. */
const isAddress = (host: string): boolean => isIP(host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')) !== 0;
