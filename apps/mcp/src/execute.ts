/** game_execute and game_observe: playing a move, looking, and waiting for the next turn. */
import { createHash, randomBytes } from 'node:crypto';
import { type LoggedEvent, Refused } from '@baize/protocol';
import type { Answer } from './answer.ts';
import { isAsked, playerText, statusOf } from './answer.ts';
import { namesForced } from './forced.ts';
import { hearMove, unquoted } from './hearing.ts';
import type { TableHost } from './host.ts';
import type { ExecuteInput, ObserveInput } from './schemas.ts';
import type { Desk } from './session.ts';
import type { Sight } from './sight.ts';
import { CallerTable } from './table.ts';
import { type Patience, settle } from './waiting.ts';

export async function gameExecute(desk: Desk, input: ExecuteInput, patience: Patience): Promise<Answer> {
  const { host, memory } = desk;
  const table = await CallerTable.open(desk.host, desk.keyring, input.gameId, input.playerId);
  const asked = { detail: input.detail, specified: isSpecified(input) };
  const before = table.look;
  const sight = sightOf(table);
  if (isEndPhase(input) && memory.phases.swallows(table.caller, before.version, sight))
    return table.answer(asked, [], {
      success: true,
      message: table.pack.specified?.phases?.alreadyOver ?? 'That phase is already over.',
    });
  const reply = replyTo(table, input);
  if (reply !== null) {
    await host.command(table.at.match, table.token, {
      do: reply,
      key: keyOf(table, undefined),
      version: before.version,
    });
    await table.refresh();
    return table.answer(asked, await table.since(before.version), { success: true, message: `You ${reply}.` });
  }
  const words = await playOnce(desk, table, input).catch(async (error: unknown) => {
    if (!(await wasForced(desk, table, input, error))) throw error;
    return 'forced' as const;
  });
  if (words === 'forced')
    return table.answer(asked, [], { success: true, message: 'That was your only choice and has been played.' });
  memory.played.set(table.caller, before.version);
  const message =
    words === null ? 'That move was played before; it is not played twice.' : `You played ${words.join(', ')}.`;
  table.look = await settle(host, table.at, await host.look(table.at.match, table.at.token), patience);
  memory.phases.played(table.caller, table.look.version, sight, sightOf(table), words);
  const talk = await table.talk(memory);
  return table.answer(asked, await table.since(before.version), { success: true, message, talk });
}

/** Whether a refused move only names what was played for the caller. */
async function wasForced(
  { memory }: Desk,
  table: CallerTable,
  { move }: ExecuteInput,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof Refused) || !['ILLEGAL_MOVE', 'NOT_YOUR_TURN'].includes(error.code)) return false;
  const from = memory.played.get(table.caller);
  const after = from === undefined ? null : await namesForced(table, move, from);
  if (after !== null) memory.played.set(table.caller, after);
  return after !== null;
}

/** The specification writes moves as objects with a type. */
export function isSpecified({ move: said }: Pick<ExecuteInput, 'move'>): boolean {
  const move = unquoted(said);
  return typeof move === 'object' && 'type' in move;
}

/** An answer to what somebody at the table has offered. */
function replyTo({ look }: CallerTable, { move }: ExecuteInput): 'agree' | 'decline' | null {
  return isAsked(look) && (move === 'agree' || move === 'decline') ? move : null;
}

function isEndPhase(input: ExecuteInput): boolean {
  const move = unquoted(input.move);
  return typeof move === 'object' && 'type' in move && move.type === 'end_phase';
}

const sightOf = ({ pack, look }: CallerTable): Sight => ({
  pack,
  seat: look.you ?? -1,
  view: look.view,
  legal: look.legal,
});

function wordsOf(table: CallerTable, input: ExecuteInput): readonly string[] {
  const { look } = table;
  if (statusOf(look) === 'game_over')
    throw new Refused('MATCH_OVER', 'the game is over; start another with game_session');
  if (look.status === 'open') throw new Refused('NOT_STARTED', 'some seats are empty; call game_observe {wait: 50}');
  if (statusOf(look) === 'waiting')
    throw new Refused(
      'NOT_YOUR_TURN',
      `${look.turn === null ? 'nobody' : playerText(look, look.turn)} decides now; call game_observe {wait: 50} and play when it is your_turn`,
    );
  if (input.version !== undefined && input.version !== look.version)
    throw new Refused(
      'STALE_VERSION',
      `the table is at version ${look.version}, not ${input.version}; look at it below, then decide`,
    );
  return hearMove(input.move, sightOf(table));
}

/** A caller's own id of a move becomes the idempotency key of its command. */
const keyOf = ({ at }: CallerTable, moveId: string | undefined): string =>
  moveId === undefined
    ? `mcp.${randomBytes(16).toString('base64url')}`
    : `mcp.${createHash('sha256').update(`${at.match}|${at.token}|${moveId}`).digest('base64url')}`;

/** The words that were played, or `null` when this move id had been played before, whatever its words mean by now. */
async function playOnce({ host }: Desk, table: CallerTable, input: ExecuteInput): Promise<readonly string[] | null> {
  const { at, look } = table;
  const key = keyOf(table, input.moveId);
  try {
    const words = wordsOf(table, input);
    const ack = await host.command(at.match, table.token, {
      do: 'move',
      key,
      version: look.version,
      words: [...words],
    });
    return ack.version > look.version ? words : null;
  } catch (error) {
    if (!(error instanceof Refused) || input.moveId === undefined) throw error;
    if (error.code === 'KEY_REUSED' || (await keyIsUsed(host, table, key))) return null;
    throw error;
  }
}

/** Only a command that was played uses up its key: words that never are legal ask whether one was. */
async function keyIsUsed(host: TableHost, { at, token, look }: CallerTable, key: string): Promise<boolean> {
  try {
    await host.command(at.match, token, { do: 'move', key, version: look.version, words: ['?'] });
    return true;
  } catch (error) {
    return error instanceof Refused && error.code === 'KEY_REUSED';
  }
}

export async function gameObserve(desk: Desk, input: ObserveInput, patience: Patience): Promise<Answer> {
  const { detail, playerId, sinceVersion, wait } = input;
  const table = await CallerTable.open(desk.host, desk.keyring, input.gameId, playerId);
  const before = table.look.version;
  if (patience.seconds > 0) table.look = await settle(desk.host, table.at, table.look, patience);
  const from = sinceVersion ?? (detail === 'full' ? 0 : before);
  const since: readonly LoggedEvent[] = from === table.look.version ? [] : await table.since(from);
  const specified = playerId !== undefined && sinceVersion === undefined && wait === undefined;
  return table.answer({ detail, specified }, since, { talk: await table.talk(desk.memory) });
}
