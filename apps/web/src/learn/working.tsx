/** A sum or a count, drawn in pieces of the game: what the answer to a try comes from. */
import type { Ladder, Sum } from '@baize/game';
import { cx, type GameTable, Icon } from '@baize/table';
import { Fragment, type ReactNode } from 'react';
import styles from './working.module.css';

export type PictureOf = GameTable['Picture'];

export const Working = ({
  working,
  Picture,
}: {
  readonly working: Sum | Ladder;
  readonly Picture: PictureOf;
}): ReactNode =>
  working.kind === 'sum' ? <SumDrawn sum={working} Picture={Picture} /> : <LadderDrawn ladder={working} />;

const SumDrawn = ({ sum, Picture }: { readonly sum: Sum; readonly Picture: PictureOf }): ReactNode => (
  <div className={styles.sum}>
    {sum.parts.map(({ sign, piece, count, label }) => (
      <Fragment key={label}>
        {sign !== undefined && <span className={styles.sign}>{sign}</span>}
        <span className={cx(styles.part, sign === '=' && styles.outcome)}>
          <span className={styles.piece} role="img" aria-label={piece}>
            {Picture !== undefined && <Picture name={piece} />}
          </span>
          <b>{count}</b>
          <small>{label}</small>
        </span>
      </Fragment>
    ))}
  </div>
);

const LadderDrawn = ({ ladder: { label, from, steps, stuck } }: { readonly ladder: Ladder }): ReactNode => (
  <ol className={styles.ladder}>
    <li className={styles.from}>
      <span>{label}</span>
      <b>{from}</b>
    </li>
    {steps.map(({ name, note, left }, i) => (
      <li key={name} className={cx(i === 0 && styles.played)}>
        <strong>{name}</strong>
        <small>{note}</small>
        <b>{left}</b>
      </li>
    ))}
    {stuck !== undefined && (
      <li className={styles.stuck}>
        <Icon name="x" size={16} />
        {stuck}
      </li>
    )}
  </ol>
);
