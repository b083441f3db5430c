/** The four tools: what each takes, gives and does, whoever carries the call. */
import { Refused, refusedIn } from '@baize/protocol';
import type { CallToolResult, Implementation } from '@modelcontextprotocol/server';
import { type Answer, answerOf, refusalOf } from './answer.ts';
import { gameExecute, gameObserve, isSpecified } from './execute.ts';
import { gameHelp } from './help.ts';
import * as schemas from './schemas.ts';
import { type Desk, gameSession } from './session.ts';
import { CallerTable, detailOf } from './table.ts';
import { about } from './texts.ts';
import type { Patience } from './waiting.ts';

/** Told of every call, after it: what was sent, what came back. */
export type Witness = (call: {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly answer: Answer;
  readonly refused: boolean;
  readonly ms: number;
}) => void;

export interface ToolDesk extends Desk {
  readonly witness?: Witness;
  /** Told of errors that are ours. */
  readonly onError?: (error: Error) => void;
}

/** Who calls, and how long they would wait. */
export interface Caller {
  /** The program that calls, where it has said so. */
  readonly program: Implementation | undefined;
  readonly signal: AbortSignal;
  progress: Patience['progress'];
}

const local = { openWorldHint: false, destructiveHint: false } as const;
const acts = { ...local, readOnlyHint: false, idempotentHint: false } as const;
const looks = { ...local, readOnlyHint: true, idempotentHint: true } as const;
const answers = schemas.writing(schemas.answerOutput);

const patienceOf = ({ signal, progress }: Caller, seconds = 0): Patience => ({ seconds, signal, progress });

/** A tool that has read its input: whatever happens becomes an answer of ours. */
function tool<T extends object>(
  name: string,
  inputSchema: ReturnType<typeof schemas.reading<T>>,
  run: (desk: Desk, input: T, caller: Caller) => Promise<Answer>,
) {
  return {
    inputSchema,
    call: (desk: ToolDesk, read: schemas.Read<T>, caller: Caller): Promise<CallToolResult> =>
      call(desk, name, read, (input) => run(desk, input, caller)),
    /** The same with arguments as they came. */
    answer: (desk: ToolDesk, args: unknown, caller: Caller): Promise<CallToolResult> =>
      call(desk, name, inputSchema.read(args), (input) => run(desk, input, caller)),
  };
}

/** Each tool as it is offered. */
export const tools = {
  game_session: {
    title: 'Start, join or leave a game',
    description: about.game_session,
    outputSchema: answers,
    annotations: acts,
    ...tool('game_session', schemas.reading(schemas.sessionInput), (desk, input, caller) =>
      gameSession(desk, input, nameOf(caller), patienceOf(caller, input.wait)),
    ),
  },
  game_execute: {
    title: 'Play a move',
    description: about.game_execute,
    outputSchema: answers,
    annotations: acts,
    ...tool('game_execute', schemas.reading(schemas.executeInput, schemas.executeShown), (desk, input, caller) =>
      gameExecute(desk, input, patienceOf(caller, input.wait)),
    ),
  },
  game_observe: {
    title: 'Look at the table',
    description: about.game_observe,
    outputSchema: answers,
    annotations: looks,
    ...tool('game_observe', schemas.reading(schemas.observeInput), (desk, input, caller) =>
      gameObserve(desk, input, patienceOf(caller, input.wait)),
    ),
  },
  game_help: {
    title: 'Rules and card texts',
    description: about.game_help,
    outputSchema: schemas.writing(schemas.helpOutput),
    annotations: looks,
    ...tool('game_help', schemas.reading(schemas.helpInput), (desk, input) => gameHelp(desk, input)),
  },
} as const;

/** Runs a call and turns whatever happens into an answer of ours. */
async function call<T extends object>(
  desk: ToolDesk,
  tool: string,
  read: schemas.Read<T>,
  run: (input: T) => Promise<Answer>,
): Promise<CallToolResult> {
  const began = performance.now();
  const args = (read.ok ? read.input : read.raw) as Record<string, unknown>;
  let answer: Answer;
  let refused = true;
  try {
    if (!read.ok) throw new Refused('BAD_MESSAGE', `${read.problem}; see the input schema of ${tool}`);
    answer = await run(read.input);
    refused = false;
  } catch (error) {
    answer = await refusal(desk, args, error);
  }
  desk.witness?.({ tool, args, answer, refused, ms: performance.now() - began });
  return {
    content: [{ type: 'text', text: answer.text }],
    structuredContent: answer.data,
    ...(refused ? { isError: true } : {}),
  };
}

async function refusal(
  { host, keyring, onError }: ToolDesk,
  args: Record<string, unknown>,
  error: unknown,
): Promise<Answer> {
  const refused = refusedIn(error);
  if (refused === null) onError?.(error instanceof Error ? error : new Error(String(error)));
  const { code, message } = refused ?? new Refused('SERVER_ERROR');
  return refusalOf(code, message, await tableOf(host, keyring, args));
}

/** The table that the caller meant, as its own seat sees it, to stand below a refusal. */
async function tableOf(
  host: Desk['host'],
  keyring: Desk['keyring'],
  { gameId, playerId, detail, move }: Record<string, unknown>,
): Promise<Answer | null> {
  if (typeof gameId !== 'string' || gameId.length > 80) return null;
  try {
    const seat = typeof playerId === 'number' ? playerId : undefined;
    const table = await CallerTable.open(host, keyring, gameId, seat).catch(() =>
      CallerTable.open(host, keyring, gameId, undefined),
    );
    const { pack, look } = table;
    const read = schemas.anyMove.safeParse(move);
    const specified = read.success && isSpecified({ move: read.data });
    const wanted = detailOf(pack, { detail: schemas.detail.safeParse(detail).data, specified });
    return answerOf({ pack, gameId, look, since: [], detail: wanted });
  } catch {
    return null;
  }
}

/** What the others at the table see the model called: its program's name. */
function nameOf({ program }: Caller): string {
  const name = (program?.title ?? program?.name ?? '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 40);
  return name === '' ? 'Model' : name;
}
