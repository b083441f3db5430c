/** Who plays, whose turn it is and everybody's time, for tables that do not show it themselves. */
import { Avatar, Clock, cx, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import styles from './pills.module.css';

export const Pills = ({
  players,
  turn,
  place,
}: {
  readonly players: readonly Player[];
  readonly turn: number | null;
  /** In the bar, or above the table where the bar has no room. */
  readonly place: 'inBar' | 'above';
}): ReactNode => (
  <ul className={cx(styles.pills, styles[place], players.some(({ clock }) => clock !== null) && styles.timed)}>
    {players.map((player, i) => (
      <li key={i} className={turn === i ? styles.turn : ''}>
        <Avatar name={player.name} kind={player.kind} size={26} />
        <span>
          <b>{player.called}</b>
          {player.clock !== null && <Clock clock={player.clock} label={texts.match.timeLeft(player.name)} />}
        </span>
      </li>
    ))}
  </ul>
);
