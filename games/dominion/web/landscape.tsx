/** The table on a phone held sideways: seats (in the page's bar, if it takes them), supply and what is in play in strips, then my hand beside the question. */
import { cx } from '@baize/table';
import { type ReactNode, useState } from 'react';
import { CURSE, nameOf } from '../src/facts.ts';
import { pointsOf } from '../src/score.ts';
import { Answers } from './answers.tsx';
import { Back, Rich } from './art.tsx';
import { PromptBar } from './ask.tsx';
import { Asking } from './chip.tsx';
import { EndWatch } from './endWatch.tsx';
import { FACES, inOneLine } from './faces.ts';
import { Hand } from './hand.tsx';
import { HandLine } from './handLine.tsx';
import styles from './landscape.module.css';
import { Lane } from './lane.tsx';
import { Mine } from './mine.tsx';
import type { Prompt } from './prompt.ts';
import { shownOnPhone } from './shown.tsx';
import { SeatStrip, Unfolded } from './strip.tsx';
import { kingdomOf, tinyPile, treasurePiles, victoryPiles } from './supply.tsx';
import type { Parts } from './table.tsx';
import { texts } from './texts.ts';
import { Trash } from './trash.tsx';

const tones: Partial<Record<Prompt['tone'], string | undefined>> = {
  mine: styles.toneMine,
  attack: styles.toneAttack,
  reaction: styles.toneReaction,
};

export function SideTable(parts: Parts): ReactNode {
  const { props, deciding, prompt, momentAt, openList } = parts;
  const { view, seat, replay, inBar = null } = props;
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const { question } = deciding;
  const pile = tinyPile(view, deciding);
  const basic = tinyPile(view, deciding, true);
  const kingdom = kingdomOf(view);
  const shown = shownOnPhone(parts);
  // the shown cards take the place of the hand while one chooses among them
  const amongShown = question.kind === 'pick' && question.from === 'shown';
  const side = seat === null ? null : view.players[seat];
  // without Curses the trash ends the row of treasures, so that Victory cards keep theirs
  const curses = (view.supply[CURSE] ?? -1) >= 0;
  const trash = <Trash view={view} open={() => openList('trash')} both={!curses} />;
  return (
    <>
      {inBar === null ? (
        <div className={styles.top}>
          <SeatStrip parts={parts} unfolded={unfolded} unfold={setUnfolded} />
          <EndWatch view={view} />
        </div>
      ) : parts.others.length === 0 ? (
        inBar(<EndWatch view={view} inBar />)
      ) : (
        inBar(
          <div className={styles.bar}>
            <SeatStrip parts={parts} unfolded={unfolded} unfold={setUnfolded} inBar />
            <EndWatch view={view} brief />
          </div>,
        )
      )}
      {unfolded !== null && <Unfolded parts={parts} seat={unfolded} />}
      <section className={styles.supply} aria-label={texts.supply} data-zone="supply">
        <div className={styles.basics}>
          {treasurePiles(view).map(basic)}
          {curses ? basic(CURSE) : trash}
          {victoryPiles(view).map(basic)}
          {curses && trash}
        </div>
        <div className={cx(styles.kingdom, kingdom.length > 10 && styles.many)}>{kingdom.map(pile)}</div>
      </section>
      <Lane parts={parts} />
      <Mine className={cx(styles.mine, tones[prompt.tone])} moment={seat === null ? null : momentAt(seat)}>
        {side !== null && seat !== null && (
          <div className={styles.own}>
            <button
              type="button"
              data-at={`deck:${seat}`}
              aria-label={texts.deckOf(side.deck)}
              onClick={() => openList('owned')}
            >
              {inBar !== null && <Back className={cx(styles.back, side.deck === 0 && styles.empty)} />}
              <b>{side.deck}</b> {texts.inDeck}
            </button>
            <button
              type="button"
              data-at={`discard:${seat}`}
              aria-label={texts.discardOf(side.discard, side.top < 0 ? null : nameOf(side.top))}
              onClick={() => openList('owned')}
            >
              {inBar !== null &&
                (side.top < 0 ? <Back className={cx(styles.back, styles.empty)} /> : <Asking card={side.top} />)}
              <b>{side.discard}</b> {texts.inDiscard}
            </button>
            <span>{texts.points(pointsOf(side))}</span>
          </div>
        )}
        <div
          className={cx(styles.hand, side === null && styles.none, amongShown && styles.chosen)}
          {...(seat !== null && { 'data-at': `seat:${seat}` })}
        >
          {shown !== null && (
            <div className={styles.shown} data-zone="play">
              {shown}
            </div>
          )}
          {side !== null && (amongShown ? <HandLine view={view} /> : <Hand view={view} deciding={deciding} fold />)}
        </div>
        {!replay && (
          <div className={cx(styles.ask, side === null && styles.alone)}>
            <PromptBar
              parts={parts}
              phone
              more={
                deciding.pile === null ? null : (
                  <span className={styles.text}>
                    <Rich text={inOneLine(FACES[nameOf(deciding.pile)].text)} />.
                  </span>
                )
              }
            />
            <Answers parts={parts} phone />
          </div>
        )}
      </Mine>
    </>
  );
}
