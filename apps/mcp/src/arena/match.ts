/** One match of a contest: every seat driven by its player until it is over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { indexIn, type Question, saidIn } from '@baize/bots';
import { type GamePack, type Result, seeded, unit } from '@baize/game';
import type { Program } from '@baize/lab';
import { Refused, type ViewAnswer } from '@baize/protocol';
import { statusOf } from '../answer.ts';
import { hearMove } from '../hearing.ts';
import { bearerKeyring } from '../keyring.ts';
import type { LocalHost } from '../local.ts';
import type { MoveInput } from '../schemas.ts';
import { packOf } from '../table.ts';
import type { Turn } from './tally.ts';

export type Entrant =
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  | { readonly kind: 'program'; readonly name: string; readonly program: Program }
  /** Started once a match with the address, the game and the seat in its environment. */
  | { readonly kind: 'mcp'; readonly name: string; readonly command: string };

export interface MatchPlan {
  readonly host: LocalHost;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly entrants: readonly Entrant[];
  /** Where programs that speak MCP find the tables. */
  readonly url: string | null;
  /** Answers that a player has for one decision. */
  readonly tries: number;
  /** For one answer. */
  readonly seconds: number;
  seen(turn: Turn): void;
  /** Told once the table stands, before anybody plays. */
  seated?(match: string): void;
}

export interface Played {
  readonly match: string;
  readonly result: Result;
  /** Seats that had to give up. */
  readonly gaveUp: readonly number[];
}

interface Chair {
  readonly plan: MatchPlan;
  readonly match: string;
  readonly seat: number;
  readonly token: string;
}

export async function playMatch(plan: MatchPlan): Promise<Played> {
  const { host, game, options, seed, entrants } = plan;
  const seats = entrants.map((each) =>
    each.kind === 'bot' ? { kind: 'bot' as const, bot: each.bot } : { kind: 'model' as const },
  );
  const { match, invites } = await host.create({ game, options: { ...options }, seed, seats });
  plan.seated?.(match);
  const gaveUp: number[] = [];
  const driven = invites.map(async ({ seat, invite }) => {
    const entrant = entrants[seat];
    const { token } = await host.join(match, { name: entrant.name, kind: 'model', invite });
    const chair = { plan, match, seat, token };
    const stayed =
      entrant.kind === 'mcp' ? await driveAgent(chair, entrant.command) : await driveProgram(chair, entrant);
    if (!stayed) gaveUp.push(seat);
  });
  await Promise.all(driven);
  const look = await until(chairless(plan, match), ({ status }) => status === 'over');
  await host.forgetFinished();
  return { match, result: look.result as Result, gaveUp };
}

const chairless = (plan: MatchPlan, match: string): { plan: MatchPlan; match: string; token: null } => ({
  plan,
  match,
  token: null,
});

async function until(
  { plan, match, token }: { plan: MatchPlan; match: string; token: string | null },
  ready: (look: ViewAnswer) => boolean,
  signal: AbortSignal = new AbortController().signal,
): Promise<ViewAnswer> {
  for (;;) {
    const look = await plan.host.look(match, token);
    if (ready(look) || signal.aborted) return look;
    await plan.host.passed(match, token, look.version, signal);
  }
}

/** Asks the program whenever it is its turn; false when it had to give up. */
async function driveProgram(chair: Chair, entrant: Entrant): Promise<boolean> {
  const { plan, match, seat, token } = chair;
  if (entrant.kind !== 'program') return true;
  const pack = await packOf(plan.game);
  for (;;) {
    const look = await until(chair, (each) => statusOf(each) !== 'waiting');
    if (look.status === 'over') return true;
    let refused: string | null = null;
    let legal = false;
    for (let attempt = 1; attempt <= plan.tries && !legal; attempt++) {
      const question = asQuestion(chair, look, refused);
      const began = performance.now();
      const answer = await entrant.program.ask(question);
      const said = 'line' in answer ? answer.line : null;
      const seconds = (performance.now() - began) / 1000;
      const code = await play(chair, look, said, pack);
      refused = code;
      legal = code === null;
      plan.seen({
        match,
        seed: plan.seed,
        player: entrant.name,
        seat,
        version: look.version,
        attempt,
        shown: `${question.text}\n${look.legal.join('\n')}`,
        said: said ?? '',
        refused: code?.split(':', 1)[0] ?? null,
        seconds,
      });
    }
    if (!legal) {
      await resign(plan, match, token);
      return false;
    }
  }
}

/** The question of any program; asked again, it begins with what was wrong. */
const asQuestion = (chair: Chair, look: ViewAnswer, refused: string | null): Question => ({
  game: chair.plan.game,
  match: chair.match,
  seat: chair.seat,
  players: chair.plan.entrants.map(({ name }) => name),
  view: look.view,
  text: [refused, look.text, look.ask].filter((each) => each !== null).join('\n'),
  legal: look.legal,
  luck: unit(seeded(`${chair.plan.seed}|${chair.seat}|${look.version}`)),
});

/** What is wrong with the answer, or `null` when it was played. */
async function play(chair: Chair, look: ViewAnswer, said: string | null, pack: GamePack): Promise<string | null> {
  const { plan, match, seat, token } = chair;
  if (said === null) return 'NO_ANSWER: nothing was said in time; say an index';
  try {
    const index = indexIn(said, look.legal);
    const words = index === null ? hear(said, look, seat, pack) : [look.legal[index]];
    await plan.host.command(match, token, { do: 'move', key: newKey(), version: look.version, words: [...words] });
    return null;
  } catch (error) {
    if (error instanceof Refused) return `${error.code}: ${error.message}`;
    throw error;
  }
}

/** Words that are not on the list as they stand may still be understood; a number that is not cannot. */
function hear(line: string, look: ViewAnswer, seat: number, pack: GamePack): readonly string[] {
  const said = saidIn(line);
  const { legal, view } = look;
  if (typeof said === 'number' || said === null || said === undefined || typeof said === 'boolean')
    throw new Refused('ILLEGAL_MOVE', `${String(said)} is no index from 0 to ${legal.length - 1}`);
  return hearMove(said as MoveInput, { pack, seat, view, legal });
}

/** Runs the agent until the match is over; false when it left, or let its turn pass by, before that. */
async function driveAgent(chair: Chair, command: string): Promise<boolean> {
  const { plan, match, seat, token } = chair;
  const gameId = bearerKeyring.keep({ match, seat, token });
  const env = { ...process.env, BAIZE_MCP_URL: plan.url ?? '', BAIZE_GAME_ID: gameId, BAIZE_PLAYER_ID: String(seat) };
  const child = spawn(command, { shell: true, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const left = new AbortController();
  child.once('exit', () => left.abort());
  for (;;) {
    const look = await until(chair, (each) => statusOf(each) !== 'waiting', left.signal);
    if (look.status === 'over') break;
    const late = AbortSignal.timeout(plan.seconds * plan.tries * 1000);
    await plan.host.passed(match, token, look.version, AbortSignal.any([late, left.signal]));
    if (!left.signal.aborted && !late.aborted) continue;
    await resign(plan, match, token);
    end(child);
    return false;
  }
  // It learns the result from its last answer and ends by itself; if not, it is ended.
  const patience = setTimeout(() => end(child), 5000);
  if (!left.signal.aborted) await new Promise<void>((resolve) => child.once('exit', () => resolve()));
  clearTimeout(patience);
  return true;
}

function end(child: ChildProcess): void {
  if (child.exitCode === null) child.kill();
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
