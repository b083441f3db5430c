/** My side of the table: the prompt, my hand, my deck and discard pile. */
import { Button, Icon } from '@baize/table';
import type { ReactNode } from 'react';
import { type Card, CARD, nameOf } from '../src/facts.ts';
import type { PlayerView, View } from '../src/view.ts';
import { Asking, HandCard, type Light, PlayedCard } from './card.tsx';
import { type Deciding, type Piece, sortedHand } from './deciding.ts';
import type { Prompt } from './prompt.ts';
import { texts } from './texts.ts';

export function Counters({
  view,
  matters,
}: {
  readonly view: View;
  readonly matters: 'actions' | 'coins' | null;
}): ReactNode {
  return (
    <dl className="counters">
      {(['actions', 'buys', 'coins'] as const).map((what) => (
        <div key={what} className={matters === what ? 'matters' : ''}>
          <dt>{texts.counters[what]}</dt>
          <dd key={view[what]}>{view[what]}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Pips({ pips }: { readonly pips: Prompt['pips'] }): ReactNode {
  if (pips === null || pips.of > 6) return null;
  return (
    <span className="pips" role="img" aria-label={`${pips.have} of ${pips.of}`}>
      {Array.from({ length: pips.of }, (_, i) => (
        <i key={i} className={i < pips.have ? 'on' : ''} />
      ))}
      <span>
        {pips.have} of {pips.of}
      </span>
    </span>
  );
}

export function Deeds({
  prompt,
  pending,
  phone,
}: {
  readonly prompt: Prompt;
  readonly pending: boolean;
  readonly phone: boolean;
}): ReactNode {
  return prompt.deeds.map((deed) => (
    <Button
      key={deed.key}
      look={deed.primary ? 'primary' : 'outline'}
      className={deed.off ? 'off' : ''}
      aria-disabled={deed.off ?? false}
      aria-keyshortcuts={deed.key}
      disabled={pending}
      {...(!phone && { keyName: deed.key })}
      onClick={deed.run}
    >
      {phone ? (deed.brief ?? deed.text) : deed.text}
    </Button>
  ));
}

export function PromptBar({
  view,
  prompt,
  note,
  hint,
  pending,
  phone,
  more = null,
}: {
  readonly view: View;
  readonly prompt: Prompt;
  readonly note: string | null;
  readonly hint: string | null;
  readonly pending: boolean;
  readonly phone: boolean;
  /** Said before the hint: what the chosen card does. */
  readonly more?: ReactNode;
}): ReactNode {
  const mine = view.current === view.seat && prompt.tone !== 'over';
  const counters = mine && (
    <Counters view={view} matters={prompt.phase === null ? null : prompt.phase === 0 ? 'actions' : 'coins'} />
  );
  return (
    <section className={`prompt ${prompt.tone}`} aria-label={texts.prompt} data-zone="prompt">
      {!phone && (prompt.asking === null ? counters : <Asking card={prompt.asking} />)}
      <div className="prompt-words">
        {!phone && prompt.phase !== null && (
          <p className="phases" aria-hidden="true">
            {texts.phases.map((phase, i) =>
              i === prompt.phase ? <b key={phase}>{phase}</b> : <span key={phase}>{phase}</span>,
            )}
          </p>
        )}
        <h2>{prompt.sentence}</h2>
        <p className={`prompt-hint ${note === null ? (hint === null ? '' : 'advice') : 'note'}`} role="status">
          {note ??
            (hint === null ? (
              <>
                {more} {prompt.hint}
              </>
            ) : (
              <>
                <Icon name="bulb" size={16} /> {hint}
              </>
            ))}
        </p>
      </div>
      <Pips pips={prompt.pips} />
      {(phone || prompt.asking !== null) && counters}
      {!phone && (
        <div className="deeds">
          <Deeds prompt={prompt} pending={pending} phone={false} />
        </div>
      )}
    </section>
  );
}

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
