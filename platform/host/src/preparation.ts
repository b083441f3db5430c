/** A bot that prepares while the table waits: anybody who sits there may tell it to start with the best so far. */
import type { Seat } from '@baize/game';
import { type Match, objectionTo, type Rejection } from '@baize/match';
import { type Ack, type Command, Refused } from '@baize/protocol';

export interface Preparation {
  readonly seat: Seat;
  /** It ends soon, with the best so far. */
  readonly stop: () => void;
}

/** Nothing is written down for it: the bot's next move brings its plan along. */
export function hurry(match: Match, running: Preparation | null, seat: Seat, { key, version }: Command): Ack {
  const objection = objectionTo(match, seat, version);
  if (objection !== null) throw refused(match, objection);
  running ??= nobodyPrepares(match);
  running.stop();
  return { type: 'ack', key, version };
}

export function nobodyPrepares(match: Match): never {
  throw refused(match, { code: match.status === 'over' ? 'MATCH_OVER' : 'NOT_PREPARING' });
}

export const refused = ({ version }: Match, { code, message, legal }: Rejection): Refused =>
  new Refused(code, message, { version, ...(legal === undefined ? {} : { legal }) });
