/** Who sits at a table on this machine, how they decide, and what a move brings about. */
import { questionOf } from '@baize/bots';
import { type AnyBot, type AnyGame, type GameEvent, hear, Luck, type Seat } from '@baize/game';
import type { Program } from '@baize/lab/program';

/** A program of its own, under the name it was called by. */
export interface Outside {
  readonly name: string;
  /** As one would type it again. */
  readonly typed: string;
  readonly program: Program;
}

export type Sitter = AnyBot | Outside;

export interface Decision {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly seed: string;
  /** Moves made before it. */
  readonly made: number;
}

/** The move in words; or what is wrong with a program, in a few. */
export async function decided(sitter: Sitter, decision: Decision): Promise<{ words: string } | { fault: string }> {
  const { game, state, seat, seed, made } = decision;
  const luck = new Luck(`${seed}|${seat}`, String(made));
  if (!('program' in sitter)) {
    const { move } = sitter.decide(game.view(state, seat), game.moves(state), seat, luck);
    return { words: game.say(move, state) };
  }
  const question = questionOf(game, state, seat, 'table', luck);
  const said = question.legal.length === 1 ? 0 : await sitter.program.choose(question);
  return typeof said === 'number' ? { words: question.legal[said] as string } : { fault: said };
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

/** Ends the programs among them. */
export function dismiss(sitters: readonly (Sitter | null)[]): void {
  for (const sitter of sitters) if (sitter !== null && 'program' in sitter) sitter.program.close();
}
