/** Between Node's HTTP and the endpoint: requests in, responses out, streams as they come. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { McpEndpoint } from './http.ts';

/** A request of Node's as the endpoint takes it; `gone` says that the caller has hung up. */
export function toWeb(req: IncomingMessage, gone: AbortSignal): Request {
  const bodyless = req.method === 'GET' || req.method === 'HEAD';
  const named = `http://${req.headers.host ?? 'localhost'}`;
  // A host that is none is refused further on, by its header.
  return new Request(new URL(req.url ?? '/', URL.canParse(named) ? named : 'http://localhost'), {
    method: req.method ?? 'GET',
    headers: Object.entries(req.headers).map(([name, value]) => [name, String(value)] as [string, string]),
    signal: gone,
    ...(bodyless ? {} : { body: Readable.toWeb(req) as ReadableStream, duplex: 'half' }),
  });
}

async function answerNode(endpoint: McpEndpoint, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  try {
    const response = await endpoint.handle(toWeb(req, gone.signal));
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
