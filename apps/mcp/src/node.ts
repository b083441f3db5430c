/** Requests of Node's HTTP as the endpoint takes them. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** A request of Node's as the endpoint takes it; `gone` says that the caller has hung up. */
export function toWeb(req: IncomingMessage, gone: AbortSignal): Request {
  const bodyless = req.method === 'GET' || req.method === 'HEAD';
  return new Request(new URL(req.url ?? '/', `http://${req.headers.host ?? 'localhost'}`), {
    method: req.method ?? 'GET',
    headers: Object.entries(req.headers).map(([name, value]) => [name, String(value)] as [string, string]),
    signal: gone,
    ...(bodyless ? {} : { body: Readable.toWeb(req) as ReadableStream, duplex: 'half' }),
  });
}
