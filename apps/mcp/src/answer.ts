/** Answers: one text and the same in data, the table as the caller's seat sees it, and what it may do. */
import type { GamePack, Seat } from '@baize/game';
import type { LoggedEvent, SeatInfo, ViewAnswer } from '@baize/protocol';
import { listMoves } from './listing.ts';
import type { Detail } from './schemas.ts';

export type PlayStatus = 'your_turn' | 'waiting' | 'game_over';

export interface Told {
  readonly pack: GamePack;
  /** As the caller knows it. */
  readonly gameId: string;
  readonly look: ViewAnswer;
  readonly detail: Detail;
  /** What happened since the caller last looked, as its seat may know it. */
  readonly since: readonly LoggedEvent[];
  readonly success?: boolean;
  readonly message?: string;
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

/** The table as text, with the moves: at most a few hundred tokens, whatever the game. */
export function tableText(look: ViewAnswer, detail: Detail = 'compact'): string {
  const status = statusOf(look);
  const seat = look.you === null ? ' onlooker' : detail === 'compact' ? '' : ` seat ${look.you}`;
  const lines = [`v${look.version} ${status}${seat}`];
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
    lines.push(`${nameOf(look, look.turn)} (seat ${look.turn}) decides.`);
  return lines.join('\n');
}

/** Whether an offer waits for the caller's answer. */
export const isAsked = ({ offer, you }: ViewAnswer): boolean => you !== null && offer?.waiting.includes(you) === true;

function outcome({ result, table, status }: ViewAnswer): string | null {
  if (status !== 'over' || result === null) return null;
  const who = result.winners.map(
    (seat) => `seat ${seat}${table.seats[seat]?.name ? ` (${table.seats[seat].name})` : ''}`,
  );
  return `Over: ${who.join(' and ')} ${who.length === 1 ? 'wins' : 'share the win'}, ${result.scores.join(' to ')}. ${result.how}`;
}

const emptySeats = ({ table }: ViewAnswer): string => {
  const empty = table.seats.flatMap(({ name }, seat) => (name === null ? [seat] : []));
  return empty.length === 0 ? '' : `Empty: seat ${empty.join(', ')}.`;
};

const newsOf = (since: readonly LoggedEvent[], most: number): string => {
  const texts = since.map(({ text }) => text);
  const cut = texts.length > most ? `(${texts.length - most} earlier) ` : '';
  return texts.length === 0 ? '' : `Since: ${cut}${texts.slice(-most).join(' ')}`;
};

export function answerOf(told: Told): Answer {
  const { look, detail, message, pack } = told;
  const compact = detail === 'compact';
  const full = detail === 'full';
  const parts = [
    message ?? '',
    compact ? '' : newsOf(told.since, full ? 200 : 24),
    tableText(look, detail),
    full && look.view !== null ? (pack.cards?.(look.view) ?? '') : '',
  ];
  const text = parts.filter((part) => part !== '').join('\n');
  const more = compact ? {} : { ...specifiedFields(told), players: playersOf(look) };
  return { text, data: { ...common(told, text), ...more } };
}

/** What the game's specification names, of the caller's seat or the one that a spectator asked about. */
function specifiedFields({ pack, look, since, about }: Told): Record<string, unknown> {
  const log = since.map(({ text }) => text);
  const { view, legal } = look;
  if (view === null) return { log };
  const seat = about ?? look.you;
  return { ...(pack.specified?.fields(view, { legal, log, seat }) ?? { gameState: view }), log };
}

function common({ look, gameId, success, message, about }: Told, view: string): Answer['data'] {
  const { result } = look;
  return {
    gameId,
    playerId: look.you ?? about ?? null,
    version: look.version,
    status: statusOf(look),
    ...(success === undefined ? {} : { success }),
    ...(message === undefined ? {} : { message }),
    view,
    legalMoves: [...look.legal],
    currentPlayer: look.turn,
    gameOver: look.status === 'over',
    ...(result === null
      ? {}
      : { winner: result.winners[0] ?? -1, winners: [...result.winners], scores: [...result.scores] }),
    ...(look.table.seed === undefined ? {} : { seed: look.table.seed }),
  };
}

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

/** Who sits where. Models call when they like, but people have a connection: it is told when somebody else has lost theirs. */
export const playersOf = ({ table, you }: ViewAnswer): Record<string, unknown>[] =>
  table.seats.map((seat, id) => ({
    id,
    type: typeOf(seat),
    name: seat.name,
    ...(seat.bot === undefined ? {} : { bot: seat.bot }),
    ...(seat.kind === 'person' && seat.name !== null && !seat.here && id !== you ? { disconnected: true } : {}),
  }));
