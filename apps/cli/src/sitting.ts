/** Who sits at a table on this machine, how they decide, and what a move brings about. */
import { questionOf } from '@baize/bots';
import { type AnyBot, type AnyGame, type GameEvent, hear, BotRandom, type Seat } from '@baize/game';
import type { Program } from '@baize/lab/program';
import type { BotThreads } from '@baize/server/threads';

/** A program of its own, under the name it was called by. */
export interface Outside {
  readonly name: string;
  /** As one would type it again. */
  readonly typed: string;
  readonly program: Program;
}

/** A bot that prepares for seconds: it thinks on a thread of its own, so that keys work meanwhile. */
export interface Apart {
  readonly name: string;
  readonly threads: BotThreads;
}

export type Sitter = AnyBot | Outside | Apart;

export interface Decision {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly seed: string;
  /** Moves made before it. */
  readonly made: number;
}

/** The move in words; or what is wrong with a program or a thread, in a few. */
export async function decided(sitter: Sitter, decision: Decision): Promise<{ words: string } | { fault: string }> {
  const { game, state, seat, seed, made } = decision;
  const secret = `${seed}|${seat}`;
  if ('threads' in sitter) {
    const legal = game.moves(state);
    const [view, moves] = [game.view(state, seat), legal].map((each) => JSON.stringify(each)) as [string, string];
    const question = { game: game.name, bot: sitter.name, seat, view, moves, secret, decision: String(made) };
    try {
      const { index } = await sitter.threads.ask(question);
      return { words: game.say(legal[index], state) };
    } catch (error) {
      return { fault: `cannot think any more (${error instanceof Error ? error.message : String(error)})` };
    }
  }
  const luck = new BotRandom(secret, String(made));
  if (!('program' in sitter)) {
    const { move } = sitter.decide(game.view(state, seat), game.moves(state), seat, luck);
    return { words: game.say(move, state) };
  }
  const question = questionOf(game, state, seat, 'table', luck);
  const said = question.legal.length === 1 ? 0 : await sitter.program.choose(question);
  return typeof said === 'number' ? { words: question.legal[said] } : { fault: said };
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
