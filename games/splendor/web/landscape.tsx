/** The table on a phone held sideways: opponents, market, nobles, then bank, mine and answers in a column. */
import { Clock, cx, Icon, Shell } from '@baize/table';
import type { ReactNode, Ref } from 'react';
import { ActionDone } from './actions.tsx';
import { Bank } from './bank.tsx';
import styles from './landscape.module.css';
import { Columns } from './columns.tsx';
import { ReservedMinis, Score } from './mine.tsx';
import { Nobles, Market, type Parts } from './parts.tsx';
import { Opponents } from './phone.tsx';
import { texts } from './texts.ts';

export function LandscapeTable({
  root,
  parts,
}: {
  readonly root: Ref<HTMLDivElement>;
  readonly parts: Parts;
}): ReactNode {
  const { props, deciding, by, ask, dock, final } = parts;
  const { seat, players, replay, openChat, exam = false, study = false } = props;
  const { choice, board } = deciding;
  // beside a mistake that is looked at: its own words stand in the panel
  const prompted = (props.prompt ?? null) !== null;
  const quiet = study && exam && !prompted && choice.kind === 'nothing';
  const trying = study && !exam && prompted;
  return (
    <Shell root={root} rail={null} railLabel="" feltClass={cx(styles.felt, replay && styles.replay)}>
      <div className={styles.seats}>
        <Opponents parts={parts} />
        {!replay && !exam && !study && (
          <button type="button" className={styles.log} onClick={openChat}>
            <Icon name="chat" size={16} />
            {texts.logAndChat}
          </button>
        )}
      </div>
      <div className={styles.middle}>
        {final}
        <Market parts={parts} />
      </div>
      <Nobles parts={parts} />
      <div className={cx(styles.side, trying && styles.trying)}>
        {dock || (
          <>
            <Bank parts={parts} shape="block" />
            {board !== null && seat !== null && (
              <>
                <div className={cx(styles.me, board.reserved.length > 1 && styles.crowded)} data-at={`seat:${seat}`}>
                  <span className={styles.standing}>
                    <Score prestige={board.prestige} goal={props.view.options.playTo} pulse={parts.wonPoints} />
                    <Clock clock={players[seat].clock} label={texts.myTime} mine />
                  </span>
                  <ReservedMinis
                    board={board}
                    seat={seat}
                    selected={choice.kind === 'card' ? choice.id : null}
                    hinted={parts.hintedCard}
                    press={deciding.pressCard}
                  />
                </div>
                <Columns board={board} seat={seat} gain={deciding.gain} />
                {by[seat] !== null && choice.kind === 'nothing' && props.hint === null && !trying && (
                  <p className={cx(styles.last, (study || prompted) && styles.spare)}>
                    {texts.lastLabel} <ActionDone done={by[seat]} />
                  </p>
                )}
              </>
            )}
            {!replay && !quiet && <div className={styles.ask}>{ask}</div>}
          </>
        )}
      </div>
    </Shell>
  );
}
