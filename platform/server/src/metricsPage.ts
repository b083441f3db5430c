/** Serving the metrics: on a port of their own, or to callers with the token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { Refused } from '@baize/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';

/** At `/metrics` of the server itself; without a token there is no such page. */
export function routeMetrics(app: FastifyInstance, { metricsToken }: Config, { registry }: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    if (metricsToken === '') throw new Refused('NO_SUCH_PAGE');
    const given = request.headers.authorization?.replace(/^bearer /i, '');
    if (given === undefined) throw new Refused('NO_TOKEN', 'The metrics token is required.');
    if (!same(given, metricsToken)) throw new Refused('BAD_TOKEN', 'This is not the metrics token.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** On a port of their own; `null` where none is wanted. */
export async function listenForMetrics(config: Config, { registry }: Metrics): Promise<Server | null> {
  if (config.metricsPort === 0) return null;
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(config.metricsPort, config.metricsHost);
  await once(server, 'listening');
  server.unref();
  return server;
}

function same(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
