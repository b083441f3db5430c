/** From what a caller sent as a move (a number, words, an object, a list) to the words of one command. */
import { hear, plainWords, seeded } from '@baize/game';
import { Refused } from '@baize/protocol';
import { anyMove, type MoveInput, type MoveObject, unquotedJson } from './schemas.ts';
import { pickSet } from './sets.ts';
import type { Sight } from './sight.ts';

type Single = Exclude<MoveInput, readonly unknown[]>;

/** The JSON text of a move is that move: an object, a list, or a text in quotation marks. */
export function unquoted(said: MoveInput): MoveInput {
  if (typeof said !== 'string' || !/^\s*[[{"]/.test(said)) return said;
  const read = anyMove.safeParse(unquotedJson(said));
  return read.success ? read.data : said;
}

/** Throws `Refused` with what to do instead. Words that only become legal on the way are left for the table to judge. */
export function hearMove(said: MoveInput, sight: Sight): readonly string[] {
  const move = unquoted(said);
  if (!Array.isArray(move)) return hearOne(move, sight, true);
  if (move.length > 1 && move.every((each) => typeof each !== 'object')) {
    const items = move.map(String);
    const set = items.every((item) => find(item, sight.legal) === null) ? pickSet(sight, items) : null;
    if (set !== null) return set;
  }
  return move.some((each) => typeof unquoted(each) === 'object')
    ? inTurn(move, sight)
    : move.flatMap((each, index) => hearOne(each, sight, index === 0));
}

/** What an object means depends on what came before it: each is heard where an imagined table has got to. */
function inTurn(list: readonly Single[], sight: Sight): readonly string[] {
  const { pack, seat, view } = sight;
  const { game } = pack;
  const state = game.imagine(structuredClone(view), seeded('moves in turn'));
  return list.flatMap((each, index) => {
    const legal = index === 0 ? sight.legal : game.moves(state).map((move) => game.say(move, state));
    const words = hearOne(each, { pack, seat, view: game.view(state, seat), legal }, index === 0);
    for (const said of words) {
      const move = hear(game, state, said);
      if (move !== null) game.advance(state, move);
    }
    return words;
  });
}

function hearOne(said: Single, sight: Sight, first: boolean): readonly string[] {
  const { legal } = sight;
  const move = unquoted(said) as Single;
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
  const wanted = plainWords(said);
  const exact = legal.find((words) => plainWords(words) === wanted);
  if (exact !== undefined) return exact;
  const [, number, rest] = /^(\d+)\s*[.:)]?\s+(.+)$/.exec(wanted) ?? [];
  const words = number === undefined ? undefined : legal[Number(number) - 1];
  if (words !== undefined && plainWords(words) === rest) return words;
  const sameWords = legal.filter((each) => sorted(each) === sorted(said));
  return sameWords.length === 1 ? sameWords[0] : null;
}

/** A set is the same in any order: `take ruby diamond onyx`. */
const sorted = (words: string): string => plainWords(words).split(/[ ,]+/).toSorted().join(' ');

function hearObject(move: MoveObject, sight: Sight): readonly string[] {
  const { legal, pack, view, seat } = sight;
  const words = pack.wordsOf?.(move, view, seat) ?? null;
  if (words !== null) {
    if (!('refused' in words)) return words;
    throw illegal(`${JSON.stringify(move)}: ${words.refused}; choose a number from 1 to ${legal.length}`, legal);
  }
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
  const fitting = legal.filter((words) => plainWords(words).endsWith(` ${plainWords(card)}`));
  return fitting.length === 1 ? fitting[0] : null;
}

const illegal = (what: string, legal: readonly string[]): Refused => new Refused('ILLEGAL_MOVE', what, { legal });
