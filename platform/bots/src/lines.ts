/** Players in any language, by lines of JSON: what a program is asked, and what its answer means. */
import { type AnyGame, type Random, type Seat, unit } from '@baize/game';

/** One decision, from what the seat knows. */
export interface Question {
  readonly game: string;
  /** Changes with every game: what was remembered of another must not be used. */
  readonly match: string;
  readonly seat: Seat;
  /** As data. */
  readonly view: unknown;
  /** As text, with what is asked. */
  readonly text: string;
  /** The legal moves in words; the answer is an index into them. */
  readonly legal: readonly string[];
  /** From 0 to 1, the same when the same game is played again: for programs that want chance. */
  readonly luck: number;
}

export function questionOf(game: AnyGame, state: unknown, seat: Seat, match: string, luck: Random): Question {
  const view = game.view(state, seat);
  const legal = game.moves(state).map((move: unknown) => game.say(move, state));
  return { game: game.name, match, seat, view, text: `${game.show(view)}\n${game.ask(view)}`, legal, luck: unit(luck) };
}

/** `mine=cmd:python3 my_bot.py`: a program and what it is called, itself where no name stands before it. */
export function programIn(typed: string): { readonly name: string; readonly command: string } | null {
  const [, name, rest = '', command = ''] = /^(?:([\w. -]+)=)?(cmd:(.+))$/s.exec(typed.trim()) ?? [];
  return rest === '' ? null : { name: name ?? rest, command: command.trim() };
}

/** What was said: `3`, `"buy t2-13"`, `{"index": 3}` and `{"move": …}` are JSON; words may stand bare. */
export function saidIn(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null) return value;
    return 'index' in value ? value.index : 'move' in value ? value.move : value;
  } catch {
    return line.trim();
  }
}

/** The index of the legal move that was meant, by number from 0 or by its words; `null` when it was none. */
export function indexIn(line: string, legal: readonly string[]): number | null {
  const said = saidIn(line);
  const index = typeof said === 'string' ? legal.indexOf(said) : typeof said === 'number' ? said : -1;
  return legal[index] === undefined ? null : index;
}
