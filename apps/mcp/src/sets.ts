/** Sets of cards given by list: single picks and the end of the choice, or one move that names them all. */
import { seeded } from '@baize/game';
import type { Sight } from './sight.ts';

const tokens = (text: string): string[] => text.trim().toLowerCase().split(/\s+/).filter(Boolean);
const sameItems = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.toSorted().join(' ') === b.toSorted().join(' ');

/** Words that end a choice of several cards. */
const ending = /^(done|stop|enough|no more|nothing|none|decline|draw|stand pat)$/i;

/** The words that pick exactly these items, or `null`. `verb` narrows the moves where the caller named what to do. */
export function pickSet(sight: Sight, items: readonly string[], verb = ''): readonly string[] | null {
  return oneByOne(sight, items, verb) ?? inOneMove(sight.legal, items, verb);
}

function inOneMove(legal: readonly string[], items: readonly string[], verb: string): readonly string[] | null {
  const wanted = items.flatMap(tokens);
  const fitting = legal.filter((words) => {
    const [first = '', ...rest] = tokens(words);
    return rest.length > 0 && sameItems(rest, wanted) && (verb === '' || tokens(verb).includes(first));
  });
  return fitting.length === 1 ? fitting : null;
}

/**
 * Tries the picks on a table imagined from the caller's own view. What is legal for a seat never depends on what it cannot
 * know, so the true table agrees until something new is revealed, and there the choice of a set has ended.
 */
function oneByOne({ pack, seat, view }: Sight, items: readonly string[], verb: string): readonly string[] | null {
  const { game } = pack;
  const state = game.imagine(structuredClone(view), seeded('a set by list'));
  const left = items.map((item) => tokens(item).join(' '));
  const words: string[] = [];
  const listed = (): { move: unknown; said: string }[] =>
    game.turn(state) === seat ? game.moves(state).map((move) => ({ move, said: game.say(move, state) })) : [];
  const named = tokens(verb)[0];
  while (left.length > 0) {
    const pick = listed().find(({ said }) => {
      const [first, ...rest] = tokens(said);
      return left.includes(rest.join(' ')) && (named === undefined || first === named);
    });
    if (pick === undefined) return null;
    left.splice(left.indexOf(tokens(pick.said).slice(1).join(' ')), 1);
    words.push(pick.said);
    game.advance(state, pick.move);
  }
  const end = listed().find(({ said }) => ending.test(said));
  if (end !== undefined) words.push(end.said);
  return words.length === 0 ? null : words;
}
