/** The table on a desk or a tablet: market and bank, my board below; opponents in the rail, or above where there is none. */
import { cx, hasRail, Shell } from '@baize/table';
import type { ReactNode, Ref } from 'react';
import { ActionDone, lastAction } from './actions.tsx';
import { Bank } from './bank.tsx';
import styles from './desk.module.css';
import { MyBoard } from './mine.tsx';
import { Opponent } from './opponent.tsx';
import { boardOf, Market, Nobles, type Parts } from './parts.tsx';
import { texts } from './texts.ts';

export function DeskTable({ root, parts }: { readonly root: Ref<HTMLDivElement>; readonly parts: Parts }): ReactNode {
  const { props, deciding, look, others, mover, by, ask, dock, final, wonPoints } = parts;
  const { view, seat, turn, panel, players, room, replay, study = false, exam = false } = props;
  const { choice, board } = deciding;
  // in a replay nothing would stand below the opponents
  const railed = hasRail(room) && panel !== null;
  // with the rail taken, one opponent fits under the nobles of two
  const under = study && !railed && others.length === 1;
  const most = room === 'big' ? 3 : room !== 'low' ? 2 : study || exam ? 0 : 1;
  // beside what is said of a mistake: a line for each
  const folded = railed && study && others.length > 1;
  const high = room === 'big' || (replay && room === 'desk');
  const roomy = railed ? others.length <= most && !replay : high && !under;
  const seats = others.map(({ player, who }) => (
    <Opponent
      key={who}
      player={player}
      board={boardOf(view, who)}
      seat={who}
      turn={parts.turn === who}
      last={mover === who}
      roomy={roomy}
      alone={others.length === 1 && !under}
      live={!replay && props.position !== true}
      moved={by[who] !== null}
      action={folded ? null : lastAction(by[who], view.turnNumber > props.players.length, roomy)}
    />
  ));
  const rail = folded
    ? [
        <div key="others" className={styles.folded}>
          {seats}
        </div>,
      ]
    : seats;
  // what a lesson or a puzzle asks comes first
  const beside = (
    <div key="panel" className={cx(styles.panel, exam && styles.asked)}>
      {panel}
    </div>
  );
  const mine = seat === null ? null : by[seat];
  return (
    <Shell
      root={root}
      railLabel={texts.opponents}
      rail={railed ? (exam ? [beside, ...rail] : [...rail, beside]) : null}
      feltClass={styles.felt}
    >
      {!railed && !under && <div className={styles.strip}>{seats}</div>}
      {final}
      <div className={cx(styles.board, under && styles.under)}>
        {under ? (
          <div className={styles.left}>
            <Nobles parts={parts} />
            {seats}
          </div>
        ) : (
          <Nobles parts={parts} />
        )}
        <Market parts={parts} />
        <Bank parts={parts} shape="stacks" />
      </div>
      {dock || (
        <>
          {!replay && ask}
          {board !== null && seat !== null && (
            <div className={styles.mine}>
              <MyBoard
                board={board}
                goal={view.options.playTo}
                player={players[seat]}
                seat={seat}
                turn={turn === seat}
                gain={deciding.gain}
                pulse={wonPoints}
                look={look}
                selected={choice.kind === 'card' ? choice.id : null}
                hinted={parts.hintedCard}
                action={mine ? <ActionDone done={mine} /> : null}
                press={deciding.pressCard}
              />
            </div>
          )}
        </>
      )}
    </Shell>
  );
}
