/** Putting hands into order: by dragging a row, with the arrow keys, or with the buttons of a row. */
import type { SortStep } from '@baize/game';
import { announce, Button, cx, type Keys, Icon } from '@baize/table';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './sorting.module.css';
import { texts } from './texts.ts';

export interface SortState {
  readonly order: readonly number[];
  readonly chosen: number;
  readonly lifted: boolean;
  readonly sorted: boolean;
  readonly keys: Keys;
  readonly move: (from: number, to: number) => void;
  readonly solve: () => void;
}

export function useSorting(step: SortStep | null): SortState {
  const [state, setState] = useState({ step, order: step?.shuffled ?? [], chosen: 0, lifted: false });
  if (state.step !== step) setState({ step, order: step?.shuffled ?? [], chosen: 0, lifted: false });
  const { order, chosen, lifted } = state;
  const last = order.length - 1;
  const labelAt = (place: number): string => step?.sort[order[place]]?.picture ?? '';
  const move = (from: number, to: number): void => {
    if (to < 0 || to > last || from === to) return;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, order[from]);
    setState({ ...state, order: next, chosen: to });
    announce(texts.dropped(labelAt(from), to + 1, order.length));
  };
  const arrow = (by: number): void => {
    const to = Math.max(0, Math.min(last, chosen + by));
    if (lifted) move(chosen, to);
    else {
      setState({ ...state, chosen: to });
      announce(texts.dropped(labelAt(to), to + 1, order.length));
    }
  };
  return {
    order,
    chosen,
    lifted,
    sorted: order.every((item, place) => item === place),
    move,
    solve: () => setState({ ...state, order: order.toSorted((a, b) => a - b), lifted: false }),
    keys: {
      ArrowUp: () => arrow(-1),
      ArrowDown: () => arrow(1),
      ' ': () => {
        setState({ ...state, lifted: !lifted });
        announce(lifted ? texts.dropped(labelAt(chosen), chosen + 1, order.length) : texts.lifted(labelAt(chosen)));
      },
    },
  };
}

export function Sorting({
  step,
  sorting,
  Picture,
  checked,
}: {
  readonly step: SortStep;
  readonly sorting: SortState;
  readonly Picture: ((props: { readonly name: string }) => ReactNode) | undefined;
  /** The order is right: now the names may be seen. */
  readonly checked: boolean;
}): ReactNode {
  const { order, chosen, lifted, move } = sorting;
  const drop = (event: DragEvent, place: number): void => {
    event.preventDefault();
    const from = Number(event.dataTransfer.getData('text/plain'));
    if (!checked) move(from, place);
  };
  return (
    <div className={styles.felt}>
      <ol className={styles.list}>
        {order.map((item, place) => (
          <li
            key={item}
            className={cx(styles.row, place === chosen && styles.chosen, place === chosen && lifted && styles.lifted)}
            draggable={!checked}
            onDragStart={(event) => event.dataTransfer.setData('text/plain', String(place))}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, place)}
          >
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.picture} role="img" aria-label={step.sort[item].picture}>
              {Picture === undefined ? step.sort[item].picture : <Picture name={step.sort[item].picture} />}
            </span>
            <span className={styles.label}>
              {checked
                ? step.sort[item].label
                : place === 0
                  ? texts.strongest
                  : place === order.length - 1
                    ? texts.weakest
                    : ''}
            </span>
            {!checked && (
              <span className={styles.arrows}>
                <Button
                  look="quiet"
                  square
                  size="small"
                  aria-label={`${texts.up}: ${step.sort[item].picture}`}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <Icon name="up" />
                </Button>
                <Button
                  look="quiet"
                  square
                  size="small"
                  aria-label={`${texts.down}: ${step.sort[item].picture}`}
                  disabled={place === order.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <Icon name="down" />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {!checked && <p className={styles.keys}>{texts.sortKeys}</p>}
    </div>
  );
}
