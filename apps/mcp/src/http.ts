/** MCP over Streamable HTTP, for both protocol generations; whoever has an HTTP server mounts it. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { createMcpHandler, localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server';
import { answerDirectly, directCall, type Reply } from './direct.ts';
import { addFixtures, fixtureCodec } from './fixtures/index.ts';
import type { TableHost } from './host.ts';
import { bearerKeyring, type Keyring, KnownKeyring } from './keyring.ts';
import { Memory } from './memory.ts';
import { Recent } from './recent.ts';
import { mcpServer } from './server.ts';
import type { ToolDesk, Witness } from './tools.ts';

export interface HttpOptions {
  /** The tables; or those as a caller from this address may use them. */
  readonly host: TableHost | ((address: string) => TableHost);
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
  /** The refusal of a page of another origin, or of a name that was made to point here. */
  foreign(headers: IncomingHttpHeaders): Reply | null;
  /** The answer to a call of a tool; `null` leaves everything else to `handle`. */
  call(headers: IncomingHttpHeaders, body: unknown, address: string, gone: AbortSignal): Promise<Reply> | null;
  /** Anything, by the library. */
  handle(request: Request, address: string, parsedBody?: unknown): Promise<Response>;
  close(): Promise<void>;
}

const foreignBody = JSON.stringify({
  jsonrpc: '2.0',
  error: { code: -32000, message: 'This host or origin is not served here.' },
  id: null,
});

export function mcpEndpoint({ host, witness, web, allowedHosts, fixtures, onError }: HttpOptions): McpEndpoint {
  const memory = new Memory();
  const callers = new Recent<Keyring>(1000);
  const addresses = new WeakMap<Request, string>();
  const deskFor = (address: string, authorization: string | null, origin: string | null): ToolDesk => ({
    host: typeof host === 'function' ? host(address) : host,
    keyring: keyringOf(callers, authorization),
    memory,
    web: web === 'here' ? origin : (web ?? null),
    ...(witness && { witness }),
    ...(onError && { onError }),
  });
  const handler = createMcpHandler(
    async ({ requestInfo: request }) => {
      const address = (request && addresses.get(request)) ?? 'unknown';
      const origin = request === undefined ? null : new URL(request.url).origin;
      const desk = deskFor(address, request?.headers.get('authorization') ?? null, origin);
      if (!fixtures) return mcpServer(desk);
      const server = await mcpServer({ ...desk, verifyState: (state, ctx) => fixtureCodec.verify(state, ctx) });
      addFixtures(server, handler.notify);
      return server;
    },
    { maxRequestBodySize: 64 * 1024, ...(onError && { onerror: onError }) },
  );
  const known = [...localhostAllowedHostnames(), ...(allowedHosts ?? [])];
  return {
    foreign: ({ host: called, origin }) =>
      isForeign(called, origin, known)
        ? { status: 403, headers: { 'content-type': 'application/json' }, body: foreignBody }
        : null,
    call: (headers, body, address, gone) => {
      const call = directCall(headers, body);
      if (call === null) return null;
      const desk = deskFor(address, headers.authorization ?? null, `http://${headers.host ?? 'localhost'}`);
      return answerDirectly(desk, call, gone);
    },
    handle: async (request, address, parsedBody) => {
      addresses.set(request, address);
      return handler.fetch(request, parsedBody === undefined ? {} : { parsedBody });
    },
    close: () => handler.close(),
  };
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

function isForeign(host: string | undefined, origin: string | undefined, known: string[]): boolean {
  const hosts = [host ?? 'localhost'];
  if (origin !== undefined) hosts.push(URL.canParse(origin) ? new URL(origin).host : origin);
  return !hosts.every((each) => isAddress(each) || validateHostHeader(each, known).ok);
}

/** An address in numbers cannot be made to point elsewhere. */
const isAddress = (host: string): boolean => isIP(host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')) !== 0;
