/** What is written down of a match: its header once, then one entry for each thing that happened. */
import type { Seat } from '@baize/game';

export type PlayerKind = 'person' | 'bot' | 'model';

export interface SeatHeader {
  readonly kind: PlayerKind;
  /** Which bot, at a bot's seat. */
  readonly bot?: string;
  /** `null` while nobody sits there. */
  readonly name: string | null;
  /** Hash of the token that speaks for this seat, if it was taken from the start. */
  readonly token?: string;
  /** Hash of the code that lets somebody sit down. */
  readonly invite?: string;
}

export interface ClockSpec {
  /** Milliseconds for the whole match. */
  readonly initial: number;
  /** Milliseconds added when the turn passes on. */
  readonly increment: number;
}

export interface Header {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatHeader[];
  readonly seed: string;
  /** Chosen by a caller, who may know what comes: such a match is not rated. */
  readonly seedGiven: boolean;
  /** Anybody may take an empty seat. */
  readonly open: boolean;
  /** Only its players see the match while it is played. */
  readonly watch?: false;
  readonly clock: ClockSpec | null;
  /** Hints are allowed although people play each other: whoever sits down agrees. */
  readonly hints?: true;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly previous?: string;
}

/** The actions that change a match. */
export type Action =
  | {
      readonly do: 'join';
      readonly seat: Seat;
      readonly name: string;
      readonly kind: PlayerKind;
      readonly token: string;
    }
  /** An empty place is given to a bot, at the wish of a seat. */
  | { readonly do: 'fill'; readonly seat: Seat; readonly place: Seat; readonly bot: string; readonly name: string }
  /** A seat no longer waits for somebody who is away: they are out, as if they had resigned. */
  | { readonly do: 'claim'; readonly seat: Seat; readonly absent: Seat }
  /**
   * `forced`: the only legal moves, played for a seat that is no bot's. `plan`: what a bot had come to when its preparation was stopped, by which it plays
   * from here on.
   */
  | {
      readonly do: 'move';
      readonly seat: Seat;
      readonly words: readonly string[];
      readonly forced?: true;
      readonly plan?: unknown;
    }
  /** A bot that prepares for too long makes way for a quicker one, at the wish of a seat. */
  | { readonly do: 'replace'; readonly seat: Seat; readonly place: Seat; readonly bot: string; readonly name: string }
  | { readonly do: 'resign'; readonly seat: Seat }
  /** The seat's time ran out. */
  | { readonly do: 'flag'; readonly seat: Seat }
  /** An operator ended the match: nobody has won. */
  | { readonly do: 'close' }
  /** The server was away, or its machine asleep: the running clock stood still from one time until the other. */
  | { readonly do: 'pause'; readonly from: number; readonly until: number }
  /** `free`: taken back at once, for nothing was seen since. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly free: boolean }
  | { readonly do: 'rematch'; readonly seat: Seat }
  | { readonly do: 'agree'; readonly seat: Seat }
  | { readonly do: 'decline'; readonly seat: Seat }
  /** The rematch has been set up. */
  | { readonly do: 'next'; readonly match: string };

/** A action as it stands in the log. The entry with index n makes version n + 1. */
export type Entry = Action & {
  readonly at: number;
  /** The idempotency key of the command. */
  readonly key?: string;
  /** Digest of the final state, in the entry that ends the match. */
  readonly digest?: string;
};

/** What somebody at a seat may ask for. */
export type Command =
  | { readonly do: 'move'; readonly version: number; readonly words: readonly string[] }
  | {
      readonly do: 'fill';
      readonly version: number;
      readonly place: Seat;
      readonly bot?: string | undefined;
      readonly name?: string | undefined;
    }
  | { readonly do: 'replace'; readonly version: number; readonly bot?: string | undefined }
  | { readonly do: 'resign' | 'undo' | 'claim' | 'rematch' | 'agree' | 'decline'; readonly version: number };

/** Why a command changes nothing. */
export interface Rejection {
  readonly code:
    | 'NOT_STARTED'
    | 'MATCH_OVER'
    | 'NOT_OVER'
    | 'STALE_VERSION'
    | 'NOT_YOUR_TURN'
    | 'ILLEGAL_MOVE'
    | 'NO_UNDO'
    | 'NO_CLAIM'
    | 'NOT_PREPARING'
    | 'SEAT_TAKEN'
    | 'NO_SUCH_BOT'
    | 'NO_OFFER';
  readonly message?: string;
  readonly legal?: readonly string[];
}
