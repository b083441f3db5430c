/** Answers: one text and the same in data, the table as the caller's seat sees it, and what it may do. */
import type { GamePack, Seat } from '@baize/game';
import type { ChatLine, LoggedEvent, SeatInfo, ViewAnswer } from '@baize/protocol';
import { listMoves } from './listing.ts';
import type { Detail } from './schemas.ts';

export type PlayStatus = 'your_turn' | 'waiting' | 'game_over';

export interface AnswerContent {
  readonly pack: GamePack;
  /** As the caller knows it. */
  readonly gameId: string;
  readonly look: ViewAnswer;
  readonly detail: Detail;
  /** What happened since the caller last looked, as its seat may know it. */
  readonly since: readonly LoggedEvent[];
  readonly success?: boolean;
  readonly message?: string;
  /** What others said since the caller last listened. */
  readonly talk?: readonly ChatLine[];
  /** The seat that an onlooker asked about. */
  readonly about?: Seat | undefined;
}

export interface Answer {
  readonly text: string;
  readonly data: Record<string, unknown> & { readonly view: string };
}

/** A seat with only one legal move is not asked: it waits until that move has been played for it. */
export const statusOf = ({ status, legal }: ViewAnswer): PlayStatus =>
  status === 'over' ? 'game_over' : legal.length > 0 ? 'your_turn' : 'waiting';

export const nameOf = (look: ViewAnswer, seat: number): string => look.table.seats[seat]?.name ?? `Player ${seat}`;

/** `player 1 (Ada)`: players are numbered as `playerId` is, everywhere. */
export const playerText = ({ table }: Pick<ViewAnswer, 'table'>, seat: number): string => {
  const name = table.seats[seat]?.name;
  return `player ${seat}${name ? ` (${name})` : ''}`;
};

/** The table as text, with the moves: at most a few hundred tokens, whatever the game. */
export function tableText(look: ViewAnswer, detail: Detail = 'compact'): string {
  const status = statusOf(look);
  const who = look.you === null ? ' onlooker' : detail === 'compact' ? '' : ` player ${look.you}`;
  const lines = [`v${look.version} ${status}${who}`];
  if (look.view !== null) lines.push(look.text);
  const end = outcome(look);
  if (end !== null) lines.push(end);
  else if (look.view === null) lines.push(`${look.ask} ${emptySeats(look)}`.trim());
  else if (!look.text.includes(look.ask) && (detail !== 'compact' || look.legal.length === 0)) lines.push(look.ask);
  if (isAsked(look))
    lines.push(
      `${nameOf(look, look.offer?.by ?? 0)} ${look.offer?.kind === 'undo' ? 'asks to take back a move' : 'offers a rematch'}: play 'agree' or 'decline'.`,
    );
  if (look.legal.length > 0) lines.push(`Moves: ${listMoves(look.legal, detail === 'full')}`);
  else if (status === 'waiting' && look.turn !== null)
    lines.push(
      `${playerText(look, look.turn)} decides${look.turn !== look.you && isLost(look, look.turn) ? ' and is not connected' : ''}.`,
    );
  if (look.preparing !== undefined) lines.push(preparingText(look, look.preparing.seat));
  return lines.join('\n');
}

/** How far a bot is that prepares, and what whoever sits at the table can do about it. */
function preparingText(look: ViewAnswer, seat: Seat): string {
  const way = 'game_session {action: "hurry"} starts it with its best plan so far, "replace" seats a quicker bot';
  return `${playerText(look, seat)} ${preparingNow(look)}${look.you === null ? '' : `; ${way}`}.`;
}

/** `is preparing, 40 %`; nothing where no bot does. */
export const preparingNow = ({ preparing }: ViewAnswer): string =>
  preparing === undefined ? '' : `is preparing, ${Math.floor(100 * preparing.part)} %`;

/** Whether an offer waits for the caller's answer. */
export const isAsked = ({ offer, you }: ViewAnswer): boolean => you !== null && offer?.waiting.includes(you) === true;

function outcome(look: ViewAnswer): string | null {
  const { result, status } = look;
  if (status !== 'over' || result === null) return null;
  const who = result.winners.map((seat) => playerText(look, seat));
  const scores = result.scores.map((score, seat) => `player ${seat} ${score}`);
  return `Over: ${who.join(' and ')} ${who.length === 1 ? 'wins' : 'share the win'}. Scores: ${scores.join(', ')}. ${result.how}`;
}

const emptySeats = ({ table }: ViewAnswer): string => {
  const empty = table.seats.flatMap(({ name }, seat) => (name === null ? [seat] : []));
  return empty.length === 0 ? '' : `Missing: player ${empty.join(', ')}.`;
};

