/** The table for one hand: opponents above, market in the middle, bank and answers under the thumb. */
import { Clock, cx, Dialog, Shell } from '@baize/table';
import { type ReactNode, type Ref, useState } from 'react';
import { lastAction } from './actions.tsx';
import { Bank } from './bank.tsx';
import { Columns } from './columns.tsx';
import { ReservedMinis, Score } from './mine.tsx';
import { Opponent } from './opponent.tsx';
import { boardOf, Market, Nobles, type Parts } from './parts.tsx';
import styles from './phone.module.css';
import { texts } from './texts.ts';

export function PhoneTable({ root, parts }: { readonly root: Ref<HTMLDivElement>; readonly parts: Parts }): ReactNode {
  const { props, deciding, ask, dock, final } = parts;
  const { seat, players, replay, study = false, exam = false } = props;
  const { choice, board } = deciding;
  // beside a mistake that is looked at: the market first
  const quiet = study && exam && choice.kind === 'nothing';
  // under an answer there is nothing left to take
  const answered = exam && !props.pending && props.moves.length === 0;
  return (
    <Shell root={root} rail={null} railLabel="" feltClass={cx(styles.felt, quiet && styles.quiet)}>
      {!quiet && <Opponents parts={parts} />}
      <div className={styles.middle}>
        {/* an analysis says it beside whose turn it is */}
        {(!study || quiet) && final !== false && (
          <div className={cx(styles.final, exam && !quiet && styles.said)}>{final}</div>
        )}
        <Nobles parts={parts} />
        <Market parts={parts} />
      </div>
      {dock || (
        <div className={cx(styles.sheet, answered && styles.answered)}>
          <span className="soft small">{texts.bank}</span>
          <Bank parts={parts} shape="row" />
          {board !== null && seat !== null && (
            <>
              <span className={styles.you}>
                <b>{players[seat].called}</b>
                <Clock clock={players[seat].clock} label={texts.myTime} mine />
              </span>
              <div className={styles.mine} data-at={`seat:${seat}`}>
                <Columns board={board} seat={seat} gain={deciding.gain} />
                <ReservedMinis
                  board={board}
                  seat={seat}
                  selected={choice.kind === 'card' ? choice.id : null}
                  hinted={parts.hintedCard}
                  press={deciding.pressCard}
                />
              </div>
            </>
          )}
          {!replay && !quiet && (
            <div className={styles.ask}>
              {board !== null && (
                <Score prestige={board.prestige} goal={props.view.options.playTo} pulse={parts.wonPoints} />
              )}
              {ask}
            </div>
          )}
        </div>
      )}
    </Shell>
  );
}

/** The others side by side; a tap shows one in full. */
export function Opponents({ parts }: { readonly parts: Parts }): ReactNode {
  const { props, others, mover, by } = parts;
  const { view, players } = props;
  const [shown, setShown] = useState<number | null>(null);
  const live = !props.replay && props.position !== true;
  const last = shown === null ? null : by[shown];
  return (
    <div className={styles.opponents}>
      {others.map(({ player, who }) => (
        <Opponent
          key={who}
          player={player}
          board={boardOf(view, who)}
          seat={who}
          turn={parts.turn === who}
          last={mover === who}
          cards={props.room === 'landscape' && others.length < 3}
          alone={others.length === 1}
          live={live}
          action={lastAction(by[who], view.turnNumber > players.length)}
          open={() => setShown(who)}
        />
      ))}
      {shown !== null && (
        <Dialog open close={() => setShown(null)} title={players[shown].called} closeLabel={texts.close}>
          <Opponent
            player={players[shown]}
            board={boardOf(view, shown)}
            seat={shown}
            turn={parts.turn === shown}
            last={mover === shown}
            roomy
            live={live}
            moved={last !== null}
            action={lastAction(last, view.turnNumber > players.length, true)}
          />
        </Dialog>
      )}
    </div>
  );
}
