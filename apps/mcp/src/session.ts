/** game_session: a new table, a seat at one, the list of tables, giving up, and the record at the end. */
import { randomBytes } from 'node:crypto';
import type { GamePack } from '@baize/game';
import { type CreateMatch, Refused, type TableLine } from '@baize/protocol';
import { type Answer, answerOf, playersOf, playerText, statusOf } from './answer.ts';
import type { TableHost } from './host.ts';
import type { Keyring } from './keyring.ts';
import { howMovesAreListed } from './listing.ts';
import type { Memory } from './memory.ts';
import type { SessionInput } from './schemas.ts';
import { CallerTable, packOf } from './table.ts';
import { type Patience, settle } from './waiting.ts';

type SeatSpec = CreateMatch['seats'][number];

export interface Desk {
  readonly host: TableHost;
  readonly keyring: Keyring;
  readonly memory: Memory;
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
    case 'chat':
      return chat(desk, input);
    case 'undo':
      return undo(desk, input, patience);
    case 'hurry':
    case 'replace':
      return endPreparation(desk, input, input.action, patience);
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
    options: { ...pack.models?.options, ...optionsOf(input.options ?? {}, count) },
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
  const asked = invites.map((each) => `player ${each.playerId}: ${'link' in each ? each.link : each.invite}`);
  const alone =
    web === null
      ? ' Nobody outside this program can join: take the seat yourself with game_session {action: "join", gameId, invite}, or start with bots.'
      : '';
  const message = [
    `Game ${gameId}, you are ${mine < 0 ? 'an onlooker' : `player ${mine}`}.`,
    ...(asked.length === 0 ? [] : [`Invite ${asked.join('; ')}.${alone}`]),
    introduction(table),
  ].join('\n');
  const specified = input.playerCount !== undefined && input.playerTypes !== undefined;
  const answer = table.answer({ detail: input.detail, specified }, await table.since(0), { success: true, message });
  return { text: answer.text, data: { ...seated(table), ...answer.data, invites } };
}

/** What the caller has to keep. */
const seated = ({ gameId, look }: CallerTable): Record<string, unknown> => ({
  gameId,
  playerId: look.you,
  players: playersOf(look),
});

/** Who plays, and how to read what follows: told once. */
function introduction({ look, pack }: CallerTable): string {
  const names = look.table.seats.map((_, seat) =>
    seat === look.you ? `player ${seat} (you)` : playerText(look, seat),
  );
  const notation = pack.models === undefined ? '' : ` ${pack.models.notation}`;
  return `${pack.game.title}: ${names.join(', ')}. ${howMovesAreListed}${notation}`;
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
  if (linked === undefined && input.gameId === undefined && input.invite !== undefined)
    throw new Refused(
      'BAD_MESSAGE',
      'an invitation without its table: send the whole link as invite, or the gameId with the code',
    );
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
  const message = `You are player ${joined.seat} of game ${gameId}.\n${introduction(table)}`;
  const talk = await table.talk(desk.memory);
  const answer = table.answer({ detail: input.detail }, await table.since(0), { success: true, message, talk });
  return { text: answer.text, data: { ...seated(table), ...answer.data } };
}

/** Own tables that are looked up for a list. */
const mostListed = 20;

async function list({ host, keyring }: Desk): Promise<Answer> {
  const ids = keyring.held();
  const own = (await Promise.all((ids ?? []).slice(0, mostListed).map((id) => ownLine(host, keyring, id)))).flat();
  const mine = new Set(own.map(({ match }) => match));
  const others = (await host.list()).filter(({ match }) => !mine.has(match));
  const said = [
    ...(own.length === 0 ? [] : ['Your games (continue with game_observe {gameId}):', ...own.map(({ text }) => text)]),
    ...(others.length === 0 ? [] : ['Other tables:', ...others.map(lineText)]),
    ...(ids === null
      ? ['Your own games are not listed here: their gameId, from game_session, is the key to them.']
      : []),
  ];
  const text = said.length === 0 ? 'No tables. Start one with game_session {game}.' : said.join('\n');
  const tables = [...own.map(({ data }) => data), ...others.map(({ match, ...line }) => ({ gameId: match, ...line }))];
  return { text, data: { view: text, success: true, tables } };
}

