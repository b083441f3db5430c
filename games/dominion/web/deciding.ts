/** Deciding: the choice in the making, what each gesture does to it, and what is sent in the end. */
import { announce, type TableProps } from '@baize/table';
import { useRef, useState } from 'react';
import { type Card, CARD, type CardName, COSTS, GOLD, nameOf } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import { lookOf } from './art.tsx';
import { answer, none, type TableQuestion, questionOf } from './question.ts';
import { unused } from './turn.ts';
import { whyNotChosen, whyNotInHand, whyNotPile } from './reasons.ts';

/** One card among equal ones: the second Copper of a hand is `0:1`. */
export type Piece = `${number}:${number}`;
export const pieceCard = (piece: Piece): Card => Number(piece.split(':')[0]);

export interface Deciding {
  readonly question: TableQuestion;
  /** The card of the hand that a hint is about. */
  readonly hinted: Card | null;
  /** Chosen of the hand or of what is shown. */
  readonly pieces: readonly Piece[];
  /** The pile chosen to buy or gain from. */
  readonly pile: Card | null;
  /** On a phone: the card of the hand that is open and would be played. */
  readonly open: Card | null;
  /** Why the last gesture did nothing, and a number that changes with every refusal. */
  readonly note: string | null;
  /** Ending the turn would waste something: asked once. */
  readonly ending: boolean;
  readonly end: () => void;
  readonly refused: string | null;
  /** Worth of the treasures in hand that can still be played. */
  readonly treasure: number;
  /** Lit piles: what can be had now, or with the treasures in hand. */
  readonly reach: (card: Card) => 'now' | 'treasures' | null;
  readonly pressHand: (piece: Piece) => void;
  readonly pressShown: (piece: Piece) => void;
  readonly pressPile: (card: Card) => void;
  readonly say: (words: readonly string[]) => void;
  readonly clear: () => void;
  readonly confirm: () => void;
  /** Says that something is to be chosen first. */
  readonly missing: () => void;
  readonly ready: boolean;
}

