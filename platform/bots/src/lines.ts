/** Players in any language, by lines of JSON: what a program is asked, and what its answer means. */
import type { GamePack, Seat } from '@baize/game';

/** One decision, from what the seat knows. */
export interface Question {
  readonly game: string;
  /** Changes with every game: what was remembered of another must not be used. */
  readonly match: string;
  readonly seat: Seat;
  /** What everybody is called, by seat. */
  readonly players: readonly string[];
  /** As data, in the form that the program wants; `null` where it wants none. */
  readonly view: unknown;
  /** As text, with what is asked. */
  readonly text: string;
  /** The legal moves in words; the answer is an index into them. */
  readonly legal: readonly string[];
  /** From 0 to 1, the same when the same game is played again: for programs that want chance. */
  readonly luck: number;
}

/** Views by name, as the pack's schema describes them; as the engine has them, for speed; or none at all. */
export const viewForms = ['named', 'numeric', 'none'] as const;
export type ViewForm = (typeof viewForms)[number];

/** The question to whoever sees this view and has these moves. */
export function questionOf(
  { game, named }: Pick<GamePack, 'game' | 'named'>,
  { view, ...decision }: Omit<Question, 'game' | 'text'>,
  form: ViewForm,
): Question {
  const text = `${game.show(view)}\n${game.ask(view)}`;
  const shown = form === 'none' ? null : form === 'named' && named !== undefined ? named.of(view) : view;
  return { game: game.name, ...decision, view: shown, text };
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
