/** Who sits at a table on this machine, how they decide, and what a move brings about. */
import { type AnyBot, type AnyGame, type GameEvent, hear, randomFor, unit } from '@baize/game';
import type { Program } from '@baize/lab/program';
import { decideHere, type DecisionRequest } from '@baize/match';
import type { BotThreads } from '@baize/server/threads';

/** A program of its own, under the name it was called by. */
export interface ExternalPlayer {
  readonly name: string;
  /** As one would type it again. */
  readonly typed: string;
  readonly program: Program;
}

/** A bot that prepares for seconds: it thinks on a thread of its own, so that keys work meanwhile. */
export interface ThreadedBot {
  readonly name: string;
  readonly threads: BotThreads;
}

export type Sitter = AnyBot | ExternalPlayer | ThreadedBot;

/** The index of the move it chooses; or what is wrong with a program or a thread, in a few words. */
export async function decided(
  sitter: Sitter,
  game: AnyGame,
  request: DecisionRequest,
): Promise<{ index: number } | { fault: string }> {
  const { view, moves, seat, seed, decision } = request;
  if (moves.length === 1) return { index: 0 };
  if ('threads' in sitter) {
    try {
      return await sitter.threads.decide(request);
    } catch (error) {
      return { fault: `cannot think any more (${error instanceof Error ? error.message : String(error)})` };
    }
  }
  if (!('program' in sitter)) return decideHere({ bots: [sitter] }, { ...request, bot: sitter.name });
  const said = await sitter.program.choose({
    game: request.game,
    match: 'table',
    seat,
    view,
    text: `${game.show(view)}\n${game.ask(view)}`,
    legal: request.words(),
    luck: unit(randomFor(seed, seat, decision)),
  });
  return typeof said === 'number' ? { index: said } : { fault: said };
}

/** Plays these words in place; answers what happened. */
export function make(game: AnyGame, state: ReturnType<AnyGame['copy']>, words: string): GameEvent[] {
  const move = hear(game, state, words);
  if (move === null) throw new Error(`'${words}' is not legal there`);
  state.events = [];
  game.advance(state, move);
  const events: GameEvent[] = state.events ?? [];
  state.events = null;
  return events;
}

/** Ends the programs and threads among them. */
export function dismiss(sitters: readonly (Sitter | null)[]): void {
  for (const sitter of sitters) {
    if (sitter === null) continue;
    if ('program' in sitter) sitter.program.close();
    else if ('threads' in sitter) void sitter.threads.close();
  }
}
