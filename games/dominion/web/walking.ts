/** Keyboard walking: arrows go to the nearest card that way, and each zone is one stop of the Tab key. */
import { type RefObject, useEffect } from 'react';

const cells = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-cell]')].filter((cell) => cell.getClientRects().length > 0);

const zoneOf = (cell: Element): Element | null => cell.closest('[data-zone]');

/** `x` and `y` say which way: one of them is 1 or -1. Sideways stays in the zone. */
export function walk(root: HTMLElement | null, x: number, y: number): void {
  if (root === null) return;
  const now = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const all = cells(root);
  if (now === null || !all.includes(now)) {
    const first = all.find((cell) => zoneOf(cell)?.getAttribute('data-zone') === 'hand') ?? all[0];
    first?.focus();
    return;
  }
  const here = now.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of all) {
    if (cell === now || (x !== 0 && zoneOf(cell) !== zoneOf(now))) continue;
    const box = cell.getBoundingClientRect();
    const dx = box.left + box.width / 2 - (here.left + here.width / 2);
    const dy = box.top + box.height / 2 - (here.top + here.height / 2);
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (ahead < 6 || (x !== 0 && aside > here.height / 2)) continue;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = cell;
    }
  }
  best?.focus();
}

/** Whether a card can be taken, or has been. */
export const isChoice = (cell: Element): boolean =>
  cell.matches('[data-light="lit"], [data-light="can"], [data-light="chosen"]');

/** To the next card that can be taken: a pile, or one that is shown. */
export function nextLit(root: HTMLElement | null): void {
  const all = root?.querySelectorAll<HTMLElement>('[data-shown] [data-light="lit"], [data-pile]') ?? [];
  const lit = [...all].filter(isChoice);
  const now = lit.findIndex((card) => card === document.activeElement);
  lit[(now + 1) % lit.length]?.focus();
}

/** Of each zone one card can be reached by Tab: the last that had the focus, else a lit one, else the first. */
export function useZones(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const zone of root.current?.querySelectorAll('[data-zone]') ?? []) {
      const all = cells(zone);
      const active =
        all.find((cell) => cell === document.activeElement) ?? all.find((cell) => cell.dataset['stop'] === '');
      const stop = active ?? all.find((cell) => isChoice(cell) && cell.dataset['light'] !== 'chosen') ?? all[0];
      for (const cell of all) cell.tabIndex = cell === stop ? 0 : -1;
    }
  });
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const focused = (event: FocusEvent): void => {
      const cell = event.target instanceof HTMLElement && event.target.matches('[data-cell]') ? event.target : null;
      const zone = cell === null ? null : zoneOf(cell);
      if (cell === null || zone === null) return;
      for (const other of cells(zone)) {
        other.tabIndex = other === cell ? 0 : -1;
        if (other === cell) other.dataset['stop'] = '';
        else delete other.dataset['stop'];
      }
    };
    table.addEventListener('focusin', focused);
    return () => table.removeEventListener('focusin', focused);
  }, [root]);
}