export function useDeciding(props: TableProps<View>, phone: boolean): Deciding {
  const { view, seat, moves, pending, send, turn, replay, log, hint, hinting, players } = props;
  const mine = seat !== null && turn === seat && moves.length > 0 && !replay;
  const question = mine ? questionOf(view, moves) : none;
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [pile, setPile] = useState<Card | null>(null);
  const [open, setOpen] = useState<Card | null>(null);
  const [ending, setEnding] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly why: string; readonly at: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const key = `${log.length}/${seat}/${moves.join('|')}`;
  const [before, setBefore] = useState({ key, hint });
  const boughtBy = (words = ''): Card | null => {
    const bought = question.kind === 'turn' ? /^buy (.+)$/.exec(words)?.[1] : undefined;
    return [...reachable(question)].find((card) => nameOf(card) === bought) ?? null;
  };
  if (before.key !== key || (before.hint !== hint && hint !== null)) {
    setBefore({ key, hint });
    setPieces([]);
    setOpen(null);
    setEnding(false);
    setRefusal(null);
    setPile(boughtBy(hint?.words));
  } else if (before.hint !== hint) {
    // put away: what was chosen instead stays
    setBefore({ key, hint });
    if (pile === boughtBy(before.hint?.words)) setPile(null);
  }

  const hand = view.hand;
  const treasure =
    question.kind === 'turn' && question.treasures && hand !== null
      ? hand.slice(0, GOLD + 1).reduce((sum, count, card) => sum + count * (card + 1), 0)
      : 0;
  const reach = (card: Card): 'now' | 'treasures' | null => {
    if (question.kind === 'pick') return question.from === 'supply' && question.among.has(card) ? 'now' : null;
    if (question.kind !== 'turn') return null;
    if (question.buy.has(card)) return 'now';
    const left = view.supply[card] ?? -1;
    return treasure > 0 && view.buys > 0 && left > 0 && COSTS[card] <= view.coins + treasure ? 'treasures' : null;
  };

  const refuse = (why: string, at: string): void => {
    hinting.close();
    setRefusal({ why, at });
    announce(why, true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRefusal(null), 4500);
  };
  const say = (words: readonly string[]): void => {
    if (!pending && mine && words.length > 0) send(words);
  };
  const nameOfSeat = (who: number): string => players[who]?.name ?? '';
  const notMine = (): string | null =>
    mine ? null : turn === null ? 'The game is over.' : `${nameOfSeat(turn)} is deciding.`;

  const toggle = (piece: Piece, at: string): void => {
    if (question.kind !== 'pick') return;
    hinting.close();
    setRefusal(null);
    if (pieces.includes(piece)) return setPieces(pieces.filter((each) => each !== piece));
    if (question.most === 1) return setPieces([piece]);
    if (pieces.length >= question.most) return refuse(`${question.most} are chosen already. Take one back first.`, at);
    setPieces([...pieces, piece]);
    announce(`${nameOf(pieceCard(piece))}: ${pieces.length + 1} of ${question.most}`);
  };
  const pressHand = (piece: Piece): void => {
    const card = pieceCard(piece);
    const at = `hand:${piece}`;
    const waits = notMine();
    if (waits !== null) return refuse(waits, at);
    if (pending) return;
    if (question.kind === 'turn' && question.play.has(card)) {
      if (phone && open !== card) {
        hinting.close();
        setPile(null);
        return setOpen(card);
      }
      return say([`play ${nameOf(card)}`]);
    }
    if (question.kind === 'pick' && question.from === 'hand' && question.among.has(card)) return toggle(piece, at);
    if (question.kind === 'either' && nameOf(card) === 'Moat' && question.words.includes('reveal Moat'))
      return say(['reveal Moat']);
    refuse(question.kind === 'turn' ? whyNotInHand(card, view) : whyNotChosen(card, question, view), at);
  };
  const pressShown = (piece: Piece): void => {
    if (!mine || pending || question.kind !== 'pick' || question.from !== 'shown') return;
    const card = pieceCard(piece);
    if (question.among.has(card)) toggle(piece, `shown:${piece}`);
    else refuse(`${nameOf(card)} is no treasure.`, `shown:${piece}`);
  };
  const pressPile = (card: Card): void => {
    const at = `pile:${card}`;
    const waits = notMine();
    if (waits !== null) return refuse(waits, at);
    if (pending) return;
    if (reach(card) === null)
      return refuse(
        question.kind === 'turn' || (question.kind === 'pick' && question.from === 'supply')
          ? whyNotPile(card, view, question, treasure)
          : whyNotChosen(null, question, view),
        at,
      );
    setRefusal(null);
    setOpen(null);
    setEnding(false);
    if (pile === card) return confirm();
    hinting.close();
    setPile(card);
  };

  const chosen = question.kind === 'pick' ? (question.from === 'supply' ? (pile === null ? 0 : 1) : pieces.length) : 0;
  const ready =
    question.kind === 'turn'
      ? pile !== null || open !== null
      : question.kind === 'pick' && chosen >= question.least && chosen <= question.most;
  const confirm = (): void => {
    if (!mine || pending) return;
    if (question.kind === 'turn') {
      if (open !== null) return say([`play ${nameOf(open)}`]);
      if (pile === null) return;
      return say([...(reach(pile) === 'treasures' ? ['play treasures'] : []), `buy ${nameOf(pile)}`]);
    }
    if (question.kind !== 'pick') return;
    if (!ready)
      return chosen === 0 && question.least === 1
        ? missing()
        : refuse(`Choose ${question.least - chosen} more.`, 'prompt');
    say(answer(question, question.from === 'supply' ? (pile === null ? [] : [pile]) : pieces.map(pieceCard)));
  };
  const missing = (): void => refuse('Choose one first.', 'prompt');
  const end = (): void => {
    if (!ending && unused(view, { question, treasure }) !== '') {
      hinting.close();
      setPile(null);
      setOpen(null);
      return setEnding(true);
    }
    say(['end turn']);
  };
  const clear = (): void => {
    setEnding(false);
    setPieces([]);
    setPile(null);
    setOpen(null);
    setRefusal(null);
  };
  return {
    question,
    hinted: hint === null ? null : hintedCard(hint.words, question),
    pieces,
    pile,
    open,
    note: refusal?.why ?? null,
    refused: refusal?.at ?? null,
    treasure,
    ending,
    end,
    reach,
    pressHand,
    pressShown,
    pressPile,
    say,
    clear,
    confirm,
    missing,
    ready,
  };
}

/** `play Militia` is about a card of the hand, `buy Gold` is not, nor is `discard Copper` where Spy has revealed one. */
export function hintedCard(words: string, question: TableQuestion): Card | null {
  const ofHand =
    question.kind === 'turn'
      ? words.startsWith('play ')
      : question.kind === 'either'
        ? words.startsWith('reveal ')
        : question.kind === 'pick' && question.from === 'hand';
  return (ofHand ? CARD[words.slice(words.indexOf(' ') + 1) as CardName] : undefined) ?? null;
}

const reachable = (question: TableQuestion): ReadonlySet<Card> => (question.kind === 'turn' ? question.buy : new Set());

const ranks = ['action', 'attack', 'reaction', 'treasure', 'victory', 'curse'];
const rank = (card: Card): number => Math.max(2, ranks.indexOf(lookOf(card)));

/** A hand as one holds it: actions, treasures, victory cards, Curses; the dearest first. */
export function sortedHand(hand: readonly number[]): { readonly card: Card; readonly count: number }[] {
  return hand
    .flatMap((count, card) => (count > 0 ? [{ card, count }] : []))
    .toSorted(
      (a, b) =>
        rank(a.card) - rank(b.card) || COSTS[b.card] - COSTS[a.card] || nameOf(a.card).localeCompare(nameOf(b.card)),
    );
}
