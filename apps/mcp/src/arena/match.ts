/** One match of a contest: every seat driven by its player until it is over. */
import { randomBytes } from 'node:crypto';
import { BaizeError, type GamePack, type GameRecord, replay, type Seat, withoutResigned } from '@baize/game';
import type { Turn } from '@baize/lab';
import { Refused, type ViewAnswer } from '@baize/protocol';
import { statusOf } from '../answer.ts';
import type { LocalHost } from '../local.ts';
import { driveAgent } from './agent.ts';
import type { AskedPlayer } from './asking.ts';
import type { Entrant } from './entrants.ts';

export interface MatchPlan {
  readonly host: LocalHost;
  readonly pack: GamePack;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Told to programs, which must not use what they remember of another. */
  readonly name: string;
  readonly entrants: readonly Entrant[];
  /** Where agents that speak MCP find the tables. */
  readonly url: string | null;
  /** Answers that a player has for one decision. */
  readonly tries: number;
  /** For one answer. */
  readonly seconds: number;
  readonly stop: AbortSignal;
  askedOf(entrant: Entrant & { kind: 'model' | 'program' }): AskedPlayer;
  seen(turn: Turn): void;
  /** Told once the table stands, before anybody plays. */
  seated?(match: string): void;
}

export interface PlayedMatch {
  readonly record: GameRecord;
  /** Seats that had to give up, and how many moves were made by then. */
  readonly gone: readonly Gone[];
}

interface Gone {
  readonly seat: Seat;
  readonly move: number;
}

export interface Chair {
  readonly plan: MatchPlan;
  readonly match: string;
  readonly seat: Seat;
  readonly token: string;
  /** Ends the wait of everybody at this table. */
  readonly stop: AbortSignal;
}

/** Throws `STOPPED` when it was ended before its end. */
export async function playMatch(plan: MatchPlan): Promise<PlayedMatch> {
  const { host, pack, options, seed, entrants } = plan;
  const seats = entrants.map((each) =>
    each.kind === 'bot' ? { kind: 'bot' as const, bot: each.bot.name } : { kind: 'model' as const },
  );
  const { match, invites } = await host.create({ game: pack.game.name, options: { ...options }, seed, seats });
  plan.seated?.(match);
  const ended = new AbortController();
  const stop = AbortSignal.any([plan.stop, ended.signal]);
  const gone: Gone[] = [];
  const drive = async (seat: Seat, invite: string): Promise<void> => {
    const entrant = entrants[seat];
    const { token } = await host.join(match, { name: entrant.name, kind: 'model', invite });
    const chair: Chair = { plan, match, seat, token, stop };
    const move = await drivenBy(entrant, chair);
    if (move !== null) gone.push({ seat, move });
  };
  // Whoever fails ends the match for all.
  const driven = invites.map(({ seat, invite }) =>
    drive(seat, invite).catch((error: unknown) => {
      ended.abort();
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(driven)).filter((each) => each.status === 'rejected');
  const why = failed.find(({ reason }) => !(reason instanceof BaizeError && reason.code === 'STOPPED')) ?? failed[0];
  if (why !== undefined) throw why.reason;
  await until({ plan, match, token: null, stop }, ({ status }) => status === 'over');
  const record = await host.record(match, null);
  await host.forgetFinished();
  const names = record.seats.map((seat, at) => ({ ...seat, name: entrants[at].name }));
  const left = entrants.map((_, seat) => ({ resigned: gone.some((each) => each.seat === seat) }));
  const result =
    record.result === undefined
      ? {}
      : { result: withoutResigned(pack, replay(pack.game, record), record.result, left) };
  return { record: { ...record, ...result, seats: names }, gone };
}

/** How many moves were made when it had to give up; `null` when it did not. */
async function drivenBy(entrant: Entrant, chair: Chair): Promise<number | null> {
  switch (entrant.kind) {
    case 'bot':
      return null;
    case 'agent':
      return driveAgent(chair, entrant.command);
    case 'model':
    case 'program':
      return driveAsked(chair, chair.plan.askedOf(entrant));
  }
}

export async function until(
  { plan, match, token, stop }: Pick<Chair, 'plan' | 'match' | 'stop'> & { readonly token: string | null },
  ready: (look: ViewAnswer) => boolean,
  signal: AbortSignal = stop,
): Promise<ViewAnswer> {
  for (;;) {
    if (stop.aborted) throw new BaizeError('STOPPED', 'Stopped.');
    const look = await plan.host.look(match, token);
    if (ready(look) || signal.aborted) return look;
    await plan.host.passed(match, token, look.version, AbortSignal.any([stop, signal]));
  }
}

/** Asks whenever it is its turn, until it is over or has to be given up. */
async function driveAsked(chair: Chair, asked: AskedPlayer): Promise<number | null> {
  const { plan, match, seat } = chair;
  for (;;) {
    const look = await until(chair, (each) => statusOf(each) !== 'waiting');
    if (look.status === 'over') return null;
    const move = await plan.host.made(match);
    const complaints: string[] = [];
    let done = false;
    for (let attempt = 1; attempt <= plan.tries && !done; attempt++) {
      const answer = await asked.ask(chair, look, complaints);
      const refused = 'words' in answer ? await play(chair, look, answer.words) : answer.refused;
      done = refused === null;
      if (refused !== null) complaints.push(refused);
      const { shown, said, tokens, cost, seconds } = answer;
      const player = plan.entrants[seat].name;
      plan.seen({ player, seat, move, attempt, shown, legal: look.legal, said, refused, tokens, cost, seconds });
    }
    if (!done) return leave(chair);
  }
}

/** What is wrong with the move, or `null` when it was played. */
async function play(chair: Chair, look: ViewAnswer, words: readonly string[]): Promise<string | null> {
  const { plan, match, token } = chair;
  try {
    await plan.host.command(match, token, { do: 'move', key: newKey(), version: look.version, words: [...words] });
    return null;
  } catch (error) {
    if (error instanceof Refused) return `${error.code}: ${error.message}`;
    throw error;
  }
}

/** Gives the match up; where that costs chips, the seat is played to the end as the game has it. */
export async function leave(chair: Chair): Promise<number> {
  const { plan, match, token } = chair;
  const made = await plan.host.made(match);
  const { pack } = plan;
  if (pack.leaving === undefined) await resign(plan, match, token);
  else
    for (;;) {
      const look = await until(chair, (each) => statusOf(each) !== 'waiting');
      if (look.status === 'over') break;
      await play(chair, look, [pack.leaving(look.legal)]);
    }
  return made;
}

async function resign({ host }: MatchPlan, match: string, token: string): Promise<void> {
  for (;;) {
    const { version, status } = await host.look(match, token);
    if (status === 'over') return;
    try {
      await host.command(match, token, { do: 'resign', key: newKey(), version });
      return;
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'STALE_VERSION')) throw error;
    }
  }
}

const newKey = (): string => `arena.${randomBytes(12).toString('base64url')}`;
