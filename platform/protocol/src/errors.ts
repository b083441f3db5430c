/** The one table of error codes: what each refusal means, over HTTP and over sockets. */
import { BaizeError } from '@baize/game';

/** Code → HTTP status and the sentence said when there is nothing more exact to say. */
export const errors = {
  BAD_JSON: { status: 400, message: 'This is not valid JSON.' },
  BAD_MESSAGE: { status: 400, message: 'The message does not have the documented form.' },
  HELLO_FIRST: { status: 400, message: 'The first message on a socket must be a hello.' },
  NO_TOKEN: { status: 401, message: 'A seat token is needed: join the table first.' },
  BAD_TOKEN: { status: 401, message: 'This token belongs to no seat of this table.' },
  BAD_INVITE: { status: 403, message: 'This invitation belongs to no seat of this table.' },
  NOT_YOUR_SEAT: { status: 403, message: 'Your token belongs to another seat.' },
  NO_ONLOOKERS: { status: 403, message: 'Only the players can see this table while it is played.' },
  FOREIGN_ORIGIN: { status: 403, message: 'This server is not called by that name, or not from that page.' },
  BANNED: { status: 403, message: 'This address is not served here.' },
  NO_SUCH_PAGE: { status: 404, message: 'There is nothing at this address.' },
  NO_SUCH_MATCH: { status: 404, message: 'There is no such table.' },
  NO_SUCH_GAME: { status: 404, message: 'There is no such game here.' },
  NO_SUCH_BOT: { status: 422, message: 'This game has no such bot.' },
  BAD_OPTIONS: { status: 422, message: 'These options do not go together.' },
  SEAT_TAKEN: { status: 409, message: 'Somebody already sits there.' },
  TABLE_FULL: { status: 409, message: 'Every seat of this table is taken.' },
  NOT_STARTED: { status: 409, message: 'The match begins when every seat is taken.' },
  MATCH_TOO_LONG: { status: 409, message: 'This match has reached the longest that is kept: resign to end it.' },
  OLD_RULES: { status: 409, message: 'This match was played by rules that this server no longer has.' },
  MATCH_OVER: { status: 409, message: 'The match is over.' },
  NOT_OVER: { status: 409, message: 'Available once the match is over.' },
  NOT_YOUR_TURN: { status: 409, message: 'It is not your turn.' },
  STALE_VERSION: { status: 409, message: 'The table has moved on: look again, then decide.' },
  ILLEGAL_MOVE: { status: 422, message: 'This is not a legal move here.' },
  KEY_REUSED: { status: 409, message: 'This key was used for another command: choose a new one.' },
  NO_UNDO: { status: 409, message: 'There is no move of yours to take back.' },
  NO_CLAIM: { status: 409, message: 'Nobody is away whose turn it is, or not for long enough yet.' },
  NOT_PREPARING: { status: 409, message: 'No bot is preparing now.' },
  NO_OFFER: { status: 409, message: 'Nothing is being offered that you could answer.' },
  NO_HINT: { status: 409, message: 'There is nothing to decide for you now.' },
  TOO_LARGE: { status: 413, message: 'The message is too large.' },
  RATE_LIMITED: { status: 429, message: 'Too many messages: wait a moment, then send the same again.' },
  TOO_MANY_SOCKETS: { status: 429, message: 'Too many connections from one address.' },
  TOO_MANY_MATCHES: { status: 429, message: 'Too many tables are open: try again later.' },
  BOTS_BUSY: { status: 503, message: 'The bots have too much to do: ask again later.' },
  MATCH_BROKEN: { status: 500, message: 'This table has failed and is closed; others go on.' },
  SERVER_ERROR: { status: 500, message: 'Something went wrong here; nothing was changed.' },
  STORE_DOWN: { status: 503, message: 'The store cannot be reached: send the same again in a moment.' },
  CLOSING: { status: 503, message: 'The server is restarting: send the same again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** Refusals that say nothing about the command itself: the same one, with the same key, may be sent again. */
export const transient: ReadonlySet<ErrorCode> = new Set([
  'RATE_LIMITED',
  'TOO_MANY_SOCKETS',
  'BOTS_BUSY',
  'STORE_DOWN',
  'CLOSING',
  'SERVER_ERROR',
]);

/**
 * The refusal of a request. A class of its own because it alone may be answered to a client as it is: it carries a code of the table above and
 * what helps to ask again. Whatever else is thrown is a fault of ours, and its details stay in the log.
 */
export class Refused extends BaizeError<ErrorCode> {
  /** The table's version when it was refused. */
  readonly version: number | undefined;
  /** What would have been legal, in words. */
  readonly legal: readonly string[] | undefined;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message?: string,
    more: { version?: number; legal?: readonly string[]; retryAfter?: number } = {},
  ) {
    super(code, message ?? errors[code].message);
    this.version = more.version;
    this.legal = more.legal;
    this.retryAfter = more.retryAfter;
  }
}

/** The refusal in an error with a code of the table; `null` for all others. */
export function refusedIn(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  return error instanceof BaizeError && Object.hasOwn(errors, error.code)
    ? new Refused(error.code as ErrorCode, error.message)
    : null;
}
