/** The final round: who has moved, moves, and is still to come. */
import { cx, Icon, type Player } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './final.module.css';
import { texts } from './texts.ts';

export function FinalRound({
  who,
  prestige,
  players,
  turn,
  names,
}: {
  readonly who: string;
  readonly prestige: number;
  readonly players: readonly Player[];
  readonly turn: number | null;
  readonly names: (seat: number) => string;
}): ReactNode {
  return (
    <div className={styles.final} role="status">
      <Icon name="flag" size={22} />
      <h2>{texts.finalRound}</h2>
      <p>{texts.finalLine(who, prestige)}</p>
      <span className={styles.turns}>
        {players.map((player, seat) => (
          <span key={seat} className={cx(turn !== null && seat > turn && styles.later, seat === turn && styles.now)}>
            <Icon name={turn === null || seat < turn ? 'check' : player.kind} size={14} />
            {names(seat)}
          </span>
        ))}
      </span>
    </div>
  );
}
