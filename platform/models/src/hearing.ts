/** Which legal move a model meant. */
import { plainWords } from '@baize/game';

export type Heard =
  | { readonly index: number; readonly move: string }
  | { readonly refused: string; readonly move: string };

/** What a model gave back: a text, and the arguments of its tool call, if it made one. */
export interface Said {
  readonly text: string;
  /** As text: they need not be JSON. */
  readonly call: string | null;
}

export function heard({ text, call }: Said, legal: readonly string[]): Heard {
  if (call !== null) return fromCall(call, legal);
  if (text.trim() === '') return { refused: 'NO_ANSWER: the answer was empty.', move: '' };
  const lines = [...text.matchAll(/^\W*move\W*:\s*(.+)$/gim)];
  const move = bare(lines.at(-1)?.[1] ?? text.trim());
  if (lines.length === 0 && find(move, legal) === -1)
    return { refused: 'NO_MOVE: the answer named no move.', move: '' };
  return among(move, legal);
}

function fromCall(call: string, legal: readonly string[]): Heard {
  let value: unknown;
  try {
    value = JSON.parse(call);
  } catch {
    return { refused: 'BAD_ARGUMENTS: the arguments of the tool call were not JSON.', move: call };
  }
  const move = typeof value === 'object' && value !== null && 'move' in value ? value.move : value;
  if (typeof move === 'number' || typeof move === 'string') return among(bare(String(move)), legal);
  return { refused: 'BAD_ARGUMENTS: the tool call had no move.', move: call };
}

/** Without the quotes, stars and full stops that models like to put around a move. */
const bare = (move: string): string => move.trim().replace(/^[\s"'`*]+|[\s"'`*.]+$/g, '');

function among(move: string, legal: readonly string[]): Heard {
  const index = find(move, legal);
  if (index >= 0) return { index, move };
  return { refused: `ILLEGAL_MOVE: '${move.slice(0, 100)}' is none of the moves 1 to ${legal.length}.`, move };
}

/** By number from 1, by words, or by both: `3. buy Silver`. */
function find(move: string, legal: readonly string[]): number {
  const words = plainWords(move);
  const exact = legal.findIndex((each) => plainWords(each) === words);
  if (exact >= 0) return exact;
  const [, number = '', rest = ''] = /^(\d+)(?:\s*[.:)]?\s+(.+))?$/.exec(words) ?? [];
  const index = number === '' ? -1 : Number(number) - 1;
  if (index < 0 || index >= legal.length) return -1;
  return rest === '' || plainWords(legal[index]) === rest ? index : -1;
}
