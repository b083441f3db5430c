/** The HTTP interface as an OpenAPI document, made from the validators that guard it. */
import { errors } from '@baize/protocol';
import {
  chatQuery,
  command,
  createMatch,
  eventsQuery,
  joinMatch,
  listQuery,
  say,
  viewQuery,
} from '@baize/protocol/schemas';
import { z } from 'zod';

interface Operation {
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject;
  /** `must`: only with a seat token; `may`: shows more with one. */
  readonly token?: 'must' | 'may';
  readonly answer: string;
}

const operations: Readonly<Record<string, Operation>> = {
  'get /api/games': { summary: 'The games here, with seats, options and bots', answer: 'A list of games' },
  'get /api/games/{name}/rules': { summary: 'The rules of a game, as Markdown', answer: 'Markdown' },
  'get /api/matches': { summary: 'Tables that are listed for everybody', query: listQuery, answer: 'A list of tables' },
  'post /api/matches': {
    summary: 'Open a table',
    body: createMatch,
    answer: 'match, table, invites (one per empty seat, shown once) and, if you took a seat, you.token',
  },
  'get /api/matches/{id}': { summary: 'A table, without what happens in its game', answer: 'The table' },
  'post /api/matches/{id}/join': {
    summary: 'Sit down: an invitation, or an open table, for a seat token',
    body: joinMatch,
    answer: 'match, seat, token',
  },
  'get /api/matches/{id}/view': {
    summary: 'The table as your seat, or an onlooker, sees it',
    query: viewQuery,
    token: 'may',
    answer: 'version, turn, ask, view, text, legal, clock, result, offer, table, preparing',
  },
  'get /api/matches/{id}/events': {
    summary: 'What happened since a version, as your seat may know it',
    query: eventsQuery,
    token: 'may',
    answer: 'version, events; more: the version to ask on from, when there are more',
  },
  'post /api/matches/{id}/commands': {
    summary: 'Move, resign, take back, offer or answer: all words of a command or none',
    body: command,
    token: 'must',
    answer: 'key, version: the same for every later command with this key',
  },
  'get /api/matches/{id}/chat': { summary: 'Chat', query: chatQuery, token: 'may', answer: 'A list of lines' },
  'post /api/matches/{id}/chat': { summary: 'Say something', body: say, token: 'must', answer: 'The line' },
  'post /api/matches/{id}/hint': {
    summary: "What the strongest bot would do at your seat, from your seat's view",
    token: 'must',
    answer: 'words, why, bot',
  },
  'get /api/matches/{id}/record': {
    summary: 'The whole match on paper, seed included, when it is over',
    answer: 'game, rules, options, seats, seed, moves, result',
  },
  'get /health': { summary: 'Whether the server runs', answer: 'ok' },
  'get /ready': {
    summary: 'Whether it can serve: the store can be written, hears other nodes, and has room',
    answer: 'ok, problems; status 503 when there are any',
  },
  'get /metrics': { summary: "Metrics in Prometheus' format, for callers with BAIZE_METRICS_TOKEN", answer: 'Text' },
};

const schemaOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function operation(path: string, { summary, body, query, token, answer }: Operation): unknown {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(schema as z.ZodType),
  }));
  return {
    summary,
    parameters: [...inPath, ...inQuery],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    ...(token === undefined ? {} : { security: token === 'must' ? [{ seat: [] }] : [{}, { seat: [] }] }),
    responses: { '2XX': { description: answer }, default: { $ref: '#/components/responses/Refusal' } },
  };
}

function paths(): Record<string, Record<string, unknown>> {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [name, each] of Object.entries(operations)) {
    const [verb = '', path = ''] = name.split(' ');
    all[path] = { ...all[path], [verb]: operation(path, each) };
  }
  return all;
}

export const openapi = {
  openapi: '3.1.0',
  info: { title: 'Baize', version: '1', description: 'A card table for people, bots and language models.' },
  paths: paths(),
  components: {
    securitySchemes: { seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat.' } },
    responses: {
      Refusal: {
        description: 'A refusal: nothing was changed.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'message'],
              properties: {
                code: { enum: Object.keys(errors) },
                message: { type: 'string' },
                version: { type: 'integer' },
                legal: { type: 'array', items: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  },
};
