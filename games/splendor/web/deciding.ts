/** Deciding: the choice in the making, what each gesture does to it, and what is sent in the end. */
import type { Notes, TableProps } from '@baize/table';
import { useState } from 'react';
import { type Card, isKnown, type PlayerBoard, type Token, type View } from '../src/index.ts';
import {
  add,
  buyWords,
  canPick,
  type Choice,
  choiceOf,
  type Counts,
  mayPayOtherwise,
  none,
  nothing,
  plus,
  price,
  returnWords,
  stillToPick,
  takeWords,
  TOKENS,
  total,
} from './choice.ts';
import { texts } from './texts.ts';

const limit = 10;

export interface Deciding {
  readonly choice: Choice;
  /** My board; the onlooker has none. */
  readonly board: PlayerBoard | null;
  readonly mine: boolean;
  readonly card: Card | null;
  readonly picked: Counts;
  /** Tokens that the open choice brings. */
  readonly gain: Counts;
  /** Held before anything is returned, and how many have to go. */
  readonly held: Counts;
  readonly excess: number;
  readonly cards: readonly Card[];
  readonly pressBank: (token: Token, two?: boolean) => void;
  readonly putBack: (token: Token) => void;
  readonly pressCard: (card: Card) => void;
  readonly pressDeck: (tier: 1 | 2 | 3) => void;
  readonly reserve: () => void;
  readonly openPayment: () => void;
  readonly closePayment: () => void;
  readonly pay: (payment: Counts | null) => void;
  readonly changeBack: (token: Token, by: number) => void;
  readonly goBack: () => void;
  readonly clear: () => void;
  /** Does what is offered; `false` when nothing is. */
  readonly confirm: () => boolean;
  /** Selects the next card that can be bought. */
  readonly step: () => Card | null;
  /** The nth of my reserved cards, counting from 0. */
  readonly reservedCard: (n: number) => Card | null;
}

