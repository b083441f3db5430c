/** Who paid what in a hand, what came back, and what that made. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './paid.module.css';
import { wonBy } from './pots.ts';
import type { Scene } from './scene.ts';
import { chips, signedChips, texts } from './texts.ts';

export function Paid({
  scene,
  name,
  me,
}: {
  readonly scene: Scene;
  readonly name: (seat: number) => string;
  readonly me: number | null;
}): ReactNode {
  const net = scene.net ?? [];
  const seats = scene.seats
    .flatMap(({ dealt }, seat) => (dealt ? [seat] : []))
    .toSorted((one, other) => (net[other] ?? 0) - (net[one] ?? 0));
  return (
    <table className={styles.paid}>
      <caption>{texts.paid.title(scene.hand)}</caption>
      <thead>
        <tr>
          {texts.paid.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const won = wonBy(scene, seat);
          const gain = net[seat] ?? 0;
          return (
            <tr key={seat} className={cx(seat === me && styles.me)}>
              <th scope="row">{name(seat)}</th>
              <td>{chips(won - gain)}</td>
              <td>{won > 0 ? chips(won) : ''}</td>
              <td className={cx(gain > 0 && styles.up, gain < 0 && styles.down)}>{signedChips(gain)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
