/** Every operation of a host by address: what HTTP and message ports offer alike. */
import { type Seat, tableOptions } from '@baize/game';
import { recordOf } from '@baize/match';
import { type EventsAnswer, errors, type GameInfo, Refused, type ViewAnswer } from '@baize/protocol';
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
import { read, refusalOf } from './answers.ts';
import { lookAt } from './looking.ts';
import { oldRecord } from './oldRules.ts';
import type { TableRegistry } from './registry.ts';
import type { Table } from './table.ts';

/** A request whose path has been matched; nothing in it has been checked. */
interface ApiRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  /** What stands for a seat token, if anything was sent. */
  readonly token: string | undefined;
  /** Where it comes from, for quotas. */
  readonly address: string;
}

export interface ApiRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status: number;
  /** Answers are JSON unless this names another type. */
  readonly type?: string;
  readonly handle: (registry: TableRegistry, request: ApiRequest) => Promise<unknown>;
}

const route = (
  method: ApiRoute['method'],
  path: string,
  handle: ApiRoute['handle'],
  more: { status?: number; type?: string } = {},
): ApiRoute => ({ method, path, handle, status: 200, ...more });

export const apiRoutes: readonly ApiRoute[] = [
  route('GET', '/api/games', async (registry) => [...registry.games.keys()].map((name) => gameInfo(registry, name))),
  route('GET', '/api/games/:name/rules', async (registry, { params }) => registry.packOf(params['name']).rulesText, {
    type: 'text/markdown; charset=utf-8',
  }),
  route('GET', '/api/matches', (registry, { query }) => registry.list(read(listQuery, query))),
  route('POST', '/api/matches', (registry, { body, address }) => registry.create(read(createMatch, body), address), {
    status: 201,
  }),
  route('GET', '/api/matches/:id', async (registry, request) => (await tableOf(registry, request)).info),
  route('POST', '/api/matches/:id/join', (registry, request) =>
    registry.join(idOf(request), read(joinMatch, request.body)),
  ),
  route('GET', '/api/matches/:id/view', async (registry, request): Promise<ViewAnswer> => {
    const table = await tableOf(registry, request);
    const seat = viewerOf(table, request);
    return lookAt(table, seat, read(viewQuery, request.query).version);
  }),
  route('GET', '/api/matches/:id/events', async (registry, request): Promise<EventsAnswer> => {
    const table = await tableOf(registry, request);
    const seat = viewerOf(table, request);
    const { since } = read(eventsQuery, request.query);
    return table.history.eventPage(seat, since);
  }),
  route('POST', '/api/matches/:id/commands', async (registry, request) => {
    const wanted = read(command, request.body);
    const table = await registry.table(idOf(request));
    return table.command(await mustSeat(registry, table, request), wanted);
  }),
  route('GET', '/api/matches/:id/chat', async (registry, request) => {
    const { since } = read(chatQuery, request.query);
    const table = await tableOf(registry, request).catch(unlessOld);
    if (table !== null) viewerOf(table, request);
    return registry.store.chats(idOf(request), since, 200);
  }),
  route(
    'POST',
    '/api/matches/:id/chat',
    async (registry, request) => {
      const { text } = read(say, request.body);
      const table = await tableOf(registry, request);
      const seat = await mustSeat(registry, table, request);
      return registry.say(table, seat, table.match.nameOf(seat), text);
    },
    { status: 201 },
  ),
  route('POST', '/api/matches/:id/hint', async (registry, request) => {
    const table = await tableOf(registry, request);
    return registry.hint(table, await mustSeat(registry, table, request), request.address);
  }),
  route('GET', '/api/matches/:id/record', async (registry, request) => {
    const table = await tableOf(registry, request).catch(unlessOld);
    if (table === null) return oldRecord(registry.store, idOf(request));
    if (table.match.status !== 'over') throw new Refused('NOT_OVER');
    return recordOf(table.match);
  }),
];

interface ApiAnswer {
  readonly status: number;
  readonly text: string;
}

/** Answers a request by its address, refusals included: for transports without a router of their own. */
export async function answerRequest(
  registry: TableRegistry,
  method: string,
  url: string,
  body: unknown,
  token: string | undefined,
): Promise<ApiAnswer> {
  try {
    const [path, search = ''] = url.split('?', 2);
    for (const each of apiRoutes) {
      const params = each.method === method ? paramsOf(each.path, path) : null;
      if (params === null) continue;
      const query = Object.fromEntries(new URLSearchParams(search));
      const answer = await each.handle(registry, { params, query, body, token, address: 'here' });
      return { status: each.status, text: each.type === undefined ? JSON.stringify(answer) : String(answer) };
    }
    throw new Refused('NO_SUCH_PAGE');
  } catch (error) {
    const refusal = refusalOf(registry, error);
    return { status: errors[refusal.code].status, text: JSON.stringify(refusal) };
  }
}

/** `/api/matches/:id` and `/api/matches/abc` give `{ id: 'abc' }`; `null` where they differ. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries())
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(given[index]);
    else if (part !== given[index]) return null;
  return params;
}

function gameInfo(registry: TableRegistry, name: string): GameInfo {
  const entry = registry.game(name);
  const { game, bots } = entry.pack;
  return {
    name,
    title: entry.title,
    blurb: entry.blurb,
    seats: game.seats,
    rules: game.rules,
    options: game.options,
    tableOptions: tableOptions(game),
    bots: bots.map(({ name, about, stars, slowStart = false }) => ({ name, about, stars, slowStart })),
  };
}

function idOf({ params }: ApiRequest): string {
  const id = matchId.safeParse(params['id']);
  if (!id.success) throw new Refused('NO_SUCH_MATCH');
  return id.data;
}

const tableOf = (registry: TableRegistry, request: ApiRequest): Promise<Table> => registry.fresh(idOf(request));

/** A match of rules that are no longer here can be read, as far as that goes without them. */
function unlessOld(error: unknown): null {
  if (error instanceof Refused && error.code === 'OLD_RULES') return null;
  throw error;
}

/** The caller's seat, by its token; an onlooker without one. A wrong token is refused, not taken for an onlooker. */
function seatOf(table: Table, { token }: ApiRequest): Seat | null {
  if (token === undefined) return null;
  const seat = tokenSchema.safeParse(token).success ? table.seatOf(token) : null;
  if (seat === null) throw new Refused('BAD_TOKEN');
  return seat;
}

/** As `seatOf`, for looking at what happens: some tables are only for their players. */
function viewerOf(table: Table, request: ApiRequest): Seat | null {
  const seat = seatOf(table, request);
  table.mustBeOpenTo(seat);
  return seat;
}

/** A seat may have been taken on another node a moment ago: look once more before refusing its token. */
async function mustSeat(registry: TableRegistry, table: Table, request: ApiRequest): Promise<Seat> {
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
