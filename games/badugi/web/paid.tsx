/** Who paid what in a hand, what came back, and what that made; below it the hands that were shown. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import { Order } from './order.tsx';
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
  // two pots have a column each; more would not fit beside the table
  const wonIn = (seat: number, pot: number): number =>
    scene.seats[seat]?.won.reduce((sum, each) => sum + (each.pot === pot ? each.amount : 0), 0) ?? 0;
  const columns =
    scene.pots.length === 2
      ? [(seat: number) => wonIn(seat, 0), (seat: number) => wonIn(seat, 1)]
      : [(seat: number) => wonBy(scene, seat)];
  const paidBy = (seat: number): number => wonBy(scene, seat) - (net[seat] ?? 0);
  const sum = (of: (seat: number) => number): number => seats.reduce((all, seat) => all + of(seat), 0);
  return (
    <>
      <table className={styles.paid}>
        <caption>{texts.paid.title(scene.hand)}</caption>
        <thead>
          <tr>
            {texts.paid.columns(columns.length === 2).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => {
            const gain = net[seat] ?? 0;
            return (
              <tr key={seat} className={cx(seat === me && styles.me)}>
                <th scope="row">{name(seat)}</th>
                <td>{chips(paidBy(seat))}</td>
                {columns.map((won, i) => (
                  <td key={i} className={cx(won(seat) > 0 && styles.up)}>
                    {won(seat) > 0 ? chips(won(seat)) : ''}
                  </td>
                ))}
                <td className={cx(gain > 0 && styles.up, gain < 0 && styles.down)}>{signedChips(gain)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.paid.total}</th>
            <td>{chips(sum(paidBy))}</td>
            {columns.map((won, i) => (
              <td key={i}>{chips(sum(won))}</td>
            ))}
            <td>{signedChips(sum((seat) => net[seat] ?? 0))}</td>
          </tr>
        </tfoot>
      </table>
      <Order scene={scene} name={name} me={me} />
    </>
  );
}
