/** An agent that speaks MCP: a program that is started for one match and plays by the tools. */
import { type ChildProcess, spawn } from 'node:child_process';
import { statusOf } from '../answer.ts';
import { bearerKeyring } from '../keyring.ts';
import { type Chair, leave, until } from './match.ts';

/** Runs the agent until the match is over; the moves made so far when it left, or let its turn pass by, before that. */
export async function driveAgent(chair: Chair, command: string): Promise<number | null> {
  const { plan, match, seat, token, stop } = chair;
  const gameId = bearerKeyring.keep({ match, seat, token });
  const env = { ...process.env, BAIZE_MCP_URL: plan.url ?? '', BAIZE_GAME_ID: gameId, BAIZE_PLAYER_ID: String(seat) };
  const child = spawn(command, { shell: true, env, stdio: ['ignore', 'ignore', 'inherit'] });
  stop.addEventListener('abort', () => end(child), { once: true });
  const left = new AbortController();
  child.once('exit', () => left.abort());
  for (;;) {
    const look = await until(chair, (each) => statusOf(each) !== 'waiting', left.signal);
    if (look.status === 'over') break;
    const late = AbortSignal.timeout(plan.seconds * plan.tries * 1000);
    await plan.host.passed(match, token, look.version, AbortSignal.any([late, left.signal, stop]));
    if (stop.aborted || (!left.signal.aborted && !late.aborted)) continue;
    end(child);
    return leave(chair);
  }
  // It learns the result from its last answer and ends by itself; if not, it is ended.
  const patience = setTimeout(() => end(child), 5000);
  if (!left.signal.aborted) await new Promise<void>((resolve) => child.once('exit', () => resolve()));
  clearTimeout(patience);
  return null;
}

function end(child: ChildProcess): void {
  if (child.exitCode === null) child.kill();
}
