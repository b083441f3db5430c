/** The question on the table, from the view and the legal words: what may be chosen, how many, and the words of an answer. */
import { type Card, CARD, type CardName, nameOf } from '../src/facts.ts';
import { stepOf } from '../src/moves.ts';
import type { Frame } from '../src/state.ts';
import type { View } from '../src/view.ts';
import * as ops from '../src/words.ts';

/** Where the cards to choose from lie. */
type Place = 'hand' | 'supply' | 'shown';

export type Question =
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
      readonly verb: 'discard' | 'trash' | 'topdeck' | 'play' | 'gain';
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

export const none: Question = { kind: 'none' };

const cardsAfter = (moves: readonly string[], verb: string): Set<Card> =>
  new Set(
    moves
      .filter((words) => words.startsWith(`${verb} `))
      .map((words) => CARD[words.slice(verb.length + 1) as CardName])
      .filter((card) => card !== undefined),
  );

const stops = new Set(['done', 'pass', 'reveal hand']);
const verbs = ['discard', 'trash', 'topdeck', 'gain'] as const;

function counted(cards: Iterable<Card>): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** My hand from a card on: what may still be picked, since picks go upwards. */
function handFrom(view: View, allowed: (card: Card) => boolean): Map<Card, number> {
  const counts = new Map<Card, number>();
  view.hand?.forEach((count, card) => {
    if (count > 0 && allowed(card)) counts.set(card, count);
  });
  return counts;
}

const total = (counts: ReadonlyMap<Card, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

export function questionOf(view: View, moves: readonly string[]): Question {
  if (moves.length === 0) return none;
  const frame = view.stack.at(-1);
  if (frame === undefined)
    return {
      kind: 'turn',
      play: cardsAfter(moves, 'play'),
      buy: cardsAfter(moves, 'buy'),
      treasures: moves.includes('play treasures'),
      actions: moves.includes('end actions'),
    };
  return asked(view, frame, moves);
}

function asked(view: View, frame: Frame, moves: readonly string[]): Question {
  const step = stepOf(frame);
  const stop = moves.find((words) => stops.has(words)) ?? null;
  const held = view.players[frame.who]?.held ?? 0;
  const pick = { kind: 'pick', from: 'hand', there: held, stop, limit: 1 } as const;
  switch (step.op) {
    case ops.PICK: {
      const verb = verbs[step.to as 0 | 1 | 2 | 3];
      const legal = cardsAfter(moves, verb);
      const among = handFrom(view, (card) => legal.has(card));
      const limit = step.n - frame.n;
      return { ...pick, verb, among, least: stop === null ? 1 : 0, most: Math.min(limit, total(among)), limit };
    }
    case ops.PICK_DOWN: {
      const need = held - step.n;
      return {
        ...pick,
        verb: 'discard',
        among: handFrom(view, () => true),
        least: need,
        most: need,
        limit: need,
      };
    }
    case ops.THRONE:
      return {
        ...pick,
        verb: 'play',
        among: counted(cardsAfter(moves, 'play')),
        least: stop === null ? 1 : 0,
        most: 1,
      };
    case ops.GAIN:
      return { ...pick, from: 'supply', verb: 'gain', among: counted(cardsAfter(moves, 'gain')), least: 1, most: 1 };
    case ops.ROB:
      return { ...pick, from: 'shown', verb: 'trash', among: counted(cardsAfter(moves, 'trash')), least: 1, most: 1 };
    case ops.LOOT: {
      const among = counted(view.loot);
      const there = view.loot.length;
      return { ...pick, from: 'shown', verb: 'gain', among, least: 0, most: there, there, limit: there };
    }
    default:
      return { kind: 'either', words: moves };
  }
}

/** The only answer there is, if there is only one: said without asking. */
export function soleAnswer(view: View, moves: readonly string[]): string | null {
  return moves.length === 1 && view.stack.length > 0 ? moves[0] : null;
}

/** The words of an answer: cards in the order of the table, then that there are no more, where that is asked. */
export function answer(question: Question & { kind: 'pick' }, chosen: readonly Card[]): string[] {
  const { verb, limit, there, stop } = question;
  const words = chosen.toSorted((a, b) => a - b).map((card) => `${verb} ${nameOf(card)}`);
  return stop !== null && chosen.length < Math.min(limit, there) ? [...words, stop] : words;
}
