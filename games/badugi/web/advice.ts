/** What the helper recommends in a betting round, as an answer with its reason: from the share of such pots that the hand wins. */
import { randomFor } from '@baize/game';
import { basic } from '../bots/basic.ts';
import { drawing } from '../bots/equity.ts';
import { outlookOf, situationOf } from '../bots/situation.ts';
import { BET, CALL, CHECK, FOLD, RAISE } from '../src/betting.ts';
import { classOf, recommendedDiscards, type View } from '../src/index.ts';
import { nameOf } from './cards.tsx';
import { percent, texts, upper } from './texts.ts';

const moveOf = { fold: FOLD, check: CHECK, call: CALL, bet: BET, raise: RAISE } as const;
export type Answer = keyof typeof moveOf;
export const isAnswer = (words: string): words is Answer => Object.hasOwn(moveOf, words);

export interface Advice {
  readonly answer: Answer;
  /** `Raise to 60`. */
  readonly title: string;
  readonly why: string;
}

/** A bet wants clearly more than an equal share, a raise of a raise still more. */
const lead = (raises: number): number => (raises < 2 ? 1.15 : 1.3);
/** More is lost in later rounds than the price of this one says. */
const dearer = 1.15;

/** The share of the pot, at the showdown, of the seat's hand against what the others have shown. */
function standingOf(view: View, seat: number): { readonly share: number; readonly opponents: number } {
  const situation = situationOf(view, seat);
  const { value } = outlookOf(situation);
  return {
    share: value[situation.drawsLeft]?.[classOf(view.cards)] ?? 0,
    opponents: situation.opponents.length,
  };
}

/** The share of the pot of keeping these cards, which all count, in the draw that comes next; of all four it is standing pat. */
function shareKeeping(view: View, seat: number, kept: readonly number[]): number {
  const situation = situationOf(view, seat);
  const { drawsLeft } = situation;
  const outlook = outlookOf(situation);
  return kept.length === 4
    ? (outlook.pat[drawsLeft]?.[classOf(kept)] ?? 0)
    : drawing(classOf(kept), outlook, drawsLeft);
}

/** What might be thrown: all that does not count, nothing, and one card more. */
function throwsOf(cards: readonly number[]): (readonly number[])[] {
  const plain = recommendedDiscards(cards);
  const top = cards.filter((card) => !plain.includes(card)).at(-1);
  const throws: (readonly number[])[] = [plain];
  if (plain.length > 0) throws.push([]);
  if (top !== undefined && plain.length < 3) throws.push([...plain, top].toSorted((a, b) => a - b));
  return throws;
}

export interface Draw {
  readonly thrown: readonly number[];
  readonly kept: readonly number[];
  /** How often it wins the pot; `null` among people, where the helper only counts. */
  readonly share: number | null;
}

/** The draws to compare, the advised one first: it wins most pots, or, where that is not said, throws what does not count. */
export function drawsOf(view: View, advises: boolean): readonly Draw[] {
  const { seat, cards } = view;
  if (cards.length !== 4 || view.street === 3) return [];
  const draws = throwsOf(cards).map((thrown) => {
    const kept = cards.filter((card) => !thrown.includes(card));
    return { thrown, kept, share: advises && seat !== null ? shareKeeping(view, seat, kept) : null };
  });
  const best = Math.max(...draws.map(({ share }) => share ?? 0));
  const advised = draws.find(({ share }) => share === null || share === best) ?? draws[0];
  return [advised, ...draws.filter((draw) => draw !== advised)];
}

/** Before the first draw most opponents have yet to act: what they hold is anybody's guess, and ranges by the book say more. */
function raisesByTheBook(view: View, moves: readonly string[], seat: number): boolean {
  const legal = moves.filter(isAnswer).map((words) => moveOf[words]);
  return basic.decide(view, legal, seat, randomFor('helper', seat, 0)).move === RAISE;
}

/** By these legal moves in words; `null` outside of my betting decisions. */
export function adviceOf(view: View, moves: readonly string[]): Advice | null {
  const { seat } = view;
  if (seat === null || view.turn !== seat || view.drawing || view.cards.length !== 4) return null;
  const { share, opponents } = standingOf(view, seat);
  const price = view.toCall / (view.pot + view.toCall);
  const ahead = view.street === 0 ? raisesByTheBook(view, moves, seat) : share * (opponents + 1) >= lead(view.raises);
  const worth = share >= price * dearer;
  const wishes: readonly Answer[] = ahead
    ? ['raise', 'bet', 'call', 'check']
    : worth
      ? ['check', 'call']
      : ['check', 'fold'];
  const answer = wishes.find((wish) => moves.includes(wish));
  return answer === undefined ? null : { answer, title: answerTitle(view, answer), why: whyAnswer(view, answer) };
}

export function answerTitle(view: View, answer: Answer): string {
  if (answer === 'call') return texts.call(view.toCall);
  if (answer === 'bet') return texts.bet(view.raiseTo);
  if (answer === 'raise') return texts.raiseTo(view.raiseTo);
  return upper(answer);
}

/** Why one would answer like this, from what the seat sees. */
export function whyAnswer(view: View, answer: Answer): string {
  const { seat } = view;
  if (seat === null || view.cards.length !== 4) return '';
  const { share, opponents } = standingOf(view, seat);
  const t = texts.advice;
  const hand = t.share(upper(nameOf(view.cards)), share < 0.01 ? null : percent(share), opponents);
  const price = view.toCall / (view.pot + view.toCall);
  if (answer === 'check') return `${hand} ${t.check}`;
  const last = view.street === 3;
  if (answer === 'fold') return `${hand} ${t.fold(percent(price), price <= share, last)}`;
  if (answer === 'call') return `${hand} ${t.call(percent(price), price <= share, last)}`;
  return `${hand} ${share * (opponents + 1) >= 1 ? t.value(percent(1 / (opponents + 1))) : t.bluff(answer === 'raise')}`;
}
