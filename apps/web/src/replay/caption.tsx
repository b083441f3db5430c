/** What just happened in a replay, and where that was. */
import type { GameEvent, GamePack } from '@baize/game';
import { cx, type GameTable } from '@baize/table';
import type { ReactNode } from 'react';
import { tellTo } from '../games.ts';
import { texts } from '../texts.ts';
import styles from './caption.module.css';

export const Caption = ({
  pack,
  own,
  happened,
  name,
  said,
  when,
  at,
  last,
  mover,
  inBar,
}: {
  readonly pack: GamePack;
  readonly own: GameTable | null;
  readonly happened: readonly GameEvent[];
  readonly name: (seat: number) => string;
  /** Their names in the record. */
  readonly said: (seat: number) => string;
  readonly when: string | null;
  readonly at: number;
  readonly last: number;
  readonly mover: number | null;
  /** In the bar of a low window. */
  readonly inBar: boolean;
}): ReactNode => (
  <div className={cx(styles.caption, inBar && styles.inBar)}>
    <div className={styles.words}>
      {happened.length === 0 && <b>{texts.replay.beginning}</b>}
      {happened.map((event, i) => {
        const words = tellTo(pack, event, name, said);
        return (
          <div key={i} className={styles.line}>
            {own?.Line === undefined ? words : <own.Line event={event} name={name} words={words} />}
          </div>
        );
      })}
    </div>
    <span className="spread" />
    <span className={styles.where} data-where="">
      {when !== null && <b>{when}</b>}
      <span>{texts.replay.moveOf(at, last)}</span>
      {mover !== null && <span className="unseen">{name(mover)}</span>}
    </span>
  </div>
);
