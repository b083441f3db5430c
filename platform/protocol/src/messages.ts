/** What the server says: the table, updates, answers. The same shapes over HTTP and over sockets. */
import type { GameEvent, GameRecord, OptionSpecs, Progress, Result, Seat } from '@baize/game';
import type { Change } from './change.ts';
import type { ErrorCode } from './errors.ts';

export type Status = 'open' | 'playing' | 'over';

export interface SeatInfo {
  /** `null` while the seat is empty. */
  readonly name: string | null;
  readonly kind: 'person' | 'bot' | 'model';
  /** Which bot, at a bot's seat. */
  readonly bot?: string;
  readonly resigned: boolean;
  /** Somebody of this seat is looking at the table right now. */
  readonly here: boolean;
}

/** What everybody may know of a table whatever happens in the game. */
export interface TableInfo {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  readonly status: Status;
  readonly open: boolean;
  /** People without a seat may look on while it is played. */
  readonly watch: boolean;
  /** False where the seed was given by a caller, or a move was taken back after something was seen. */
  readonly rated: boolean;
  /** SHA-256 of `baize seed`, the match id and the seed, joined by `|`: shown from the start, so that the seed shown at the end can be checked. */
  readonly commitment: string;
  /** Only when the match is over. */
  readonly seed?: string;
  readonly clock: { readonly initial: number; readonly increment: number } | null;
  /** Hints may be asked for: one person against bots, or all agreed by sitting down. */
  readonly hints: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The match that this one is the rematch of, and the one that follows. */
  readonly previous?: string;
  readonly next?: string;
}

/** Something that happened, as its reader may see it. Types that begin with `table:` are of the table, the others of the game. */
export interface LoggedEvent {
  readonly version: number;
  readonly event: GameEvent;
  /** The event in words. */
  readonly text: string;
}

export interface ClockNow {
  /** Milliseconds left by seat, as of `at`. */
  readonly left: readonly number[];
  readonly running: Seat | null;
  readonly at: number;
}

export interface Offer {
  readonly kind: 'undo' | 'rematch';
  readonly by: Seat;
  /** Who still has to answer. */
  readonly waiting: readonly Seat[];
}

/** The table as one seat, or an onlooker (`you: null`), sees it after `version` entries of its log. */
export interface Snapshot {
  readonly version: number;
  readonly you: Seat | null;
  readonly status: Status;
  /** Who must decide; `null` before the start and after the end. */
  readonly turn: Seat | null;
  /** `null` until the match has begun. */
  readonly view: unknown;
  /** What is asked, of whom. */
  readonly ask: string;
  /** The words of every legal move, for the seat whose turn it is; empty for everybody else. */
  readonly legal: readonly string[];
  readonly clock: ClockNow | null;
  readonly result: Result | null;
  readonly offer: Offer | null;
  /** You have a move that could be taken back: at once if nothing was seen since, else if everybody agrees. */
  readonly mayUndo: boolean;
}

/** A snapshot with what led to it. */
export interface Update extends Snapshot {
  readonly type: 'update';
  /** What happened since the reader's version, oldest first. */
  readonly events: readonly LoggedEvent[];
  /** Too much was missed to send: `GET …/events` has the events of the gap. */
  readonly gap?: boolean;
  /** In the first update, and whenever it has changed. */
  readonly table?: TableInfo;
}

/** An update for a client that asked for changes: what is different from the view of the update before. */
export interface UpdateByChange extends Omit<Update, 'view'> {
  readonly change: Change;
}

export interface ChatLine {
  readonly id: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** The answer to an accepted command, and to every later one with its key. */
export interface Ack {
  readonly type: 'ack';
  readonly key: string;
  /** The version that the command made; after `hurry`, which makes none itself, the version of the table. */
  readonly version: number;
}

export interface Refusal {
  readonly type: 'refusal';
  readonly key?: string;
  readonly code: ErrorCode;
  readonly message: string;
  readonly version?: number;
  /** What would be legal, when it is the sender's turn. */
  readonly legal?: readonly string[];
  /** Seconds after which asking again makes sense. */
  readonly retryAfter?: number;
}

export type FromServer =
  | Update
  | Ack
  | Refusal
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly type: 'presence'; readonly here: readonly boolean[]; readonly onlookers: number }
  /** A bot prepares for its first move, which takes a while: how far it is, what it does, and for how many seconds. Over with the next update. */
  | ({ readonly type: 'preparing'; readonly seat: Seat; readonly seconds: number } & Progress)
  | { readonly type: 'pong'; readonly at?: number };

/** The same for a client that asked for changes. */
export type FromServerByChange = FromServer | UpdateByChange;

/** `GET /api/games`: one entry of the lobby. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly blurb: string;
  readonly seats: readonly [min: number, max: number];
  readonly rules: number;
  readonly options: OptionSpecs;
  /** What people find selected. */
  readonly tableOptions: Readonly<Record<string, unknown>>;
  /** Weakest first. */
  readonly bots: readonly {
    readonly name: string;
    readonly about: string;
    readonly stars: number;
    /** Prepares for a while before its first move. */
    readonly slowStart: boolean;
  }[];
}

/** `POST /api/matches`. Invitations are shown once, here; they belong into the fragment of a link, never into its path. */
export interface Created {
  readonly match: string;
  readonly table: TableInfo;
  readonly invites: readonly { readonly seat: Seat; readonly invite: string }[];
  /** If the caller took a seat. */
  readonly you: Joined | null;
}

/** `POST /api/matches/:id/join`. */
export interface Joined {
  readonly match: string;
  readonly seat: Seat;
  /** Sent as `Authorization: Bearer …`, or in the hello of a socket. */
  readonly token: string;
}

/** `GET /api/matches`: one line of the list. */
export interface TableLine {
  readonly match: string;
  readonly game: string;
  readonly status: Status;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'kind'>[];
  readonly clock: TableInfo['clock'];
  readonly watch: boolean;
  readonly version: number;
  readonly created: number;
  readonly updated: number;
}

/** `GET /api/matches/:id/view`. */
export interface ViewAnswer extends Snapshot {
  readonly table: TableInfo;
  /** The table as compact text. */
  readonly text: string;
  /** A bot that prepares right now, and how far it is, from 0 to 1. */
  readonly preparing?: { readonly seat: Seat; readonly part: number };
}

export interface EventsAnswer {
  readonly version: number;
  readonly events: readonly LoggedEvent[];
  /** There are more: ask again with `since` this version. */
  readonly more?: number;
}

/** `POST /api/matches/:id/hint`. */
export interface Hint {
  readonly words: string;
  readonly why: string;
  readonly bot: string;
}

/** `GET /api/matches/:id/record`, when the match is over. */
export type RecordAnswer = GameRecord;