const newsOf = (texts: readonly string[], most: number): string => {
  const cut = texts.length > most ? `(${texts.length - most} earlier) ` : '';
  return texts.length === 0 ? '' : `Since: ${cut}${texts.slice(-most).join(' ')}`;
};

/** Characters of a compact answer up to which it also tells what the others did. */
const room = 800;

/** The end of what happened that the caller did not do, as far as there is room beside the table. */
function othersNews({ since, look }: AnswerContent, table: string): string {
  const own = look.you === null ? null : nameOf(look, look.you);
  const isOwn = (text: string): boolean => own !== null && (text.startsWith(`${own} `) || text.startsWith(`${own},`));
  const texts = since.map(({ text }) => text).filter((text) => !isOwn(text));
  let fitting = 0;
  for (let left = room - table.length; fitting < Math.min(8, texts.length); fitting++) {
    left -= texts[texts.length - 1 - fitting].length;
    if (left < 0) break;
  }
  return fitting === 0 ? '' : newsOf(texts, fitting);
}

const talkOf = (lines: readonly ChatLine[] = []): string =>
  lines.map(({ name, text }) => `${name} says: ${JSON.stringify(text)}`).join('\n');

export function answerOf(told: AnswerContent): Answer {
  const { look, detail, message, pack, since } = told;
  const compact = detail === 'compact';
  const full = detail === 'full';
  const table = tableText(look, detail);
  const parts = [
    message ?? '',
    compact
      ? othersNews(told, table)
      : newsOf(
          since.map(({ text }) => text),
          full ? 200 : 24,
        ),
    talkOf(told.talk),
    table,
    full && look.view !== null ? (pack.cards?.(look.view) ?? '') : '',
  ];
  const text = parts.filter((part) => part !== '').join('\n');
  if (compact) return { text, data: { ...essentials(told, text), ...ended(look) } };
  return { text, data: { ...common(told, text), ...specifiedFields(told), players: playersOf(look) } };
}

/** What the game's specification names, of the caller's seat or the one that a spectator asked about. */
function specifiedFields({ pack, look, since, about }: AnswerContent): Record<string, unknown> {
  const log = since.map(({ text }) => text);
  const { view, legal } = look;
  if (view === null) return { log };
  const seat = about ?? look.you;
  return { ...(pack.specified?.fields(view, { legal, log, seat }) ?? { gameState: view }), log };
}

/** What stands in no other place of the conversation: the caller knows its gameId and playerId, and the text has the moves. */
const essentials = ({ look, success }: AnswerContent, view: string): Answer['data'] => ({
  version: look.version,
  status: statusOf(look),
  ...(success === undefined ? {} : { success }),
  view,
});

function common(told: AnswerContent, view: string): Answer['data'] {
  const { look, gameId, message, about, talk } = told;
  return {
    gameId,
    playerId: look.you ?? about ?? null,
    ...essentials(told, view),
    ...(message === undefined ? {} : { message }),
    legalMoves: [...look.legal],
    currentPlayer: look.turn,
    gameOver: false,
    ...(talk === undefined || talk.length === 0 ? {} : { chat: talk }),
    ...ended(look),
  };
}

/** The result, once there is one. */
const ended = ({ status, result, table }: ViewAnswer): Record<string, unknown> => ({
  ...(status === 'over' ? { gameOver: true } : {}),
  ...(result === null
    ? {}
    : { winner: result.winners[0] ?? -1, winners: [...result.winners], scores: [...result.scores] }),
  ...(table.seed === undefined ? {} : { seed: table.seed }),
});

/** A refusal keeps everything of an answer and begins with its code. */
export function refusalOf(code: string, message: string, told: Answer | null): Answer {
  const said = `${code}: ${message}`;
  const error = { code, message };
  if (told === null) return { text: said, data: { view: said, success: false, message, error } };
  const text = `${said}\n${told.text}`;
  return { text, data: { ...told.data, success: false, message, error, view: text } };
}

/** The specified names of players. */
const typeOf = ({ kind }: Pick<SeatInfo, 'kind'>): 'human' | 'claude' | 'ai' =>
  kind === 'person' ? 'human' : kind === 'model' ? 'claude' : 'ai';

/** A person at that seat, whose connection is gone. */
function isLost({ table }: Pick<ViewAnswer, 'table'>, seat: number): boolean {
  const { kind, name, here } = table.seats[seat];
  return kind === 'person' && name !== null && !here;
}

/** Who sits where. Models call when they like, but people have a connection: it is told when somebody else has lost theirs. */
export const playersOf = ({ table, you }: ViewAnswer): Record<string, unknown>[] =>
  table.seats.map((seat, id) => ({
    id,
    type: typeOf(seat),
    name: seat.name,
    ...(seat.bot === undefined ? {} : { bot: seat.bot }),
    ...(id !== you && isLost({ table }, id) ? { disconnected: true } : {}),
  }));
