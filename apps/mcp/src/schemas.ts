/** What the four tools take and give. Inputs are supersets of the specified ones: the specified calls work unchanged. */
import { catalogue } from '@baize/games';
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

const gameId = z.string().min(1).max(300).describe('From game_session');
const playerId = z.number().int().min(0).max(15).describe('Your number, from 0');
export const detail = z
  .enum(['compact', 'standard', 'full'])
  .optional()
  .describe('compact: text alone; standard: also gameState, legalMoves, log; full: also card texts, whole log');
const wait = z.number().min(0).max(50).optional().describe('Seconds to wait for your turn');

export const moveObject = z.looseObject({
  type: z.string().max(40).optional(),
  card: z.string().max(40).optional(),
  cards: z.array(z.string().max(40)).max(60).optional(),
});

const single = z.union([z.number().int(), z.string().min(1).max(2000), moveObject]);
export const anyMove = z.union([single, z.array(single).min(1).max(60)], {
  error: 'send the number of a listed move, its words, an object, or a list of these',
});

export const sessionInput = z.object({
  action: z
    .enum(['new', 'join', 'list', 'chat', 'undo', 'hurry', 'replace', 'resign', 'export'])
    .default('new')
    .describe(
      'list: your games and open tables; chat: says text; undo: takes your last move back; hurry: a bot that prepares starts now; replace: a quicker bot takes its seat; export: the record',
    ),
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
    .describe("In order: 'claude' you, 'human' a person by invitation, 'ai' or a bot's name"),
  seed: z.string().max(128).optional().describe('Deals the same cards again; unrated'),
  options: z.record(z.string(), z.unknown()).optional().describe('Such as {rules: "official"}; see game_help'),
  name: z.string().max(40).optional().describe('Your name at the table'),
  open: z.boolean().optional().describe('Anybody may take empty seats'),
  gameId: gameId.optional(),
  invite: z.string().max(300).optional().describe('Link or code, to join'),
  text: z.string().min(1).max(500).optional().describe('To chat'),
  playerId: playerId.optional(),
  wait,
  detail,
});

export const executeInput = z.object({
  gameId,
  playerId: playerId.optional(),
  move: anyMove,
  wait,
  moveId: z.string().min(1).max(64).optional().describe('Your id of this move: sent again, not played twice'),
  version: z.number().int().min(0).optional().describe('Play only if the table is still at this version'),
  detail,
});

/** What is advertised of a move: the words of the tool's description say the rest. */
export const executeShown = executeInput.extend({
  move: z.union([z.int(), z.string(), z.looseObject({}), z.array(z.unknown())]),
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
  topic: z.string().max(80).optional().describe('rules, notation, options, bots, a card or a word of the rules'),
  gameId: gameId.optional().describe('Explains the cards of this table'),
});

/** Every answer, refusals too, has these; docs/mcp.md lists what else it has by tool and detail. */
export const answerOutput = z.looseObject({
  version: z.number().optional(),
  status: z.enum(['your_turn', 'waiting', 'game_over']).optional(),
  view: z.string(),
});
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

interface Reading<T> extends StandardSchemaWithJSON<unknown, Read<T>> {
  read(value: unknown): Read<T>;
}

/**
 * Advertises the schema but lets everything through, so that a wrong call gets an answer of ours: a code, what to do, and the table.
 * Models often send numbers, lists and objects as text: what is wrong as text and holds JSON is read as that.
 */
export function reading<T>(schema: z.ZodType<T>, shown: z.ZodType = schema): Reading<T> {
  const jsonSchema = shownAs(shown);
  const read = (value: unknown): Read<T> => {
    const raw = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    let parsed = schema.safeParse(value ?? {});
    if (!parsed.success) {
      const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
      const mended = Object.entries(raw).map(([name, each]) => [name, wrong.has(name) ? unquotedJson(each) : each]);
      const again = schema.safeParse(Object.fromEntries(mended));
      if (again.success) parsed = again;
    }
    if (parsed.success) return { ok: true, input: parsed.data };
    const problem = parsed.error.issues
      .slice(0, 3)
      .map(({ path, message }) => `${path.map(String).join('.') || 'input'}: ${message}`)
      .join('; ');
    return { ok: false, problem, raw };
  };
  const validate = (value: unknown): { value: Read<T> } => ({ value: read(value) });
  return { read, '~standard': { version: 1, vendor: 'baize', validate, jsonSchema } };
}

/** Advertises what answers hold; they are ours and are not checked again. */
export function writing<T>(schema: z.ZodType<T>): StandardSchemaWithJSON<T, T> {
  const validate = (value: unknown): { value: T } => ({ value: value as T });
  return { '~standard': { version: 1, vendor: 'baize', validate, jsonSchema: shownAs(schema) } };
}

type Shown = StandardSchemaWithJSON['~standard']['jsonSchema'];

/** The JSON Schema of a schema, made once for each way in which it is asked for. */
function shownAs(schema: z.ZodType): Shown {
  const { jsonSchema } = schema['~standard'] as unknown as StandardSchemaWithJSON['~standard'];
  const made = new Map<string, ReturnType<Shown['input']>>();
  const once = (side: keyof Shown): Shown['input'] => {
    return (options) => {
      const key = `${side} ${JSON.stringify(options)}`;
      const known = made.get(key) ?? jsonSchema[side](options);
      made.set(key, known);
      return known;
    };
  };
  return { input: once('input'), output: once('output') };
}

/** What a text holds as JSON, or the text. */
export function unquotedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
