/** My hand, my deck and my discard pile. */
import type { ReactNode } from 'react';
import { type Card, CARD, nameOf } from '../src/facts.ts';
import type { PlayerView, View } from '../src/view.ts';
import { HandCard, type Light, PlayedCard } from './card.tsx';
import { type Deciding, type Piece, sortedHand } from './deciding.ts';
import { texts } from './texts.ts';

/** How a card of my hand looks now, and what its tag says. */
function lightOf(card: Card, piece: Piece, deciding: Deciding): { light: Light; tag: string | null; state: string } {
  const { question, pieces, open } = deciding;
  const plain = { tag: null, state: '' } as const;
  switch (question.kind) {
    case 'turn':
      if (open === card) return { light: 'chosen', tag: null, state: '' };
      if (!question.play.has(card)) return { light: 'quiet', ...plain };
      // treasures are played by one button; while actions can be played those are what matters
      return { light: question.actions && card < 3 ? 'rest' : 'lit', tag: null, state: texts.states.play };
    case 'pick':
      if (question.from !== 'hand') return { light: 'quiet', ...plain };
      if (pieces.includes(piece)) return { light: 'chosen', tag: texts.tags[question.verb], state: '' };
      return question.among.has(card)
        ? { light: 'can', tag: null, state: texts.states.choose }
        : { light: 'quiet', ...plain };
    case 'either':
      return card === CARD.Moat && question.words.includes('reveal Moat')
        ? { light: 'lit', tag: texts.reactionTag, state: '' }
        : { light: 'quiet', ...plain };
    default:
      return { light: 'rest', ...plain };
  }
}

export function Hand({
  view,
  deciding,
  fold,
}: {
  readonly view: View;
  readonly deciding: Deciding;
  /** Equal cards as one, on a phone. */
  readonly fold: boolean;
}): ReactNode {
  const cards = sortedHand(view.hand ?? []);
  const picking = deciding.question.kind === 'pick' && deciding.question.from === 'hand' && deciding.question.most > 1;
  const pieces: { readonly card: Card; readonly piece: Piece; readonly count: number }[] = cards.flatMap(
    ({ card, count }) =>
      fold && !picking
        ? [{ card, piece: `${card}:0` as const, count }]
        : Array.from({ length: count }, (_, i) => ({ card, piece: `${card}:${i}` as const, count: 1 })),
  );
  return (
    <div
      className="fan"
      role="group"
      aria-label={`${texts.hand}: ${texts.cards(view.players[view.seat ?? 0]?.held ?? 0)}`}
      data-zone="hand"
      data-at="hand"
      style={{ '--cards': pieces.length } as React.CSSProperties}
    >
      {pieces.map(({ card, piece, count }, i) => {
        const { light, tag, state } = lightOf(card, piece, deciding);
        return (
          <HandCard
            key={piece}
            card={card}
            count={count}
            light={light}
            tag={tag}
            state={state}
            at={`hand:${card}`}
            wide={deciding.open === card}
            refused={deciding.refused === `hand:${piece}`}
            keys={i < 9 ? String(i + 1) : undefined}
            press={() => deciding.pressHand(piece)}
          />
        );
      })}
    </div>
  );
}

/** The pieces in the order shown, for the number keys. */
export const piecesOf = (hand: readonly number[]): Piece[] =>
  sortedHand(hand).flatMap(({ card, count }) => Array.from({ length: count }, (_, i) => `${card}:${i}` as const));

export function DeckPile({
  side,
  seat,
  open,
}: {
  readonly side: PlayerView;
  readonly seat: number;
  readonly open: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className="own-pile"
      data-at={`deck:${seat}`}
      aria-label={texts.deckOf(side.deck)}
      onClick={open}
    >
      <i className={`back ${side.deck === 0 ? 'none' : ''}`} />
      <b>{side.deck}</b>
      {texts.deck}
    </button>
  );
}

export function DiscardPile({
  side,
  seat,
  open,
}: {
  readonly side: PlayerView;
  readonly seat: number;
  readonly open: () => void;
}): ReactNode {
  const top = side.top < 0 ? null : nameOf(side.top);
  return (
    <div className="own-pile">
      <span data-at={`discard:${seat}`}>
        {side.top < 0 ? <i className="back none" /> : <PlayedCard card={side.top} />}
      </span>
      <button type="button" className="link" aria-label={texts.discardOf(side.discard, top)} onClick={open}>
        <b>{side.discard}</b>
        {texts.discard}
      </button>
    </div>
  );
}