export function useDeciding(
  { view, seat, moves, pending, send, hint, hinting, turn, replay }: TableProps<View>,
  { say, clear }: Notes,
): Deciding {
  const [choice, setChoice] = useState<Choice>(nothing);
  // a replay shows printed prices and every board alike
  const board = seat === null || replay ? null : (view.playerBoards[`p${seat}`] ?? null);
  const mine = seat !== null && turn === seat && moves.length > 0;
  const owed = mine && view.pending?.type === 'RETURN_TOKENS_AFTER_OVERFLOW' ? view.pending.count : 0;

  // a new decision begins with nothing chosen; a return that the server waits for opens its dock, filled by a hint if there is one
  const decision = `${view.turnNumber}|${view.phase}|${mine}`;
  const [before, setBefore] = useState<{ decision: string; hint: typeof hint }>({ decision: '', hint: null });
  if (before.decision !== decision || before.hint !== hint) {
    setBefore({ decision, hint });
    const advised = hint !== null && mine ? choiceOf(hint.words) : nothing;
    if (owed > 0)
      setChoice(advised.kind === 'return' ? advised : { kind: 'return', first: null, from: nothing, back: none });
    else if (before.decision !== decision || (hint !== null && choice.kind !== 'return')) setChoice(nothing);
  }

  const choose = (next: Choice): void => {
    clear();
    hinting.close();
    setChoice(next);
  };

  const market = [...view.tableau.tier3, ...view.tableau.tier2, ...view.tableau.tier1].filter((card) => card !== null);
  const cards = [...market, ...(board?.reserved.filter(isKnown) ?? [])];
  const card = choice.kind === 'card' ? (cards.find(({ id }) => id === choice.id) ?? null) : null;
  const picked = choice.kind === 'gems' ? choice.picked : none;

  const gainOf = (of: Choice): Counts =>
    of.kind === 'gems'
      ? of.picked
      : of.kind === 'deck' || (of.kind === 'card' && view.bankTokens.gold > 0)
        ? { ...none, gold: Math.min(1, view.bankTokens.gold) }
        : none;
  const held =
    board === null
      ? none
      : choice.kind === 'return' && choice.first !== null
        ? plus(board.tokens, gainOf(choice.from))
        : board.tokens;
  const excess = choice.kind === 'return' ? total(held) - limit : 0;

  /** Sends the action, or first asks what goes back when it brings more than ten. */
  const act = (words: string, brings: Counts): void => {
    if (board !== null && total(board.tokens) + total(brings) > limit && total(brings) > 0)
      return choose({ kind: 'return', first: words, from: choice, back: none });
    send([words]);
  };
  const ready = (): boolean => {
    if (pending) say(texts.wait);
    else if (!mine) say(texts.notYourTurn);
    return mine && !pending;
  };

  return {
    choice,
    board,
    mine,
    card,
    picked,
    gain: choice.kind === 'gems' ? picked : none,
    held,
    excess,
    cards,
    pressBank(token, two = false) {
      if (!ready()) return;
      if (choice.kind === 'return') return;
      if (token === 'gold') return say(texts.goldAlone);
      if (two) {
        const pair = add(none, token, 2);
        return moves.includes(takeWords(pair)) ? choose({ kind: 'gems', picked: pair }) : say(texts.needFour(token));
      }
      if (canPick(moves, picked, token)) return choose({ kind: 'gems', picked: add(picked, token, 1) });
      if (picked[token] > 0) return choose(without(picked, token));
      if (view.bankTokens[token] === 0) return say(texts.noneLeft(token));
      return say(total(picked) > 0 ? texts.fullPick : texts.noneLeft(token));
    },
    putBack: (token) => choose(without(picked, token)),
    pressCard(pressed) {
      if (choice.kind === 'return') return;
      if (!ready()) return;
      choose(
        choice.kind === 'card' && choice.id === pressed.id
          ? nothing
          : { kind: 'card', id: pressed.id, payment: null, paying: false },
      );
    },
    pressDeck(tier) {
      if (choice.kind === 'return' || !ready()) return;
      if (moves.includes(`reserve tier ${tier}`))
        return choose(choice.kind === 'deck' && choice.tier === tier ? nothing : { kind: 'deck', tier });
      say(view.decksRemaining[`tier${tier}`] === 0 ? texts.deckEmpty : texts.fullReserve);
    },
    reserve() {
      if (card === null) return;
      if (moves.includes(`reserve ${card.id}`)) act(`reserve ${card.id}`, gainOf(choice));
      else say(texts.fullReserve);
    },
    openPayment() {
      if (choice.kind !== 'card') return;
      if (mayPayOtherwise(moves, choice.id)) choose({ ...choice, paying: true });
      else say(texts.noOtherWay);
    },
    closePayment: () => choice.kind === 'card' && choose({ ...choice, paying: false }),
    pay: (payment) => choice.kind === 'card' && choose({ ...choice, payment }),
    changeBack(token, by) {
      if (choice.kind !== 'return') return;
      const next = choice.back[token] + by;
      if (next < 0 || next > held[token] || total(choice.back) + by > excess) return;
      choose({ ...choice, back: add(choice.back, token, by) });
    },
    goBack: () => choice.kind === 'return' && choose(choice.from),
    clear() {
      if (choice.kind === 'return') {
        if (total(choice.back) > 0 || choice.first === null) choose({ ...choice, back: none });
        else choose(choice.from);
      } else choose(nothing);
    },
    confirm() {
      if (!mine || choice.kind === 'nothing') return false;
      if (pending) return true;
      if (choice.kind === 'gems') {
        const more = stillToPick(moves, picked);
        if (more > 0) say(texts.pickMore(more));
        else act(takeWords(picked), picked);
      } else if (choice.kind === 'deck') act(`reserve tier ${choice.tier}`, gainOf(choice));
      else if (choice.kind === 'card' && card !== null && board !== null) {
        const words = buyWords(card, board, choice.payment);
        if (moves.includes(words)) send([words]);
        else if (moves.includes(`reserve ${card.id}`)) act(`reserve ${card.id}`, gainOf(choice));
        else say(texts.fullReserve);
      } else if (choice.kind === 'return') {
        if (total(choice.back) < excess) say(texts.chosen(total(choice.back), excess));
        else send(choice.first === null ? [returnWords(choice.back)] : [choice.first, returnWords(choice.back)]);
      }
      return true;
    },
    reservedCard: (n) => board?.reserved.filter(isKnown)[n] ?? null,
    step() {
      const able = cards.filter(({ id }) => moves.includes(`buy ${id}`));
      if (able.length === 0) return null;
      const at = choice.kind === 'card' ? able.findIndex(({ id }) => id === choice.id) : -1;
      const next = able[(at + 1) % able.length];
      choose({ kind: 'card', id: next.id, payment: null, paying: false });
      return next;
    },
  };
}

function without(picked: Counts, token: Token): Choice {
  const left = add(picked, token, -1);
  return total(left) === 0 ? nothing : { kind: 'gems', picked: left };
}

/** How many cards come within reach with these tokens, plainly and with gold. */
export function reachWith(
  cards: readonly Card[],
  board: PlayerBoard | null,
  tokens: Counts,
): { plain: number; gold: number } {
  let plain = 0;
  let gold = 0;
  if (board !== null)
    for (const card of cards) {
      const { reach } = price(card, board, tokens);
      if (reach === 'plain') plain++;
      else if (reach === 'gold') gold++;
    }
  return { plain, gold };
}

/** The stones that may be picked now. */
export function pickable(moves: readonly string[], picked: Counts): ReadonlySet<Token> {
  return new Set(TOKENS.filter((token) => canPick(moves, picked, token)));
}
