/** The table on a desk or tablet: seats, supply and what is in play above my side, with a rail where there is room. */
import type { ReactNode } from 'react';
import { pointsOf } from '../src/score.ts';
import { PromptBar } from './ask.tsx';
import { DeckBar, Legend } from './deck.tsx';
import styles from './desk.module.css';
import { EndWatch } from './endWatch.tsx';
import { DeckPile, DiscardPile, Hand } from './hand.tsx';
import { Mine } from './mine.tsx';
import { Planning } from './planning.tsx';
import { PlayArea } from './play.tsx';
import { Seats } from './seats.tsx';
import { isAttack } from './shownStep.ts';
import { Supply } from './supply.tsx';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';

export function DeskTable(parts: Parts): ReactNode {
  const { props, deciding, name, last, lane, momentAt, openList } = parts;
  const { view, seat, panel, players, preparing = null, inBar = null, study = false } = props;
  const side = seat === null ? null : view.players[seat];
  return (
    <>
      <div className={styles.felt}>
        {inBar !== null && inBar(<EndWatch view={view} inBar />)}
        {(inBar === null || parts.others.length > 0) && (
          <div className={styles.top}>
            <Seats {...parts} />
            {inBar === null && <EndWatch view={view} />}
          </div>
        )}
        <Supply view={view} deciding={deciding} openTrash={() => openList('trash')} />
        {preparing === null ? (
          <PlayArea
            view={view}
            deciding={deciding}
            players={players}
            name={name}
            now={lane}
            ended={lane !== parts.now || view.asked < 0}
            last={last}
            seen={parts.seen}
            means={parts.means}
            replay={props.replay}
            attacking={props.step?.events.some(isAttack) ?? false}
          />
        ) : (
          <Planning preparing={preparing} name={name} />
        )}
        <Mine className={styles.mine} moment={seat === null ? null : momentAt(seat)}>
          <PromptBar parts={parts} phone={false} />
          {side !== null && seat !== null && (
            <div className={styles.hand} data-at={`seat:${seat}`}>
              <DeckPile side={side} seat={seat} open={() => openList('owned')} />
              <Hand view={view} deciding={deciding} fold={false} />
              <DiscardPile side={side} seat={seat} open={() => openList('owned')} />
            </div>
          )}
        </Mine>
      </div>
      {panel !== null && (
        <aside className={styles.rail}>
          {panel}
          {side !== null && !study && (
            <section className={styles.deck} aria-label={texts.owned}>
              <p>
                <b>Your deck</b>
                <span>
                  {texts.cards(side.cards)}, {texts.points(pointsOf(side))}
                </span>
              </p>
              <DeckBar owned={side.owned} />
              <Legend owned={side.owned} />
            </section>
          )}
        </aside>
      )}
    </>
  );
}
