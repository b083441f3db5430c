/** The question on the table, from the view and the legal words: what may be chosen, how many, and the words of an answer. */
import { type Card, CARD, type CardName, nameOf } from '../src/facts.ts';
import { type Question, questionOf as askedIn } from '../src/question.ts';
import type { View } from '../src/view.ts';

/** Where the cards to choose from lie. */
type Place = 'hand' | 'supply' | 'shown';

export type PickVerb = 'discard' | 'trash' | 'topdeck' | 'play' | 'gain';

export type TableQuestion =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'turn';
      readonly play: ReadonlySet<Card>;
      readonly buy: ReadonlySet<Card>;
      readonly treasures: boolean;
      readonly actions: boolean;
    }
  | {
      readonly kind: 'pick';
      readonly from: Place;
      readonly verb: PickVerb;
      /** How many of each may be chosen. */
      readonly among: ReadonlyMap<Card, number>;
      readonly least: number;
      readonly most: number;
      /** How many the card would take. */
      readonly limit: number;
      /** How many lie there; with all of them taken nobody asks for more. */
      readonly there: number;
      /** What is said to choose none or no more. */
      readonly stop: string | null;
    }
  | { readonly kind: 'either'; readonly words: readonly string[] };

export const none: TableQuestion = { kind: 'none' };

const cardsAfter = (moves: readonly string[], verb: string): Set<Card> =>
  new Set(
    moves
      .filter((words) => words.startsWith(`${verb} `))
      .map((words) => CARD[words.slice(verb.length + 1) as CardName])
      .filter((card) => card !== undefined),
  );

const stops = new Set(['done', 'pass', 'reveal hand']);

function counted(cards: Iterable<Card>): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

const total = (counts: ReadonlyMap<Card, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

export function questionOf(view: View, moves: readonly string[]): TableQuestion {
  if (moves.length === 0) return none;
  const waiting = askedIn(view);
  if (waiting === null)
    return {
      kind: 'turn',
      play: cardsAfter(moves, 'play'),
      buy: cardsAfter(moves, 'buy'),
      treasures: moves.includes('play treasures'),
      actions: moves.includes('end actions'),
    };
  return asked(waiting, moves);
}

/** Questions with two answers, each a button of its own. */
const isEither = ({ verb, from }: Question): boolean =>
  verb === 'reveal' ||
  verb === 'flip' ||
  verb === 'set aside' ||
  from === 'discarded' ||
  (verb === 'discard' && from === 'revealed');

function asked(question: Question, moves: readonly string[]): TableQuestion {
  if (isEither(question)) return { kind: 'either', words: moves };
  const { from, limit, max, order, decline } = question;
  const verb = question.verb as PickVerb;
  const legal = cardsAfter(moves, verb);
  const among = counted(question.among.filter((card) => legal.has(card)));
  const stop = moves.find((words) => stops.has(words)) ?? null;
  const most = order ? 1 : Math.min(max, total(among));
  return {
    kind: 'pick',
    from: from === 'hand' || from === 'supply' ? from : 'shown',
    verb,
    among,
    least: stop !== null ? 0 : order || decline !== null ? 1 : Math.min(question.min, most),
    most,
    limit: order ? 1 : limit,
    there: max,
    stop,
  };
}

/** The words of an answer: cards in the order of the table, then that there are no more, where that is asked. */
export function answer(question: TableQuestion & { kind: 'pick' }, chosen: readonly Card[]): string[] {
  const { verb, limit, there, stop } = question;
  const words = chosen.toSorted((a, b) => a - b).map((card) => `${verb} ${nameOf(card)}`);
  return stop !== null && chosen.length < Math.min(limit, there) ? [...words, stop] : words;
}
