/** What the four tools take and give. Inputs are supersets of the specified ones: the specified calls work unchanged. */
import { catalogue } from '@baize/games';
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

const gameId = z.string().min(1).max(300).describe('From game_session');
const playerId = z.number().int().min(0).max(15).describe('Your seat, from game_session');
const detail = z
  .enum(['compact', 'standard', 'full'])
  .optional()
  .describe('compact: table and moves; standard (default): and the log and gameState; full: and card texts, whole log');
const wait = z.number().min(0).max(50).optional().describe('Seconds to wait for your turn, at most 50');

export const moveObject = z
  .looseObject({
    type: z.string().max(40).optional(),
    card: z.string().max(40).optional(),
    cards: z.array(z.string().max(40)).max(60).optional(),
  })
  .describe('Such as {type: "buy", card: "Silver"} or {cards: ["Copper", "Estate"]}');

const single = z.union([z.number().int(), z.string().min(1).max(2000), moveObject]);

export const sessionInput = z.object({
  action: z
    .enum(['new', 'join', 'list', 'resign', 'export'])
    .default('new')
    .describe('new (default) a game; join one; list tables; resign; export the record of a finished game'),
  game: z
    .string()
    .max(40)
    .default(catalogue[0].name)
    .describe(catalogue.map(({ name }) => name).join(', ')),
  playerCount: z.number().int().min(1).max(16).optional(),
  playerTypes: z
    .array(z.string().max(64))
    .max(16)
    .optional()
    .describe("By seat: 'claude' you, 'human' a person by invitation, 'ai' a bot, or a bot by name"),
  seed: z.string().max(128).optional().describe('The same seed deals the same cards; such a game is unrated'),
  options: z.record(z.string(), z.unknown()).optional().describe('Such as {rules: "official"}; see game_help'),
  name: z.string().max(40).optional().describe('What the others see you called'),
  open: z.boolean().optional().describe('Let anybody take the empty seats'),
  gameId: gameId.optional(),
  invite: z.string().max(300).optional().describe('The code or link of an invitation, to join'),
  playerId: playerId.optional(),
  wait,
  detail,
});

export const executeInput = z.object({
  gameId,
  playerId: playerId.optional(),
  move: z
    .union([single, z.array(single).min(1).max(60)])
    .describe('A number of the list, the words of a move, an object, or a list of these played all or none'),
  wait,
  moveId: z.string().min(1).max(64).optional().describe('Your own id of this move: sent again, it is not played twice'),
  version: z.number().int().min(0).optional().describe('Play only if the table is still at this version'),
  detail,
});

export const observeInput = z.object({
  gameId,
  playerId: playerId.optional(),
  sinceVersion: z.number().int().min(0).optional().describe('Tell what happened after this version'),
  wait,
  detail,
});

export const helpInput = z.object({
  game: z.string().max(40).optional(),
  topic: z.string().max(80).optional().describe('rules, options, bots, a card or a word of the rules'),
  gameId: gameId.optional().describe('Explains the cards of this table'),
});

const players = z.array(
  z.looseObject({
    id: z.number(),
    type: z.string(),
    name: z.string().nullable(),
    disconnected: z.boolean().optional(),
  }),
);

/** Every answer, refusals too, has these; which others it has depends on the tool and the detail. */
const answer = z.looseObject({
  gameId: z.string().optional(),
  playerId: z.number().nullable().optional(),
  version: z.number().optional(),
  status: z.enum(['your_turn', 'waiting', 'game_over']).optional(),
  view: z.string().describe('What the text content says'),
  legalMoves: z.array(z.string()).optional().describe('Move n is item n - 1'),
  message: z.string().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  currentPlayer: z.number().nullable().optional(),
  gameOver: z.boolean().optional(),
  winner: z.number().optional(),
  winners: z.array(z.number()).optional(),
  scores: z.array(z.number()).optional(),
  gameState: z.record(z.string(), z.unknown()).optional(),
  playerInfo: z.record(z.string(), z.unknown()).optional(),
  opponentInfo: z.record(z.string(), z.unknown()).optional(),
  supply: z.record(z.string(), z.number()).optional(),
  log: z.array(z.string()).optional(),
  players: players.optional(),
});

export const sessionOutput = answer.extend({
  invites: z.array(z.looseObject({ playerId: z.number(), invite: z.string() })).optional(),
  tables: z.array(z.record(z.string(), z.unknown())).optional(),
  record: z.record(z.string(), z.unknown()).optional(),
});
export const executeOutput = answer.extend({ success: z.boolean().optional() });
export const observeOutput = answer;
export const helpOutput = z.object({ view: z.string() });

export type Detail = 'compact' | 'standard' | 'full';
export type SessionInput = z.infer<typeof sessionInput>;
export type ExecuteInput = z.infer<typeof executeInput>;
export type ObserveInput = z.infer<typeof observeInput>;
export type HelpInput = z.infer<typeof helpInput>;
export type MoveInput = ExecuteInput['move'];
export type MoveObject = z.infer<typeof moveObject>;

/** What a caller sent, or what is wrong with it. */
export type Read<T> =
  | { readonly ok: true; readonly input: T }
  | { readonly ok: false; readonly problem: string; readonly raw: Record<string, unknown> };

/** Advertises the schema but lets everything through, so that a wrong call gets an answer of ours: a code, what to do, and the table. */
export function reading<T>(schema: z.ZodType<T>): StandardSchemaWithJSON<unknown, Read<T>> {
  const { jsonSchema } = schema['~standard'] as unknown as StandardSchemaWithJSON['~standard'];
  const validate = (value: unknown): { value: Read<T> } => {
    const parsed = schema.safeParse(value ?? {});
    if (parsed.success) return { value: { ok: true, input: parsed.data } };
    const problem = parsed.error.issues
      .slice(0, 3)
      .map(({ path, message }) => `${path.map(String).join('.') || 'input'}: ${message}`)
      .join('; ');
    const raw = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return { value: { ok: false, problem, raw } };
  };
  return { '~standard': { version: 1, vendor: 'baize', validate, jsonSchema } };
}
