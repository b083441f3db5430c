/** What a host reports to whoever operates it: a log and measurements. Neither may hold tokens, invitations, seeds, hands or the words of moves. */
import type { ErrorCode } from '@baize/protocol';

export interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export interface Observer {
  /** An entry was made durable. */
  wrote(game: string, action: string): void;
  refused(code: ErrorCode): void;
  /** Seconds from the arrival of a command to its acknowledgement. */
  acknowledged(seconds: number): void;
  /** Seconds that a bot took for a turn. */
  botPlayed(game: string, bot: string, seconds: number): void;
}

/** For hosts that nobody operates. */
export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
export const quietObserver: Observer = {
  wrote: () => {},
  refused: () => {},
  acknowledged: () => {},
  botPlayed: () => {},
};
