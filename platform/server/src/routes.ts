/** The HTTP interface: every operation of a table, for curl, scripts and whoever cannot hold a socket. */
import { type Seat, tableOptions } from '@baize/game';
import { read, type Table, type TableRegistry } from '@baize/host';
import { recordOf, snapshotFor } from '@baize/match';
import { type EventsAnswer, type GameInfo, Refused, type ViewAnswer } from '@baize/protocol';
import {
  chatQuery,
  command,
  createMatch,
  eventsQuery,
  joinMatch,
  listQuery,
  matchId,
  say,
  token as tokenSchema,
  viewQuery,
} from '@baize/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { openapi } from './openapi.ts';

export function routes(app: FastifyInstance, registry: TableRegistry, metrics: Metrics): void {
  app.get('/health', async (_request, reply) => {
    await registry.store.ping();
    return reply.send({ ok: true });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.get('/api/docs', async () => openapi);
  app.get('/api/games', async () => [...registry.games.keys()].map((name) => gameInfo(registry, name)));
  app.get('/api/games/:name/rules', async (request, reply) => {
    const { name } = request.params as { name: string };
    return reply.type('text/markdown; charset=utf-8').send(registry.packOf(name).rulesText);
  });

  app.get('/api/matches', async (request) => registry.store.list(read(listQuery, request.query), 100));
  app.post('/api/matches', async (request, reply) =>
    reply.code(201).send(await registry.create(read(createMatch, request.body))),
  );
  app.get('/api/matches/:id', async (request) => (await tableOf(registry, request)).info);
  app.post('/api/matches/:id/join', async (request) => registry.join(idOf(request), read(joinMatch, request.body)));
  app.get('/api/matches/:id/view', async (request): Promise<ViewAnswer> => {
    const table = await tableOf(registry, request);
    const seat = seatOf(table, request);
    const { version } = read(viewQuery, request.query);
    const match = version === undefined || version >= table.match.version ? table.match : await table.at(version);
    const snapshot = snapshotFor(match, seat, registry.now());
    const text = snapshot.view === null ? '' : match.pack.game.show(snapshot.view);
    return { ...snapshot, table: table.info, text };
  });
  app.get('/api/matches/:id/events', async (request): Promise<EventsAnswer> => {
    const table = await tableOf(registry, request);
    const seat = seatOf(table, request);
    const { since } = read(eventsQuery, request.query);
    return { version: table.match.version, events: await table.events(seat, since) };
  });
  app.post('/api/matches/:id/commands', async (request) => {
    const wanted = read(command, request.body);
    const table = await registry.table(idOf(request));
    return table.command(await mustSeat(registry, table, request), wanted);
  });
  app.get('/api/matches/:id/chat', async (request) => {
    const { since } = read(chatQuery, request.query);
    return registry.store.chats((await tableOf(registry, request)).id, since, 200);
  });
  app.post('/api/matches/:id/chat', async (request, reply) => {
    const { text } = read(say, request.body);
    const table = await tableOf(registry, request);
    const seat = await mustSeat(registry, table, request);
    return reply.code(201).send(await registry.say(table, seat, table.match.nameOf(seat), text));
  });
  app.post('/api/matches/:id/hint', async (request) => {
    const table = await tableOf(registry, request);
    return registry.hint(table, await mustSeat(registry, table, request));
  });
  app.get('/api/matches/:id/record', async (request) => {
    const table = await tableOf(registry, request);
    if (table.match.status !== 'over') throw new Refused('NOT_OVER');
    return recordOf(table.match);
  });
}

export function gameInfo(registry: TableRegistry, name: string): GameInfo {
  const entry = registry.games.get(name);
  if (entry === undefined) throw new Refused('NO_SUCH_GAME');
  const { game, bots } = entry.pack;
  return {
    name,
    title: entry.title,
    blurb: entry.blurb,
    seats: game.seats,
    rules: game.rules,
    options: game.options,
    tableOptions: tableOptions(game),
    bots: bots.map(({ name, about, stars }) => ({ name, about, stars })),
  };
}

function idOf(request: FastifyRequest): string {
  const id = matchId.safeParse((request.params as { id: string }).id);
  if (!id.success) throw new Refused('NO_SUCH_MATCH');
  return id.data;
}

const tableOf = (registry: TableRegistry, request: FastifyRequest): Promise<Table> => registry.fresh(idOf(request));

/** The caller's seat, by its token; an onlooker without one. A wrong token is refused, not taken for an onlooker. */
function seatOf(table: Table, request: FastifyRequest): Seat | null {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  const token = tokenSchema.safeParse(authorization.replace(/^bearer /i, ''));
  const seat = token.success ? table.seatOf(token.data) : null;
  if (seat === null) throw new Refused('BAD_TOKEN');
  return seat;
}

/** A seat may have been taken on another node a moment ago: look once more before refusing its token. */
async function mustSeat(registry: TableRegistry, table: Table, request: FastifyRequest): Promise<Seat> {
  try {
    const seat = seatOf(table, request);
    if (seat === null) throw new Refused('NO_TOKEN');
    return seat;
  } catch (error) {
    if (!registry.store.shared || !(error instanceof Refused) || error.code !== 'BAD_TOKEN') throw error;
    await table.refresh();
    return seatOf(table, request) as Seat;
  }
}
