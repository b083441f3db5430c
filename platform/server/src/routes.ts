/** The HTTP interface: every operation of a table, for curl, scripts and whoever cannot hold a socket. */
import { type Seat, tableOptions } from '@baize/game';
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
import { read } from './answers.ts';
import type { House } from './house.ts';
import { openapi } from './openapi.ts';
import type { Table } from './table.ts';

export function routes(app: FastifyInstance, house: House): void {
  app.get('/health', async (_request, reply) => {
    await house.store.ping();
    return reply.send({ ok: true });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics()),
  );
  app.get('/api/docs', async () => openapi);
  app.get('/api/games', async () => [...house.games.keys()].map((name) => gameInfo(house, name)));
  app.get('/api/games/:name/rules', async (request, reply) => {
    const { name } = request.params as { name: string };
    return reply.type('text/markdown; charset=utf-8').send(house.packOf(name).rulesText);
  });

  app.get('/api/matches', async (request) => house.store.list(read(listQuery, request.query), 100));
  app.post('/api/matches', async (request, reply) =>
    reply.code(201).send(await house.create(read(createMatch, request.body))),
  );
  app.get('/api/matches/:id', async (request) => (await tableOf(house, request)).info);
  app.post('/api/matches/:id/join', async (request) => house.join(idOf(request), read(joinMatch, request.body)));
  app.get('/api/matches/:id/view', async (request): Promise<ViewAnswer> => {
    const table = await tableOf(house, request);
    const seat = seatOf(table, request);
    const { version } = read(viewQuery, request.query);
    const match = version === undefined || version >= table.match.version ? table.match : await table.at(version);
    const snapshot = snapshotFor(match, seat, house.now());
    const text = snapshot.view === null ? '' : match.pack.game.show(snapshot.view);
    return { ...snapshot, table: table.info, text };
  });
  app.get('/api/matches/:id/events', async (request): Promise<EventsAnswer> => {
    const table = await tableOf(house, request);
    const seat = seatOf(table, request);
    const { since } = read(eventsQuery, request.query);
    return { version: table.match.version, events: await table.events(seat, since) };
  });
  app.post('/api/matches/:id/commands', async (request) => {
    const wanted = read(command, request.body);
    const table = await house.table(idOf(request));
    const done = house.metrics.commandSeconds.startTimer();
    const ack = await table.command(await mustSeat(house, table, request), wanted);
    done();
    return ack;
  });
  app.get('/api/matches/:id/chat', async (request) => {
    const { since } = read(chatQuery, request.query);
    return house.store.chats((await tableOf(house, request)).id, since, 200);
  });
  app.post('/api/matches/:id/chat', async (request, reply) => {
    const { text } = read(say, request.body);
    const table = await tableOf(house, request);
    const seat = await mustSeat(house, table, request);
    return reply.code(201).send(await house.say(table, seat, table.match.nameOf(seat), text));
  });
  app.post('/api/matches/:id/hint', async (request) => {
    const table = await tableOf(house, request);
    return house.hint(table, await mustSeat(house, table, request));
  });
  app.get('/api/matches/:id/record', async (request) => {
    const table = await tableOf(house, request);
    if (table.match.status !== 'over') throw new Refused('NOT_OVER');
    return recordOf(table.match);
  });
}

export function gameInfo(house: House, name: string): GameInfo {
  const entry = house.games.get(name);
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

const tableOf = (house: House, request: FastifyRequest): Promise<Table> => house.fresh(idOf(request));

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
async function mustSeat(house: House, table: Table, request: FastifyRequest): Promise<Seat> {
  try {
    const seat = seatOf(table, request);
    if (seat === null) throw new Refused('NO_TOKEN');
    return seat;
  } catch (error) {
    if (!house.store.shared || !(error instanceof Refused) || error.code !== 'BAD_TOKEN') throw error;
    await table.refresh();
    return seatOf(table, request) as Seat;
  }
}
