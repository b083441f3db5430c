/** The HTTP interface: every operation of the host, for curl, scripts and clients that cannot hold a socket; health, metrics and docs. */
import { apiRoutes, type TableRegistry } from '@baize/host';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { routeMetrics } from './metricsPage.ts';
import type { Metrics } from './metrics.ts';
import { openapi } from './openapi.ts';

export function routes(app: FastifyInstance, registry: TableRegistry, config: Config, metrics: Metrics): void {
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_request, reply) => {
    const problems = await registry.problems();
    return reply.code(problems.length === 0 ? 200 : 503).send({ ok: problems.length === 0, problems });
  });
  routeMetrics(app, config, metrics);
  app.get('/api/docs', async () => openapi);
  for (const { method, path, status, type, handle } of apiRoutes)
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const { query, body, ip: address } = request;
        const params = request.params as Record<string, string>;
        const token = request.headers.authorization?.replace(/^bearer /i, '');
        const answer = await handle(registry, { params, query, body, token, address });
        if (type !== undefined) reply.type(type);
        return reply.code(status).send(answer);
      },
    });
}