const lineText = ({ match, game, status, seats }: TableLine): string =>
  `${match} ${game} ${status}: ${seats.map(({ name, kind }) => name ?? `(${kind === 'bot' ? 'bot' : 'empty'})`).join(', ')}`;

/** A table at which the caller sits; nothing if it is gone. */
async function ownLine(
  host: TableHost,
  keyring: Keyring,
  gameId: string,
): Promise<{ match: string; text: string; data: Record<string, unknown> }[]> {
  const { match, token } = keyring.open(gameId, undefined);
  const look = await host.look(match, token).catch(() => null);
  if (look === null) return [];
  const { table, you: playerId, version } = look;
  const status = statusOf(look);
  const with_ = table.seats.flatMap((_, seat) => (seat === playerId ? [] : [playerText(look, seat)])).join(', ');
  const text = `${gameId} ${table.game}: you are player ${playerId}, ${status}, v${version}${with_ === '' ? '' : `; with ${with_}`}`;
  const data = { gameId, playerId, game: table.game, status, version, players: playersOf(look) };
  return [{ match, text, data }];
}

async function chat(desk: Desk, input: SessionInput): Promise<Answer> {
  if (input.text === undefined) throw new Refused('BAD_MESSAGE', 'chat needs a text');
  const table = await CallerTable.open(desk.host, desk.keyring, needed(input), input.playerId);
  const talk = await table.talk(desk.memory);
  await desk.host.say(table.at.match, table.token, input.text);
  return table.answer({ detail: input.detail }, [], { success: true, message: 'You have said it.', talk });
}

/** A command that is nothing but its name. */
async function ask(
  desk: Desk,
  input: SessionInput,
  what: 'resign' | 'undo' | 'hurry' | 'replace',
): Promise<CallerTable> {
  const table = await CallerTable.open(desk.host, desk.keyring, needed(input), input.playerId);
  const key = `mcp.${randomBytes(16).toString('base64url')}`;
  await desk.host.command(table.at.match, table.token, { do: what, key, version: table.look.version });
  return table;
}

async function undo(desk: Desk, input: SessionInput, patience: Patience): Promise<Answer> {
  const table = await ask(desk, input, 'undo');
  const before = table.look.version;
  table.look = await settle(desk.host, table.at, await desk.host.look(table.at.match, table.at.token), patience);
  const { offer, you } = table.look;
  const waits = offer?.kind === 'undo' && offer.by === you;
  const message = waits ? 'You asked to take your move back; the others must agree.' : 'Your last move is taken back.';
  return table.answer({ detail: input.detail }, await table.since(before), { success: true, message });
}

/** A bot that prepares starts with the best so far, or makes way for a quicker one. */
async function endPreparation(
  desk: Desk,
  input: SessionInput,
  way: 'hurry' | 'replace',
  patience: Patience,
): Promise<Answer> {
  const table = await ask(desk, input, way);
  const { version, turn } = table.look;
  table.look = await settle(desk.host, table.at, await desk.host.look(table.at.match, table.at.token), patience);
  const bot = turn === null ? 'The bot' : playerText(table.look, turn);
  const message =
    way === 'hurry' ? `${bot} starts with its best plan so far.` : `${bot}, a quicker bot, plays in its place.`;
  return table.answer({ detail: input.detail }, await table.since(version), { success: true, message });
}

async function resign(desk: Desk, input: SessionInput): Promise<Answer> {
  const table = await ask(desk, input, 'resign');
  const before = table.look.version;
  await table.refresh();
  return table.answer({ detail: input.detail }, await table.since(before), {
    success: true,
    message: 'You have resigned.',
  });
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
