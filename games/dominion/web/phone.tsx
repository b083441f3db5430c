/** The same table for one hand: seats and supply above, prompt, hand and answers at the bottom. */
import { cx } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { CURSE } from '../src/facts.ts';
import { pointsOf } from '../src/score.ts';
import { Answers } from './answers.tsx';
import { PromptBar } from './ask.tsx';
import { EndWatch } from './endWatch.tsx';
import { Hand } from './hand.tsx';
import { HandLine } from './handLine.tsx';
import { Lane } from './lane.tsx';
import { Mine } from './mine.tsx';
import styles from './phone.module.css';
import { shownOnPhone } from './shown.tsx';
import { SeatStrip, Unfolded } from './strip.tsx';
import { kingdomOf, tinyPile, treasurePiles, victoryPiles } from './supply.tsx';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';
import { Trash } from './trash.tsx';

export function PhoneTable(parts: Parts): ReactNode {
  const { props, deciding, momentAt, openList } = parts;
  const { view, seat } = props;
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const side = seat === null ? null : view.players[seat];
  const { question } = deciding;
  const pile = tinyPile(view, deciding);
  const basic = tinyPile(view, deciding, true);
  const tiles = [...kingdomOf(view), ...((view.supply[CURSE] ?? -1) >= 0 ? [CURSE] : [])];
  const fromSupply = question.kind === 'pick' && question.from === 'supply';
  const shown = shownOnPhone(parts);
  // cards that are shown have the place of my hand while the question is about them
  const amongShown =
    (question.kind === 'pick' && question.from === 'shown') || (question.kind === 'either' && shown !== null);
  return (
    <>
      <SeatStrip parts={parts} unfolded={unfolded} unfold={setUnfolded} />
      {unfolded !== null && <Unfolded parts={parts} seat={unfolded} />}
      <div className={cx(styles.felt, (props.replay || seat === null) && styles.free)}>
        <section
          className={styles.supply}
          style={{ '--rows': Math.ceil((tiles.length + 1) / 4) } as React.CSSProperties}
          aria-label={texts.supply}
          data-zone="supply"
        >
          <div className={styles.four}>
            {tiles.map(pile)}
            <Trash view={view} open={() => openList('trash')} both={tiles.length % 4 === 2} />
          </div>
          <div className={styles.six}>
            {treasurePiles(view).map(basic)}
            {victoryPiles(view).map(basic)}
          </div>
        </section>
        <EndWatch view={view} />
        <Lane parts={parts} />
      </div>
      <Mine className={styles.mine} moment={seat === null ? null : momentAt(seat)}>
        {shown !== null && (
          <div className={styles.shown} data-zone="play">
            {shown}
          </div>
        )}
        <PromptBar parts={parts} phone />
        {side !== null && seat !== null && (
          <>
            {amongShown && <HandLine view={view} className={styles.line} />}
            <div className={cx(styles.hand, amongShown && styles.spare)} data-at={`seat:${seat}`}>
              <Hand view={view} deciding={deciding} fold low={fromSupply || amongShown} />
            </div>
            <div className={styles.meta}>
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
        {!props.replay && <Answers parts={parts} phone />}
      </Mine>
    </>
  );
}
