/** Deciding: cards picked to throw, and the words of each answer. */
import { announce, type Notes, type TableProps } from '@baize/table';
import { useState } from 'react';
import { cardFrom, cardName, recommendedDiscards, type View } from '../src/index.ts';
import { cardWords } from './cards.tsx';
import { texts } from './texts.ts';

const discardOf = (card: number): string => `discard ${cardName(card)}`;

/** The card of a discard; `null` for other moves. */
function cardOf(words: string): number | null {
  const card = words.startsWith('discard ') ? cardFrom(words.slice('discard '.length)) : -1;
  return card < 0 ? null : card;
}

/** The words of a draw: the cards in ascending order, then the draw itself. */
export const drawWords = (cards: readonly number[], taken: readonly number[] = []): string[] =>
  cards.length === 0
    ? ['stand pat']
    : [
        ...cards
          .toSorted((a, b) => a - b)
          .filter((card) => !taken.includes(card))
          .map(discardOf),
        'draw',
      ];

/** The cards that a hint to throw one of them comes to: all that do not count, and that one. */
export function hintedCards(view: View, words: string): readonly number[] {
  const card = cardOf(words);
  if (card === null) return [];
  const plain = recommendedDiscards(view.cards);
  return plain.includes(card) ? plain : [...plain, card].toSorted((a, b) => a - b);
}

/** The cards that go with such a move: as many as the game threw, where `then` is what followed in it. */
export function thrownBy(view: View, words: string, then: readonly string[] = []): readonly number[] {
  if (words === 'draw') return view.picked;
  const hinted = hintedCards(view, words);
  if (hinted.length === 0) return hinted;
  const end = then.indexOf('draw');
  const cards = end < 0 ? hinted : [words, ...then.slice(0, end)].flatMap((each) => cardOf(each) ?? []);
  return [...new Set([...view.picked, ...cards])].toSorted((a, b) => a - b);
}

/** Such a throw as a whole: its cards that have not been picked yet, then the draw. */
export function actOf(view: View, words: string, then?: readonly string[]): readonly string[] {
  const cards = thrownBy(view, words, then);
  return cards.length === 0 ? [words] : drawWords(cards, view.picked);
}

export interface Deciding {
  /** It is mine to decide, and nothing is on its way. */
  readonly mine: boolean;
  readonly picked: readonly number[];
  readonly toggle: (card: number) => void;
  readonly pickAdvised: (cards: readonly number[]) => void;
  readonly draw: () => void;
  readonly standPat: () => void;
  readonly fold: () => void;
  readonly stay: () => void;
  readonly raise: () => void;
  readonly clear: () => void;
  /** Without chips at a cash table. */
  readonly buyIn: () => void;
  readonly leave: () => void;
  /** Plays what a hint says; cards to throw are only picked. */
  readonly follow: (words: string) => void;
  /** Why there can be no bet or raise; `null` when there can. */
  readonly noRaise: string | null;
}

export function useDeciding(
  { view, seat, moves, pending, send, turn, step, replay }: TableProps<View>,
  { say }: Notes,
): Deciding {
  const decision = `${view.hand}:${view.street}:${view.drawing}:${view.picked.join()}`;
  const [choice, setChoice] = useState<{ decision: string; picked: readonly number[] }>({
    decision,
    picked: view.picked,
  });
  const mine = seat !== null && turn === seat && !pending && step === null && !replay && moves.length > 0;
  const picked = choice.decision === decision ? choice.picked : view.picked;
  /** A card that the rules have already taken stays picked. */
  const pick = (cards: readonly number[]): void =>
    setChoice({ decision, picked: [...new Set([...view.picked, ...cards])].toSorted((a, b) => a - b) });
  const drawing = mine && view.drawing;
  const answer = (words: string, otherwise: string): void => {
    if (!mine || view.drawing || view.buying) return;
    if (moves.includes(words)) send([words]);
    else say(otherwise);
  };
  const noRaise = whyNoRaise(view, moves);
  return {
    mine,
    picked,
    noRaise,
    toggle(card) {
      if (!drawing) return;
      pick(picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card]);
    },
    pickAdvised(cards) {
      if (!drawing) return;
      pick(cards);
      announce(cards.length === 0 ? texts.standPat : texts.throwCards(cards.map(cardWords)));
    },
    draw() {
      if (!drawing) return;
      if (picked.length === 0) say(texts.chooseFirst);
      else send(drawWords(picked, view.picked));
    },
    standPat() {
      if (drawing && view.picked.length === 0) send(['stand pat']);
    },
    fold: () => answer('fold', texts.checkIsFree),
    stay: () => answer(moves.includes('call') ? 'call' : 'check', ''),
    raise: () => answer(moves.includes('bet') ? 'bet' : 'raise', noRaise === null ? '' : texts.noRaise(noRaise)),
    clear: () => pick([]),
    buyIn: () => mine && view.buying && send(['buy in']),
    leave: () => mine && view.buying && send(['leave']),
    follow(words) {
      if (!mine) return;
      const cards = hintedCards(view, words);
      if (cards.length > 0) pick(cards);
      else send([words]);
    },
  };
}

export function whyNoRaise(view: View, moves: readonly string[]): string | null {
  if (moves.includes('bet') || moves.includes('raise')) return null;
  if (view.raises >= view.cap) return texts.capped(view.cap);
  const mine = view.seat === null ? undefined : view.seats[view.seat];
  if (mine !== undefined && mine.stack + mine.bet <= view.current) return texts.noChips;
  if (view.seat !== null && view.acted[view.seat] === true) return texts.acted;
  return texts.noAnswer;
}
