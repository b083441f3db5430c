/** The three draws of a player: how many cards, pat, or still to come. As a row of cells, or as three small squares. */
import { cx } from '@baize/table';
import type { ReactNode } from 'react';
import styles from './draws.module.css';
import { texts } from './texts.ts';

export interface DrawsProps {
  readonly draws: readonly (number | null)[];
  readonly folded: boolean;
  /** The draw being taken. */
  readonly now: number | null;
}

const lookOf = ({ now }: DrawsProps, value: number | null, i: number): string =>
  cx(value !== null && styles.done, value === 0 && styles.pat, now === i && styles.now);

/** `D1 2 | D2 pat | D3`, under the name. */
export const DrawCells = ({ tight = false, ...props }: DrawsProps & { readonly tight?: boolean }): ReactNode => (
  <span className={cx(styles.cells, tight && styles.tight)} data-tip={texts.tips.draws}>
    {props.draws.map((value, i) => (
      <span key={i} className={lookOf(props, value, i)}>
        <span>{texts.drawNo(i)}</span>
        {value === null ? (
          props.folded ? (
            <span>–</span>
          ) : (
            <em />
          )
        ) : (
          <b>{value === 0 ? (tight ? texts.patShort : texts.pat) : value}</b>
        )}
      </span>
    ))}
  </span>
);

/** Where there is little room. */
export const DrawSquares = ({
  tight = false,
  column = false,
  ...props
}: DrawsProps & { readonly tight?: boolean; readonly column?: boolean }): ReactNode => (
  <span className={cx(styles.squares, !tight && styles.wide, column && styles.column)} data-tip={texts.tips.draws}>
    {props.draws.map((value, i) => (
      <b key={i} className={lookOf(props, value, i)}>
        {value === null ? '' : value === 0 ? (tight ? texts.patShort : texts.pat) : value}
      </b>
    ))}
  </span>
);
