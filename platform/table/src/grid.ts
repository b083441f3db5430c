/** Walking a table with the arrow keys: elements say where they are with `data-cell="row:column"`. */
import type { RefObject } from 'react';
import type { Keys } from './keys.ts';

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The cell reached by one step: the nearest one that way, in the same line if there is one. */
export function nextCell(cells: readonly Cell[], from: Cell | null, rows: number, columns: number): Cell | null {
  if (from === null) return cells[0] ?? null;
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const along = rows === 0 ? (cell.column - from.column) * columns : (cell.row - from.row) * rows;
    if (along <= 0) continue;
    const across = Math.abs(rows === 0 ? cell.row - from.row : cell.column - from.column);
    if (rows === 0 && across > 0) continue;
    const distance = along * 100 + across;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** The four arrow keys for `useKeys`. The first press goes to `start`, else to the first cell of the table. */
export function useGrid(root: RefObject<HTMLElement | null>, start?: Cell): Keys {
  const walk = (rows: number, columns: number): void => {
    const table = root.current;
    if (table === null) return;
    const elements = [...table.querySelectorAll<HTMLElement>('[data-cell]')].filter(
      (element) => element.getClientRects().length > 0,
    );
    const at = elements.find((element) => element === document.activeElement);
    const found = nextCell(elements.map(cellOf), at === undefined ? null : cellOf(at), rows, columns);
    const goal = at === undefined && start !== undefined ? start : found;
    elements.find((element) => goal !== null && same(cellOf(element), goal))?.focus();
  };
  return {
    ArrowLeft: () => walk(0, -1),
    ArrowRight: () => walk(0, 1),
    ArrowUp: () => walk(-1, 0),
    ArrowDown: () => walk(1, 0),
  };
}

const same = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column;

function cellOf(element: HTMLElement): Cell {
  const [row = 0, column = 0] = (element.dataset['cell'] ?? '').split(':').map(Number);
  return { row, column };
}
