/** Everybody's place and points, in the marks of the charts beside them. */
import type { Result } from '@baize/game';
import { Avatar, type PlayerKind } from '@baize/table';
import type { ReactNode } from 'react';
import { Marker } from '../parts/chart.tsx';
import { texts } from '../texts.ts';
import styles from './standings.module.css';

export function Standings({
  result,
  names,
  ranks,
  faces,
  line,
}: {
  readonly result: Result;
  readonly names: readonly string[];
  readonly ranks: readonly number[];
  /** Who they are, whatever they are called here. */
  readonly faces: readonly { readonly name: string | null; readonly kind: PlayerKind }[];
  /** A few words below it. */
  readonly line: (seat: number) => string;
}): ReactNode {
  const order = names.map((_, seat) => seat).toSorted((a, b) => ranks[a] - ranks[b] || a - b);
  return (
    <ol className={styles.list} aria-label={texts.replay.standings}>
      {order.map((seat) => (
        <li key={seat} className={styles.row}>
          <Marker seat={seat} />
          <Avatar name={faces[seat].name ?? ''} kind={faces[seat].kind} size={34} />
          <span className={styles.who}>
            <b>{names[seat]}</b>
            <small className="soft">{line(seat)}</small>
          </span>
          {!result.early && (
            <b className={styles.points} data-first={ranks[seat] === 1 ? '' : undefined}>
              {result.scores[seat].toLocaleString('en')}
            </b>
          )}
        </li>
      ))}
    </ol>
  );
}
