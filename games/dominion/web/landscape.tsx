/** The table on a phone held sideways: seats, supply and what is in play in strips, then my hand beside the question. */
import { type ReactNode, useState } from 'react';
import { CURSE, nameOf, type Card } from '../src/facts.ts';
import { pointsOf } from '../src/score.ts';
import { Pile, Rich } from './card.tsx';
import { FACES } from './faces.ts';
import { PhoneButtons, PromptBar } from './ask.tsx';
import { Hand } from './hand.tsx';
import { Lane, Seats, Unfolded } from './phone.tsx';
import { shownBy } from './play.tsx';
import { MomentMark } from './seats.tsx';
import { kingdomOf, pileProps, Trash, treasurePiles, victoryPiles } from './supply.tsx';
import { EndWatch, type Parts } from './table.tsx';
import { texts } from './texts.ts';

export function SideTable(parts: Parts): ReactNode {
  const { props, deciding, name, last, now, momentAt, openList } = parts;
  const { view, seat, players, replay } = props;
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const { question } = deciding;
  const pile = (card: Card): ReactNode => <Pile key={card} size="tiny" {...pileProps(view, deciding, card)} />;
  const kingdom = kingdomOf(view);
  const moment = seat === null ? null : momentAt(seat);
  const frame = now === view.current ? view.stack.at(-1) : undefined;
  const shown = frame === undefined ? null : shownBy({ view, deciding, players, name, now, last, replay }, frame, true);
  // the shown cards take the place of the hand while one chooses among them
  const amongShown = question.kind === 'pick' && question.from === 'shown';
  const dim = (question.kind === 'pick' && question.from !== 'supply') || question.kind === 'either';
  const side = seat === null ? null : view.players[seat];
  return (
    <>
      <div className="side-top">
        <Seats parts={parts} unfolded={unfolded} unfold={setUnfolded} />
        <EndWatch view={view} />
      </div>
      {unfolded !== null && <Unfolded parts={parts} seat={unfolded} />}
      <section className={`side-supply ${dim ? 'dim' : ''}`} aria-label={texts.supply} data-zone="supply">
        <div className="side-basics">
          {treasurePiles(view).map(pile)}
          {(view.supply[CURSE] ?? -1) >= 0 && pile(CURSE)}
          {victoryPiles(view).map(pile)}
          <Trash view={view} open={() => openList('trash')} />
        </div>
        <div className={`side-kingdom ${kingdom.length > 10 ? 'many' : ''}`}>{kingdom.map(pile)}</div>
      </section>
      <Lane parts={parts} />
      <div className={`mine side-mine ${moment === null ? '' : `now-${moment.kind}`}`}>
        {side !== null && seat !== null && (
          <div className="side-own">
            <button
              type="button"
              data-at={`deck:${seat}`}
              aria-label={texts.deckOf(side.deck)}
              onClick={() => openList('owned')}
            >
              <b>{side.deck}</b> {texts.inDeck}
            </button>
            <button
              type="button"
              data-at={`discard:${seat}`}
              aria-label={texts.discardOf(side.discard, null)}
              onClick={() => openList('owned')}
            >
              <b>{side.discard}</b> {texts.inDiscard}
            </button>
            <span>{texts.points(pointsOf(side))}</span>
          </div>
        )}
        <div className="side-hand" {...(seat !== null && { 'data-at': `seat:${seat}` })}>
          {shown !== null && (
            <div className="phone-shown" data-zone="play">
              {shown}
            </div>
          )}
          {side !== null && !amongShown && <Hand view={view} deciding={deciding} fold />}
        </div>
        {!replay && (
          <div className="side-ask">
            <PromptBar
              parts={parts}
              phone
              more={
                deciding.pile === null ? null : (
                  <span className="side-text">
                    <Rich text={FACES[nameOf(deciding.pile)].text} />
                  </span>
                )
              }
            />
            <PhoneButtons parts={parts} />
          </div>
        )}
        <MomentMark moment={moment} />
      </div>
    </>
  );
}
