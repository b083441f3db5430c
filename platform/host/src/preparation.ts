/** A bot that prepares while the table waits: anybody who sits there may tell it to start with the best so far. */
import type { Seat } from '@baize/game';
import { type Match, objectionTo, type Rejection } from '@baize/match';
import { type Ack, type Command, Refused } from '@baize/protocol';

export interface Preparation {
  /** Of the table, which may have moved on since. */
  readonly version: number;
  readonly seat: Seat;
  /** How far it is, from 0 to 1. */
  part: number;
  /** It ends soon, with the best so far. */
  readonly stop: () => void;
}

/** Nothing is written down for it: the bot's next move brings its plan along. */
export function hurry(match: Match, latest: Preparation | null, seat: Seat, { key, version }: Command): Ack {
  const objection = objectionTo(match, seat, version);
  if (objection !== null) throw refused(match, objection);
  running(match, latest).stop();
  return { type: 'ack', key, version };
}

/** Whether it is for the position at hand. */
export const isRunning = (match: Match, latest: Preparation | null): latest is Preparation =>
  latest?.version === match.version && match.status === 'playing';

/** Refuses where no bot prepares for the position at hand. */
export function running(match: Match, latest: Preparation | null): Preparation {
  if (isRunning(match, latest)) return latest;
  throw refused(match, { code: match.status === 'over' ? 'MATCH_OVER' : 'NOT_PREPARING' });
}

export const refused = ({ version }: Match, { code, message, legal }: Rejection): Refused =>
  new Refused(code, message, { version, ...(legal === undefined ? {} : { legal }) });
