/** What clients send, as types. The validators in `schemas.ts` check that it is so, and hold the limits. */

export type Command =
  /** Plays these words, all or none. */
  | { do: 'move'; key: string; version: number; words: string[] }
  /** Before the start: gives an empty seat to a bot, the usual one unless another is named. */
  | { do: 'fill'; key: string; version: number; place: number; bot?: string | undefined; name?: string | undefined }
  /** A quicker bot takes over from the one that prepares: the strongest with no more stars that plays at once, unless another is named. */
  | { do: 'replace'; key: string; version: number; bot?: string | undefined }
  /** The bot that prepares shall start with the best so far. */
  | { do: 'hurry'; key: string; version: number }
  /** `claim`: whoever's turn it is has been away too long, and is out. */
  | { do: 'resign' | 'undo' | 'claim' | 'rematch' | 'agree' | 'decline'; key: string; version: number };

type SeatSpec =
  | { kind: 'person' | 'model'; name?: string | undefined }
  | { kind: 'bot'; bot?: string | undefined; name?: string | undefined };

export interface CreateMatch {
  game: string;
  options?: Record<string, unknown> | undefined;
  seats: SeatSpec[];
  /** Anyone may repeat a match from its seed, so one that the caller chose is never rated. */
  seed?: string | undefined;
  /** Milliseconds for the whole match and added after each command. */
  clock?: { initial: number; increment: number } | undefined;
  /** Hints although people play each other: whoever sits down agrees. */
  hints?: boolean | undefined;
  /** Listed for everybody, who may then take an empty seat without an invitation. */
  open?: boolean | undefined;
  /** False keeps the match to its players: nobody else sees it while it is played, and no list shows it. */
  watch?: boolean | undefined;
  /** The caller's own seat: taken at once, its token in the answer. */
  me?: { seat: number; name: string } | undefined;
  /** The same key, the same table. */
  key?: string | undefined;
}

export interface JoinMatch {
  name: string;
  kind?: 'person' | 'model' | undefined;
  /** Needed for a private table; on an open one it picks the seat it was made for. */
  invite?: string | undefined;
  seat?: number | undefined;
  /** The same key, the same seat. */
  key?: string | undefined;
}

/** Messages on a socket. */
export type FromClient =
  | {
      type: 'hello';
      match: string;
      token?: string | undefined;
      /** The version that the client has: it gets what it missed. */
      since?: number | undefined;
      /** The last chat line that the client has. */
      chatSince?: number | undefined;
      /** After the first update, views come as what has changed in them. */
      changes?: boolean | undefined;
    }
  | { type: 'command'; command: Command }
  | { type: 'chat'; text: string }
  | { type: 'ping'; at?: number | undefined };
