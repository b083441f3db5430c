/** My hand, my deck and my discard pile. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, CARD, nameOf } from '../src/facts.ts';
import type { PlayerView, View } from '../src/view.ts';
import { Back } from './art.tsx';
import { type Deciding, type Piece, sortedHand } from './deciding.ts';
import type { Light } from './face.tsx';
import styles from './hand.module.css';
import { HandCard } from './handCard.tsx';
import { PlayedCard } from './played.tsx';
import { texts } from './texts.ts';

/** How a card of my hand looks now, and what its tag says. */
function lightOf(card: Card, chosen: boolean, deciding: Deciding): { light: Light; tag: string | null; state: string } {
  const { question, open } = deciding;
  const plain = { tag: null, state: '' } as const;
  switch (question.kind) {
    case 'turn':
      if (open === card) return { light: 'chosen', tag: null, state: '' };
      if (!question.play.has(card)) return { light: 'quiet', ...plain };
      // treasures are played by one button; while actions can be played those are what matters
      return { light: question.actions && card < 3 ? 'rest' : 'lit', tag: null, state: texts.states.play };
    case 'pick':
      if (question.from !== 'hand') return { light: 'quiet', ...plain };
      if (chosen) return { light: 'chosen', tag: texts.tags[question.verb], state: '' };
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

/** More than this many cards on a desk lie in stacks. */
const spread = 10;

/** What is shown as one card of my hand. */
interface Stack {
  readonly card: Card;
  readonly count: number;
  /** How many of it are chosen. */
  readonly chosen: number;
  /** What a press takes, or gives back when all of it is chosen. */
  readonly piece: Piece;
}

const asksSeveral = ({ question }: Deciding): boolean =>
  question.kind === 'pick' && question.from === 'hand' && question.most > 1;

/** My hand in the order shown: card by card, or in stacks where they are many and on phones. */
export function stacksOf(hand: readonly number[], deciding: Deciding, phone: boolean): Stack[] {
  const cards = sortedHand(hand);
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  const folds = phone ? !asksSeveral(deciding) : total > spread;
  return cards.flatMap(({ card, count }) => {
    const all = Array.from({ length: count }, (_, i): Piece => `${card}:${i}`);
    const isChosen = (piece: Piece): boolean => deciding.pieces.includes(piece);
    if (!folds) return all.map((piece) => ({ card, count: 1, chosen: isChosen(piece) ? 1 : 0, piece }));
    const piece = all.find((each) => !isChosen(each)) ?? all[count - 1];
    return [{ card, count, chosen: all.filter(isChosen).length, piece }];
  });
}

export function Hand({
  view,
  deciding,
  fold,
  low = false,
}: {
  readonly view: View;
  readonly deciding: Deciding;
  /** On a phone. */
  readonly fold: boolean;
  /** While something else needs the room. */
  readonly low?: boolean;
}): ReactNode {
  const stacks = stacksOf(view.hand ?? [], deciding, fold);
  const several = asksSeveral(deciding);
  return (
    <div
      className={styles.fan}
      role="group"
      aria-label={`${texts.hand}: ${texts.cards(view.players[view.seat ?? 0]?.held ?? 0)}`}
      data-zone="hand"
      data-at="hand"
      style={{ '--cards': stacks.length } as React.CSSProperties}
    >
      {stacks.map(({ card, piece, count, chosen }, i) => {
        const { light, tag, state } = lightOf(card, chosen > 0, deciding);
        return (
          <HandCard
            key={count > 1 ? card : piece}
            card={card}
            count={count}
            light={light}
            tag={tag !== null && count > 1 && chosen > 0 && several ? `${tag} ${chosen}` : tag}
            hinted={deciding.hinted === card}
            state={state}
            at={`hand:${card}`}
            held={low ? 'low' : 'high'}
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

interface PileProps {
  readonly side: PlayerView;
  readonly seat: number;
  readonly open: () => void;
}

export function DeckPile({ side, seat, open }: PileProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.pile}
      data-at={`deck:${seat}`}
      aria-label={texts.deckOf(side.deck)}
      onClick={open}
    >
      <Back className={cx(styles.back, side.deck === 0 && styles.none)} />
      <b>{side.deck}</b>
      {texts.deck}
    </button>
  );
}

export function DiscardPile({ side, seat, open }: PileProps): ReactNode {
  const top = side.top < 0 ? null : nameOf(side.top);
  return (
    <div className={styles.pile}>
      <span data-at={`discard:${seat}`}>
        {side.top < 0 ? <Back className={cx(styles.back, styles.none)} /> : <PlayedCard card={side.top} onPile />}
      </span>
      <button type="button" className={styles.open} aria-label={texts.discardOf(side.discard, top)} onClick={open}>
        <b>{side.discard}</b>
        {texts.discard}
      </button>
    </div>
  );
}
