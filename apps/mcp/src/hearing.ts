/** From what a caller sent as a move (a number, words, an object, a list) to the words of one command. */
import { Refused } from '@baize/protocol';
import type { MoveInput } from './schemas.ts';
import { pickSet } from './sets.ts';
import type { Sight } from './sight.ts';
import { specifiedWords } from './specified.ts';

type Single = Exclude<MoveInput, readonly unknown[]>;

export const plain = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase();

/** Throws `Refused` with what to do instead. Words that only become legal on the way are left for the table to judge. */
export function hearMove(move: MoveInput, sight: Sight): readonly string[] {
  if (!Array.isArray(move)) return hearOne(move, sight, true);
  if (move.length > 1 && move.every((each) => typeof each !== 'object')) {
    const items = move.map(String);
    const set = items.every((item) => find(item, sight.legal) === null) ? pickSet(sight, items) : null;
    if (set !== null) return set;
  }
  return move.flatMap((each, index) => hearOne(each, sight, index === 0));
}

function hearOne(move: Single, sight: Sight, first: boolean): readonly string[] {
  const { legal } = sight;
  if (typeof move === 'object') return hearObject(move, sight);
  if (typeof move === 'number' || /^\d+$/.test(move.trim())) {
    const words = legal[Number(move) - 1];
    if (words !== undefined) return [words];
    throw illegal(`there is no move ${move}; choose a number from 1 to ${legal.length}`, legal);
  }
  const found = find(move, legal);
  if (found !== null) return [found];
  if (!first) return [move];
  throw illegal(`'${move}' is not a legal move now; choose a number from 1 to ${legal.length}`, legal);
}

/** The legal move said so, also when its number stands before it: `3. buy Silver`. */
function find(said: string, legal: readonly string[]): string | null {
  const wanted = plain(said);
  const exact = legal.find((words) => plain(words) === wanted);
  if (exact !== undefined) return exact;
  const [, number, rest] = /^(\d+)\s*[.:)]?\s+(.+)$/.exec(wanted) ?? [];
  const words = number === undefined ? undefined : legal[Number(number) - 1];
  if (words !== undefined && plain(words) === rest) return words;
  const sameWords = legal.filter((each) => sorted(each) === sorted(said));
  return sameWords.length === 1 ? sameWords[0] : null;
}

/** A set is the same in any order: `take ruby diamond onyx`. */
const sorted = (words: string): string => plain(words).split(/[ ,]+/).toSorted().join(' ');

function hearObject(move: Exclude<Single, string | number>, sight: Sight): readonly string[] {
  const { legal } = sight;
  const special = specifiedWords(move, sight);
  if (special !== null) return special;
  const verb = (move.type ?? '').replaceAll('_', ' ');
  if (move.cards !== undefined) {
    const set = pickSet(sight, move.cards, verb);
    if (set !== null) return set;
  } else {
    const found = find(`${verb} ${move.card ?? ''}`, legal) ?? onlyWithTail(move.card, verb, legal);
    if (found !== null) return [found];
  }
  throw illegal(`${JSON.stringify(move)} fits no legal move now; choose a number from 1 to ${legal.length}`, legal);
}

/** `{card: "Silver"}` is clear when just one legal move ends so. */
function onlyWithTail(card: string | undefined, verb: string, legal: readonly string[]): string | null {
  if (card === undefined || verb !== '') return null;
  const fitting = legal.filter((words) => plain(words).endsWith(` ${plain(card)}`));
  return fitting.length === 1 ? fitting[0] : null;
}

const illegal = (what: string, legal: readonly string[]): Refused => new Refused('ILLEGAL_MOVE', what, { legal });
