/** Language models at the tables: the MCP endpoint at `/mcp` of the server. */
import { answerTo, type HttpOptions, LocalHost, mcpEndpoint } from '@baize/app-mcp';
import type { TableRegistry } from '@baize/host';
import { Refused } from '@baize/protocol';
import type { Connections } from '@baize/server';
import type { FastifyInstance } from 'fastify';

export type McpSettings = Pick<HttpOptions, 'allowedHosts' | 'fixtures' | 'web'>;

/** From the environment: `BAIZE_HOSTS` names, with commas, the host names that this server goes by; `BAIZE_URL` where people find it. */
export function readMcpSettings(env: Readonly<Record<string, string | undefined>>): McpSettings {
  const allowedHosts = (env['BAIZE_HOSTS'] ?? '').split(',').flatMap((name) => name.trim() || []);
  const web = env['BAIZE_URL'];
  return { allowedHosts, fixtures: env['BAIZE_MCP_FIXTURES'] === '1', ...(web === undefined ? {} : { web }) };
}

export async function mountMcp(
  app: FastifyInstance,
  registry: TableRegistry,
  settings: McpSettings,
  connections: Connections,
): Promise<void> {
  const endpoint = mcpEndpoint({
    host: (address) => new LocalHost(registry, false, address),
    web: 'here',
    ...settings,
    onError: (error) => registry.log.info({ err: error.message }, 'mcp'),
  });
  app.addHook('onClose', () => endpoint.close());
  await app.register(async (scope) => {
    // The protocol reads its own bodies and answers for wrong ones.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      handler: async (request, reply) => {
        // A call may wait for a minute: it counts as a socket does.
        if (!connections.take(request.ip)) throw new Refused('TOO_MANY_SOCKETS');
        const gone = new AbortController();
        reply.raw.once('close', () => {
          connections.left(request.ip);
          gone.abort();
        });
        const { status, headers, body } = await answerTo(endpoint, request.raw, request.ip, gone.signal);
        return reply.code(status).headers(headers).send(body);
      },
    });
  });
}
