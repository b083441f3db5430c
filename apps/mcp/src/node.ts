/** Between Node's HTTP and the endpoint: requests in, responses out, streams as they come. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Reply } from './direct.ts';
import type { McpEndpoint } from './http.ts';
import { unquotedJson } from './schemas.ts';

/** Bytes of a request that are read, and that are still taken in after that so that the caller hears the refusal. */
const mostBytes = 64 * 1024;
const mostIgnored = 4 * 1024 * 1024;

/** The answer to a request of Node's; `gone` says that the caller, who is at `address`, has hung up. */
export async function answerTo(
  endpoint: McpEndpoint,
  req: IncomingMessage,
  address: string,
  gone: AbortSignal,
): Promise<Reply> {
  const refused = endpoint.foreign(req.headers);
  if (refused !== null) return refused;
  const byLibrary = async (text: string | null, body?: unknown): Promise<Reply> =>
    replyOf(await endpoint.handle(webRequest(req, gone, text), address, body));
  if (req.method !== 'POST') return byLibrary(null);
  const text = await readBody(req);
  if (text === null) {
    const error = { code: -32000, message: `A request has at most ${mostBytes} bytes.` };
    const headers = { 'content-type': 'application/json', connection: 'close' };
    return { status: 413, headers, body: JSON.stringify({ jsonrpc: '2.0', error, id: null }) };
  }
  const body = unquotedJson(text);
  // What is no JSON is answered for by the protocol.
  if (typeof body !== 'object' || body === null) return byLibrary(text);
  return endpoint.call(req.headers, body, address, gone) ?? byLibrary(null, body);
}

const replyOf = ({ status, headers, body }: Response): Reply => ({
  status,
  headers: Object.fromEntries(headers),
  body: body === null ? null : Readable.fromWeb(body),
});

function webRequest(req: IncomingMessage, signal: AbortSignal, body: string | null): Request {
  const url = new URL(req.url ?? '/', `http://${req.headers.host ?? 'localhost'}`);
  const headers = Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(url, { method: req.method ?? 'GET', headers, signal, body });
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
    const { status, headers, body } = await answerTo(endpoint, req, 'here', gone.signal);
    res.writeHead(status, headers);
    if (body instanceof Readable) await pipeline(body, res);
    else res.end(body);
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
