/** The same table for one hand: seats and supply above, prompt, hand and answers at the bottom. */
import { Avatar, Icon } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { type Card, CURSE, nameOf } from '../src/facts.ts';
import { pointsOf } from '../src/score.ts';
import { Chip, Pile } from './card.tsx';
import { Hand } from './hand.tsx';
import { shownBy } from './play.tsx';
import { PhoneButtons, PromptBar } from './ask.tsx';
import { LastTurn, MomentMark } from './seats.tsx';
import { grouped, laneOf, type Turn } from './story.ts';
import { kingdomOf, pileProps, Trash, treasurePiles, victoryPiles } from './supply.tsx';
import { EndWatch, type Parts } from './table.tsx';
import { texts } from './texts.ts';

export function PhoneTable(parts: Parts): ReactNode {
  const { props, deciding, name, last, now, momentAt, openList } = parts;
  const { view, seat, players } = props;
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const side = seat === null ? null : view.players[seat];
  const { question } = deciding;
  const pile = (card: Card): ReactNode => <Pile key={card} size="tiny" {...pileProps(view, deciding, card)} />;
  const fromSupply = question.kind === 'pick' && question.from === 'supply';
  const amongShown = question.kind === 'pick' && question.from === 'shown';
  const fromHand = (question.kind === 'pick' && question.from === 'hand') || question.kind === 'either';
  const frame = now === view.current ? view.stack.at(-1) : undefined;
  const shown =
    frame === undefined
      ? null
      : shownBy({ view, deciding, players, name, now, last, replay: props.replay }, frame, true);
  return (
    <>
      <Seats parts={parts} unfolded={unfolded} unfold={setUnfolded} />
      {unfolded !== null && <Unfolded parts={parts} seat={unfolded} />}
      <div className={`phone-felt ${fromHand ? 'dim' : ''}`}>
        <section className="phone-supply" aria-label={texts.supply} data-zone="supply">
          <div className="four">
            {kingdomOf(view).map(pile)}
            {(view.supply[CURSE] ?? -1) >= 0 && pile(CURSE)}
            <Trash view={view} open={() => openList('trash')} />
          </div>
          <div className="six">
            {treasurePiles(view).map(pile)}
            {victoryPiles(view).map(pile)}
          </div>
        </section>
        <EndWatch view={view} />
        <Lane parts={parts} />
      </div>
      <div
        className={`mine ${fromSupply ? 'low-hand' : ''} ${amongShown ? 'among-shown' : ''} ${seat !== null && momentAt(seat) !== null ? `now-${momentAt(seat)?.kind}` : ''}`}
      >
        {shown !== null && (
          <div className="phone-shown" data-zone="play">
            {shown}
          </div>
        )}
        <PromptBar parts={parts} phone />
        {side !== null && seat !== null && (
          <>
            <div className="phone-hand" data-at={`seat:${seat}`}>
              <Hand view={view} deciding={deciding} fold />
            </div>
            <div className="phone-meta">
              <button
                type="button"
                data-at={`deck:${seat}`}
                aria-label={texts.deckOf(side.deck)}
                onClick={() => openList('owned')}
              >
                {texts.deck} <b>{side.deck}</b>
              </button>
              <span>{texts.points(pointsOf(side))}</span>
              <button
                type="button"
                data-at={`discard:${seat}`}
                aria-label={texts.discardOf(side.discard, null)}
                onClick={() => openList('owned')}
              >
                {texts.discard} <b>{side.discard}</b>
              </button>
            </div>
          </>
        )}
        <PhoneButtons parts={parts} />
        {seat !== null && <MomentMark moment={momentAt(seat)} />}
      </div>
    </>
  );
}

/** The others in a strip; pressing one opens their last turn. */
export function Seats({
  parts,
  unfolded,
  unfold,
}: {
  readonly parts: Parts;
  readonly unfolded: number | null;
  readonly unfold: (seat: number | null) => void;
}): ReactNode {
  const { props, others, last, momentAt } = parts;
  const { view, turn } = props;
  return (
    <div className={`phone-seats of-${others.length}`} role="group" aria-label={texts.seats}>
      {others.map(({ player, who }) => {
        const other = view.players[who];
        const moment = momentAt(who);
        return (
          <div
            key={who}
            className={`phone-seat ${view.current === who ? 'turn' : ''} ${turn === who ? 'asked' : ''} ${moment === null ? '' : `now-${moment.kind}`}`}
            data-at={`seat:${who}`}
          >
            <button
              type="button"
              aria-expanded={unfolded === who}
              aria-label={texts.seatLabel(player.name, player.detail, other.held, other.deck, other.discard)}
              onClick={() => unfold(unfolded === who ? null : who)}
            >
              <Avatar name={player.name} kind={player.kind} size={28} />
              <b>{player.name}</b>
              <span className="phone-counts">
                <span>
                  <b>{other.held}</b> {texts.handShort}
                </span>
                <span data-at={`deck:${who}`}>
                  <b>{other.deck}</b> {texts.inDeck}
                </span>
              </span>
              <LastLine last={last[who] ?? null} />
              {others.length === 1 && <Icon name={unfolded === who ? 'up' : 'down'} size={16} />}
            </button>
            <span className="unseen" data-at={`discard:${who}`} />
            <MomentMark moment={moment} />
          </div>
        );
      })}
    </div>
  );
}

const inWords = (cards: readonly Card[]): string =>
  grouped(cards)
    .map(({ card, count }) => (count > 1 ? `${count} ${nameOf(card)}` : nameOf(card)))
    .join(', ');

/** The last turn of a seat in one line, where the strip has room for it. */
const LastLine = ({ last }: { readonly last: Turn | null }): ReactNode =>
  last !== null &&
  last.played.length + last.took.length > 0 && (
    <span className="phone-last">
      {inWords(last.played)}
      {last.took.length > 0 && <Icon name="right" size={12} />}
      {inWords(last.took)}
    </span>
  );

/** What was played this turn, and what others took in theirs, as chips. */
export function Lane({ parts }: { readonly parts: Parts }): ReactNode {
  const { props, name, last, lane } = parts;
  const { played, took } = laneOf(props.view, last, lane, props.replay);
  return (
    <div className="phone-play" data-at="play" role="group" aria-label={texts.play} tabIndex={0}>
      <span>{texts.playedBy(name(lane))}</span>
      {played.length === 0 && <span className="soft">–</span>}
      {grouped(played).map(({ card, count }) => (
        <Chip key={card} card={card} count={count} />
      ))}
      {took.length > 0 && <Icon name="right" size={16} />}
      {grouped(took).map(({ card, count }) => (
        <Chip key={`t${card}`} card={card} count={count} />
      ))}
    </div>
  );
}

/** A seat opened: who it is, what it has, and its last turn. */
export function Unfolded({ parts, seat }: { readonly parts: Parts; readonly seat: number }): ReactNode {
  const { view, players } = parts.props;
  return (
    <div className="phone-unfolded">
      <p>
        <b>{players[seat]?.name}</b> {players[seat]?.detail}, {view.players[seat]?.discard} {texts.inDiscard},{' '}
        {texts.points(pointsOf(view.players[seat]))}
      </p>
      <div className="phone-chips">
        <LastTurn last={parts.last[seat] ?? null} most={4} now={parts.now === seat} />
      </div>
    </div>
  );
}
