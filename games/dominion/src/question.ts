/**
 * The question that a card asks, as data: which card asks whom, what is done to which cards, and how many. Texts, the specified
 * interface, players and the web read it; only the rules know the steps behind it.
 */
import type { Seat } from '@baize/game';
import { STEPS } from './cards.ts';
import type { Zone, Source, Step, Verb } from './effects.ts';
import {
  ACTIONS,
  ALL,
  BETTER_TREASURES,
  type Card,
  type CardSet,
  COSTS,
  nameOf,
  TREASURES,
  VICTORIES,
} from './facts.ts';
import { kindsOf, mayDecline, priceOf, remaining, stepOf } from './legal.ts';
import { CHOOSE, DONE, FLIP, type Move } from './moves.ts';
import type { Frame, State } from './state.ts';
import type { View } from './view.ts';

/** What the waiting step says by itself. */
export interface QuestionStep {
  /** The card that asks, and who plays it. */
  readonly source: Card;
  readonly player: Seat;
  /** Whose cards it is about. */
  readonly owner: Seat;
  readonly verb: Verb;
  readonly from: Source;
  readonly to: Zone;
  /** What kind of card: `card`, `Treasure`, `Action`, `Victory card`, or the name of the only one. */
  readonly kind: string;
  /** How many are picked already. */
  readonly picked: number;
  /** The order of the picks matters: the first is the top card. */
  readonly order: boolean;
  /** How many cards of the hand stay; `null` where that is not what counts. */
  readonly keep: number | null;
  /** How often a chosen Action is played. */
  readonly plays: number;
}

export interface Question extends QuestionStep {
  /** The cards to choose from, as far as the viewer knows them, each as often as it lies there. */
  readonly among: readonly Card[];
  /** How many more must and can be picked. */
  readonly min: number;
  readonly max: number;
  /** How many more the card would take, were there as many. */
  readonly limit: number;
  /** What is said to pick none or no more; `null` where that is not allowed. */
  readonly decline: string | null;
  /** The highest price of a card to gain; `null` for other questions. */
  readonly price: number | null;
}

const KINDS: readonly [CardSet, string][] = [
  [ALL, 'card'],
  [ACTIONS, 'Action'],
  [TREASURES, 'Treasure'],
  [BETTER_TREASURES, 'Treasure'],
  [VICTORIES, 'Victory card'],
];
const kindOf = ({ cards, sole }: Step): string =>
  sole >= 0 ? nameOf(sole) : (KINDS.find(([set]) => set === cards)?.[1] ?? 'card');
const KIND_OF = new Map(STEPS.flat().map((step) => [step, kindOf(step)]));

const cardName = (card: Card | undefined): string => (card === undefined || card < 0 ? 'card' : nameOf(card));

/** What is said to choose nothing; `seen` is the card that was revealed or looked at. */
function declineWords(step: Step, seen: Card | undefined): string {
  if (step.rest !== null) return `keep ${cardName(seen)}`;
  if (step.proves) return 'reveal hand';
  return step.count === 'any' || (step.from === 'hand' && step.n > 1) ? 'done' : 'pass';
}

/** A choice in words: `trash Copper`, `set aside Village`, `flip deck`, `pass`. */
export function sayChoice(move: Move, state: State): string {
  const frame = state.stack[state.stack.length - 1];
  const step = stepOf(frame);
  if (move === FLIP) return 'flip deck';
  if (move === DONE) return declineWords(step, state.players[frame.who].seen[0]);
  return `${step.verb} ${nameOf(move - CHOOSE)}`;
}

function inHand(hand: readonly number[], cards: CardSet): readonly Card[] {
  const held: Card[] = [];
  for (let card = 0; card < hand.length; card++) if (cards[card]) for (let i = 0; i < hand[card]; i++) held.push(card);
  return held;
}

function inSupply(supply: readonly number[], cards: CardSet, price: number): readonly Card[] {
  const gainable: Card[] = [];
  for (let card = 0; card < supply.length; card++)
    if (supply[card] > 0 && cards[card] && COSTS[card] <= price) gainable.push(card);
  return gainable;
}

function among(view: View, frame: Frame, step: Step): readonly Card[] {
  const owner = view.players[frame.who];
  const own = view.seat === frame.who;
  switch (step.from) {
    case 'hand':
      return own && view.hand !== null ? inHand(view.hand, step.cards) : [];
    case 'supply':
      return inSupply(view.supply, step.cards, priceOf(step, frame));
    case 'revealed':
    case 'looked':
      return (step.order ? owner.seen.slice(frame.n) : owner.seen).filter((card) => card >= 0 && step.cards[card]);
    case 'loot':
      return view.loot;
    case 'discard':
      return own && view.pile !== null ? kindsOf(view.pile, step.cards) : [];
    case 'discarded':
      return [frame.found];
    case 'deck':
      return [];
  }
}

function limitOf(view: View, frame: Frame, step: Step): number {
  const { held, seen } = view.players[frame.who];
  if (step.from === 'hand') return remaining(step, frame, held, view.empty);
  if (step.from === 'loot') return view.loot.length;
  return step.from === 'looked' ? (step.order ? seen.length - frame.n : step.count === 'any' ? seen.length : 1) : 1;
}

/** What a card being played waits for, whoever looks at it. */
export function askedBy(frame: Frame): QuestionStep {
  const step = stepOf(frame);
  return {
    source: frame.card,
    player: frame.seat,
    owner: frame.who,
    verb: step.verb,
    from: step.from,
    to: step.to,
    kind: KIND_OF.get(step) ?? 'card',
    picked: frame.n,
    order: step.order,
    keep: step.count === 'downTo' ? step.n : null,
    plays: frame.plays,
  };
}

/** The question that waits for an answer, as a viewer sees it; `null` when a turn is to be played or the game is over. */
export function questionOf(view: View): Question | null {
  const frame = view.stack[view.stack.length - 1];
  if (frame === undefined || view.asked < 0) return null;
  const step = stepOf(frame);
  const limit = limitOf(view, frame, step);
  const max = step.from === 'hand' ? Math.min(limit, view.players[frame.who].held) : limit;
  const cards = among(view, frame, step);
  const knows = step.from !== 'hand' || view.seat === frame.who;
  const declined = mayDecline(view, step);
  return {
    among: cards,
    min: declined ? 0 : knows ? Math.min(max, cards.length) : max,
    max,
    limit,
    decline: declined ? declineWords(step, view.players[frame.who].seen[0]) : null,
    price: step.verb === 'gain' && step.from === 'supply' ? priceOf(step, frame) : null,
    ...askedBy(frame),
  };
}
