/** Between Node's HTTP and the endpoint: requests in, responses out, streams as they come. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { McpEndpoint } from './http.ts';
import { unquotedJson } from './schemas.ts';

/** Bytes of a request that are read, and that are still taken in after that so that the caller hears the refusal. */
const mostBytes = 64 * 1024;
const mostIgnored = 4 * 1024 * 1024;

/** The answer to a request of Node's; `gone` says that the caller has hung up, `more` are headers to add or replace. */
export async function answerTo(
  endpoint: McpEndpoint,
  req: IncomingMessage,
  gone: AbortSignal,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const requestOf = (body: string | null): Request => webRequest(req, gone, body, more);
  if (req.method !== 'POST') return endpoint.handle(requestOf(null));
  const text = await readBody(req);
  if (text === null) {
    const error = { code: -32000, message: `A request has at most ${mostBytes} bytes.` };
    const headers = { connection: 'close' };
    return Response.json({ jsonrpc: '2.0', error, id: null }, { status: 413, headers });
  }
  const body = unquotedJson(text);
  // What is no JSON is answered for by the protocol.
  if (typeof body !== 'object' || body === null) return endpoint.handle(requestOf(text));
  const response = await endpoint.handle(requestOf(null), body);
  return isAtOnce(body) ? whole(response) : response;
}

/** A call of a tool that waits for nobody and wants no progress: nothing would be gained by sending its answer piece by piece. */
function isAtOnce(body: object): boolean {
  const { method, params } = body as { method?: unknown; params?: { arguments?: { wait?: unknown }; _meta?: object } };
  return (
    method === 'tools/call' &&
    params?.arguments?.wait === undefined &&
    !(params?._meta !== undefined && 'progressToken' in params._meta)
  );
}

async function whole(response: Response): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('content-length', String(body.length));
  return new Response(body, { status: response.status, headers });
}

function webRequest(
  req: IncomingMessage,
  signal: AbortSignal,
  body: string | null,
  more: Readonly<Record<string, string>>,
): Request {
  const named = `http://${req.headers.host ?? 'localhost'}`;
  // A host that is none is refused further on, by its header.
  return new Request(new URL(req.url ?? '/', URL.canParse(named) ? named : 'http://localhost'), {
    method: req.method ?? 'GET',
    headers: Object.entries({ ...req.headers, ...more }).map(
      ([name, value]) => [name, String(value)] as [string, string],
    ),
    signal,
    body,
  });
}

/** The whole body, or `null` if it is too large: then the rest is read and thrown away, within limits. */
async function readBody(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    if (bytes > mostIgnored) return null;
  }
  return bytes > mostBytes ? null : Buffer.concat(chunks).toString('utf8');
}

async function answerNode(endpoint: McpEndpoint, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  try {
    const response = await answerTo(endpoint, req, gone.signal);
    res.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body === null) res.end();
    else await pipeline(Readable.fromWeb(response.body), res);
  } catch {
    if (!res.headersSent) res.writeHead(500);
    res.end();
  }
}

/** A server of nothing but this endpoint, at `/mcp`, on this machine only. */
export async function listenAlone(endpoint: McpEndpoint, port: number): Promise<{ url: string; server: Server }> {
  const server = createServer((req, res) => {
    if (req.url?.split('?', 1)[0] === '/mcp') void answerNode(endpoint, req, res);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/mcp`, server };
}
