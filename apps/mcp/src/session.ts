/** game_session: a new table, a seat at one, the list of tables, giving up, and the record at the end. */
import { randomBytes } from 'node:crypto';
import type { GamePack } from '@baize/game';
import { type CreateMatch, Refused } from '@baize/protocol';
import { type Answer, answerOf, playersOf } from './answer.ts';
import type { TableHost } from './host.ts';
import type { Keyring } from './keyring.ts';
import type { Phases } from './phases.ts';
import type { SessionInput } from './schemas.ts';
import { CallerTable, packOf } from './table.ts';
import { type Patience, settle } from './waiting.ts';

type SeatSpec = CreateMatch['seats'][number];

export interface Desk {
  readonly host: TableHost;
  readonly keyring: Keyring;
  readonly phases: Phases;
  /** Where people find the same tables in a browser, if they do. */
  readonly web: string | null;
}

export async function gameSession(
  desk: Desk,
  input: SessionInput,
  caller: string,
  patience: Patience,
): Promise<Answer> {
  switch (input.action) {
    case 'new':
      return newGame(desk, input, caller, patience);
    case 'join':
      return join(desk, input, caller, patience);
    case 'list':
      return list(desk);
    case 'resign':
      return resign(desk, input);
    case 'export':
      return exportRecord(desk, input);
  }
}

async function newGame(desk: Desk, input: SessionInput, caller: string, patience: Patience): Promise<Answer> {
  const { host, keyring, web } = desk;
  const pack = await packOf(input.game);
  const [fewest] = pack.game.seats;
  const count = input.playerCount ?? input.playerTypes?.length ?? Math.max(2, fewest);
  const types = input.playerTypes ?? Array.from({ length: count }, (_, seat) => (seat === 0 ? 'claude' : 'ai'));
  if (types.length !== count)
    throw new Refused('BAD_OPTIONS', `playerCount is ${count} but playerTypes names ${types.length}; make them agree`);
  const kinds = types.map(kindOf);
  const models = kinds.indexOf('model');
  const mine = models >= 0 ? models : kinds.indexOf('person');
  const seats = types.map((type, seat): SeatSpec => seatSpec(pack, type, kinds[seat]));
  const created = await host.create({
    game: pack.game.name,
    seats,
    ...(input.options === undefined ? {} : { options: optionsOf(input.options, count) }),
    ...(input.seed === undefined ? {} : { seed: input.seed }),
    ...(input.open === undefined ? {} : { open: input.open }),
    ...(mine < 0 ? {} : { me: { seat: mine, name: input.name ?? caller } }),
    key: randomBytes(18).toString('base64url'),
  });
  const gameId = created.you === null ? created.match : keyring.keep(created.you);
  const table = await CallerTable.open(host, keyring, gameId, created.you?.seat);
  table.look = await settle(host, table.at, table.look, patience);
  const invites = created.invites
    .filter(({ seat }) => seat !== mine && kinds[seat] !== 'bot')
    .map(({ seat, invite }) => ({
      playerId: seat,
      invite,
      ...(web === null ? {} : { link: `${web}/t/${created.match}#${invite}` }),
    }));
  const asked = invites.map((each) => `seat ${each.playerId}: ${'link' in each ? each.link : `invite ${each.invite}`}`);
  const message = [
    `Game ${gameId}, you are ${mine < 0 ? 'an onlooker' : `player ${mine}`}.`,
    ...(asked.length === 0 ? [] : [`Invite ${asked.join('; ')}.`]),
  ].join(' ');
  const answer = table.answer(input.detail, await table.since(0), { success: true, message });
  return { text: answer.text, data: { ...answer.data, players: playersOf(table.look), invites } };
}

/** The specified flag is no option of a game: how many play is said by the seats. */
function optionsOf(
  { multiplayerEnabled, ...options }: Record<string, unknown>,
  seats: number,
): Record<string, unknown> {
  if (multiplayerEnabled === false && seats > 1)
    throw new Refused('BAD_OPTIONS', `multiplayerEnabled is false but there are ${seats} seats; leave it out`);
  return options;
}

const kindOf = (type: string): SeatSpec['kind'] =>
  /^(claude|model|me|you)$/i.test(type) ? 'model' : /^(human|person)$/i.test(type) ? 'person' : 'bot';

function seatSpec(pack: GamePack, type: string, kind: SeatSpec['kind']): SeatSpec {
  if (kind !== 'bot') return { kind };
  const bot = type.replace(/^(?:ai|bot):?/i, '') || pack.specified?.bot;
  return bot === undefined ? { kind } : { kind, bot };
}

/** A link as people pass it on: the table, and after the # the invitation. */
const inviteLink = /([a-z0-9]{12})\/?#([\w-]+)/;

async function join(desk: Desk, input: SessionInput, caller: string, patience: Patience): Promise<Answer> {
  const { host, keyring } = desk;
  const [, linked, code] = inviteLink.exec(`${input.gameId ?? ''} ${input.invite ?? ''}`) ?? [];
  const match = linked ?? keyring.open(needed(input), undefined).match;
  const invite = code ?? input.invite;
  const joined = await host.join(match, {
    name: input.name ?? caller,
    kind: 'model',
    ...(invite === undefined ? {} : { invite }),
    ...(input.playerId === undefined ? {} : { seat: input.playerId }),
  });
  const gameId = keyring.keep(joined);
  const table = await CallerTable.open(host, keyring, gameId, joined.seat);
  table.look = await settle(host, table.at, table.look, patience);
  const message = `You are player ${joined.seat} of game ${gameId}.`;
  const answer = table.answer(input.detail, await table.since(0), { success: true, message });
  return { text: answer.text, data: { ...answer.data, players: playersOf(table.look) } };
}

async function list({ host }: Desk): Promise<Answer> {
  const lines = await host.list();
  const said = lines.map(
    ({ match, game, status, seats }) =>
      `${match} ${game} ${status}: ${seats.map(({ name, kind }) => name ?? `(${kind === 'bot' ? 'bot' : 'empty'})`).join(', ')}`,
  );
  const text = said.length === 0 ? 'No tables. Start one with game_session {game}.' : said.join('\n');
  const tables = lines.map(({ match, ...line }) => ({ gameId: match, ...line }));
  return { text, data: { view: text, success: true, tables } };
}

async function resign({ host, keyring }: Desk, input: SessionInput): Promise<Answer> {
  const table = await CallerTable.open(host, keyring, needed(input), input.playerId);
  const before = table.look.version;
  const key = `mcp.${randomBytes(16).toString('base64url')}`;
  await host.command(table.at.match, table.token, { do: 'resign', key, version: before });
  await table.refresh();
  return table.answer(input.detail, await table.since(before), { success: true, message: 'You have resigned.' });
}

async function exportRecord({ host, keyring }: Desk, input: SessionInput): Promise<Answer> {
  const table = await CallerTable.open(host, keyring, needed(input), input.playerId);
  if (table.look.status !== 'over')
    throw new Refused('NOT_OVER', 'the record is available once the game is over; play on or resign first');
  const record = await host.record(table.at.match, table.at.token);
  const { pack, gameId, look } = table;
  const answer = answerOf({ pack, gameId, look, since: [], detail: 'compact', success: true });
  const text = `${JSON.stringify(record)}\n${answer.text}`;
  return { text, data: { ...answer.data, view: text, record } };
}

function needed({ gameId, action }: SessionInput): string {
  if (gameId !== undefined) return gameId;
  throw new Refused('BAD_MESSAGE', `${action} needs a gameId; game_session {action: "list"} shows the tables`);
}
