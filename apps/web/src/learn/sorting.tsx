/** Putting hands into order: by dragging a row, with the arrow keys, or with the buttons of a row. */
import type { SortStep } from '@baize/game';
import { announce, Button, cx, type Keys, Icon } from '@baize/table';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import styles from './sorting.module.css';
import { texts } from './texts.ts';
import { unbroken } from './unbroken.tsx';
import type { PictureOf } from './working.tsx';

export interface SortState {
  readonly order: readonly number[];
  readonly chosen: number;
  readonly lifted: boolean;
  /** The order that was checked last; `null` before that. */
  readonly checked: readonly number[] | null;
  readonly keys: Keys;
  readonly move: (from: number, to: number) => void;
  readonly lift: (place: number) => void;
  readonly drop: () => void;
  /** How many lie wrong. */
  readonly check: () => number;
  readonly solve: () => void;
}

interface Sorted {
  readonly step: SortStep | null;
  readonly order: readonly number[];
  readonly chosen: number;
  /** The order before a row was lifted; `null` while none is. */
  readonly before: readonly number[] | null;
  readonly checked: readonly number[] | null;
}

const begin = (step: SortStep | null): Sorted => ({
  step,
  order: step?.shuffled ?? [],
  chosen: 0,
  before: null,
  checked: null,
});

export function useSorting(step: SortStep | null): SortState {
  const [state, setState] = useState(() => begin(step));
  if (state.step !== step) setState(begin(step));
  const { order, chosen, before, checked } = state;
  const last = order.length - 1;
  const labelAt = (place: number): string => step?.sort[order[place]]?.picture ?? '';
  const tellPlace = (from: number, to: number): void => announce(texts.dropped(labelAt(from), to + 1, order.length));
  const move = (from: number, to: number): void => {
    if (to < 0 || to > last || from === to) return;
    setState({ ...state, order: order.toSpliced(from, 1).toSpliced(to, 0, order[from]), chosen: to });
    tellPlace(from, to);
  };
  const arrow = (by: number): void => {
    const to = Math.max(0, Math.min(last, chosen + by));
    if (before !== null) return move(chosen, to);
    setState({ ...state, chosen: to });
    tellPlace(to, to);
  };
  const lift = (place: number): void => setState({ ...state, chosen: place, before: order });
  const drop = (): void => setState({ ...state, before: null });
  return {
    order,
    chosen,
    lifted: before !== null,
    checked,
    move,
    lift,
    drop,
    check: () => {
      setState({ ...state, before: null, checked: order });
      return order.filter((item, place) => item !== place).length;
    },
    solve: () => {
      const right = order.toSorted((a, b) => a - b);
      setState({ ...state, order: right, before: null, checked: right });
    },
    keys: {
      ArrowUp: () => arrow(-1),
      ArrowDown: () => arrow(1),
      ' ': () => {
        if (before === null) {
          lift(chosen);
          announce(texts.lifted(labelAt(chosen)));
        } else {
          drop();
          tellPlace(chosen, chosen);
        }
      },
      ...(before !== null && { Escape: () => setState({ ...state, order: before, before: null }) }),
    },
  };
}

export function Sorting({
  step,
  sorting,
  Picture,
  solved,
}: {
  readonly step: SortStep;
  readonly sorting: SortState;
  readonly Picture: PictureOf;
  readonly solved: boolean;
}): ReactNode {
  const { order, chosen, lifted, checked, move, lift, drop } = sorting;
  const list = useRef<HTMLOListElement>(null);
  const judged = checked === order;
  const follow = (event: PointerEvent): void => {
    if (!lifted || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY <= bottom);
    if (over >= 0) move(chosen, over);
  };
  const grab = (event: PointerEvent, place: number): void => {
    if (solved || event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    list.current?.setPointerCapture(event.pointerId);
    lift(place);
  };
  return (
    <div className={styles.felt}>
      <span className={styles.end}>{texts.strongest}</span>
      <ol ref={list} className={styles.list} onPointerMove={follow} onPointerUp={drop} onPointerCancel={drop}>
        {order.map((item, place) => {
          const { picture, checked: afterwards = picture, label, why } = step.sort[item];
          const name = checked === null ? picture : afterwards;
          const wrong = judged && item !== place;
          return (
            <li
              key={item}
              className={cx(
                styles.row,
                !solved && place === chosen && styles.chosen,
                place === chosen && lifted && styles.lifted,
                judged && (wrong ? styles.wrong : styles.right),
              )}
              onPointerDown={(event) => grab(event, place)}
            >
              <span className={styles.place}>
                {judged ? <Icon name={wrong ? 'swap' : 'check'} size={18} /> : place + 1}
              </span>
              <span className={styles.picture} role="img" aria-label={picture}>
                {Picture === undefined ? picture : <Picture name={name} />}
              </span>
              <span className={styles.label}>
                {checked === null ? (
                  <span className={styles.edge}>
                    {place === 0 ? texts.strongest : place === order.length - 1 ? texts.weakest : ''}
                  </span>
                ) : (
                  <>
                    <b>{unbroken(label)}</b>
                    <span>{why}</span>
                  </>
                )}
              </span>
              {!solved && (
                <span className={styles.arrows}>
                  <Button
                    look="quiet"
                    square
                    size="small"
                    aria-label={`${texts.up}: ${picture}`}
                    disabled={place === 0}
                    onClick={() => move(place, place - 1)}
                  >
                    <Icon name="up" />
                  </Button>
                  <Button
                    look="quiet"
                    square
                    size="small"
                    aria-label={`${texts.down}: ${picture}`}
                    disabled={place === order.length - 1}
                    onClick={() => move(place, place + 1)}
                  >
                    <Icon name="down" />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <span className={styles.end}>{texts.weakest}</span>
      {!solved && (
        <p className={styles.keys}>
          <span className={styles.byKeys}>{texts.sortKeys}</span>
          <span className={styles.byTouch}>{texts.sortByTouch}</span>
        </p>
      )}
    </div>
  );
}
