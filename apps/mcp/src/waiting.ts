/** Waiting for one's turn: bots play inside the call, people and other models get the seconds that the caller grants. */
import type { ViewAnswer } from '@baize/protocol';
import { nameOf, preparingNow, statusOf } from './answer.ts';
import type { TableHost } from './host.ts';
import type { Standing } from './keyring.ts';

export interface Patience {
  /** Seconds for players that are no bots. */
  readonly seconds: number;
  /** The caller has gone away. */
  readonly signal: AbortSignal;
  /** Told now and then while waiting, in seconds. */
  progress(waited: number, of: number, message: string): Promise<void>;
}

/** Bots that take longer than this are answered for with `waiting`. */
const botSeconds = 50;
/** And those that prepare, which the caller may end, after this many, unless it wants to wait for longer. */
const preparingSeconds = 20;
const beat = 5;

/** The table when it is the caller's turn, or over, or patience has run out. */
export async function settle(
  host: TableHost,
  at: Standing,
  first: ViewAnswer,
  patience: Patience,
): Promise<ViewAnswer> {
  const began = Date.now();
  let look = first;
  while (statusOf(look) === 'waiting' && !patience.signal.aborted) {
    const limit = limitOf(look, patience);
    const waited = (Date.now() - began) / 1000;
    if (waited >= limit) break;
    const pause = AbortSignal.timeout(Math.ceil(Math.min(beat, limit - waited) * 1000));
    await host.passed(at.match, at.token, look.version, AbortSignal.any([patience.signal, pause]));
    const seconds = Math.round((Date.now() - began) / 1000);
    look = await host.look(at.match, at.token);
    if (statusOf(look) === 'waiting' && seconds > 0) await patience.progress(seconds, limit, waitedFor(look));
  }
  return look;
}

/** Seconds to wait for whoever decides. */
function limitOf(look: ViewAnswer, { seconds }: Patience): number {
  if (!hostPlays(look)) return seconds;
  return look.preparing === undefined ? botSeconds : Math.max(preparingSeconds, seconds);
}

const waitedFor = (look: ViewAnswer): string =>
  look.turn === null ? look.ask : `${nameOf(look, look.turn)} ${preparingNow(look) || 'is thinking'}`;

/** Whether the host plays next: a bot, or the only move that the caller has. */
function hostPlays({ turn, table, you }: ViewAnswer): boolean {
  if (turn !== null && turn === you) return true;
  const seat = turn === null ? undefined : table.seats[turn];
  return seat !== undefined && (seat.kind === 'bot' || seat.resigned);
}
