/**
 * A line about whatever the pointer rests on, the keyboard has reached or a finger holds: `data-tip` has the words, and an empty
 * one stands for the element's label. Buttons that are only an icon need not say so.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './tips.module.css';

interface Tip {
  readonly text: string;
  readonly element: Element;
}

const HOVERED = 400;
const HELD = 450;
const GAP = 8;
const ID = 'tip';

const isBare = (element: Element): boolean => element.textContent?.trim() === '';

/** What there is to say where something happened, if anything. */
function tipAt(target: EventTarget | null): Tip | null {
  const element = target instanceof Element ? target.closest('[data-tip], button, a') : null;
  if (element === null) return null;
  const own = element.getAttribute('data-tip');
  const text = own || (own !== null || isBare(element) ? element.getAttribute('aria-label') : null);
  return text === null ? null : { text, element };
}

/** Above the element, below where there is no room, inside the window. */
function place(box: HTMLElement, element: Element): void {
  const there = element.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(innerWidth - width - GAP, there.left + there.width / 2 - width / 2));
  const above = there.top - height - GAP;
  box.style.left = `${left}px`;
  box.style.top = `${above < GAP ? Math.min(innerHeight - height - GAP, there.bottom + GAP) : above}px`;
}

/** Listens until it is told to stop. */
function listen(show: (tip: Tip | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Tip | null = null;
  let held = false;
  /** Where the mouse was last moved to, and whether something else has come under it since. */
  const mouse = { x: -1, y: -1, covered: false };
  const hide = (): void => {
    clearTimeout(timer);
    if (shown !== null) show((shown = null));
  };
  const soon = (tip: Tip | null, wait: number, then?: () => void): void => {
    if (tip === null || tip.element !== shown?.element) hide();
    clearTimeout(timer);
    if (tip === null || tip.element === shown?.element) return;
    timer = setTimeout(() => {
      if (!tip.element.isConnected) return;
      show((shown = tip));
      then?.();
    }, wait);
  };
  const moved = ({ clientX, clientY }: PointerEvent): boolean => {
    const isElsewhere = clientX !== mouse.x || clientY !== mouse.y;
    Object.assign(mouse, { x: clientX, y: clientY });
    return isElsewhere;
  };
  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    // what opens under a mouse at rest was not asked about, and its tip would take the Escape that closes it
    mouse.covered = !moved(event);
    soon(mouse.covered ? null : tipAt(event.target), HOVERED);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !moved(event) || !mouse.covered) return;
    mouse.covered = false;
    soon(tipAt(event.target), HOVERED);
  };
  const down = (event: PointerEvent): void => {
    const { pointerType, target } = event;
    if (pointerType === 'mouse') moved(event);
    hide();
    held = false;
    if (pointerType !== 'mouse') soon(tipAt(target), HELD, () => (held = true));
  };
  const up = (): void => {
    if (!held) clearTimeout(timer);
  };
  // the press that showed a tip does nothing else
  const swallow = (event: MouseEvent): void => {
    if (!held) return;
    event.preventDefault();
    if (event.type === 'click') {
      held = false;
      event.stopPropagation();
    }
  };
  const focus = ({ target, relatedTarget }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    // a dialog that opens puts the focus on its first control: nobody asked about that one
    const dialog = target.closest('[role="dialog"]');
    const opened = dialog !== null && !(relatedTarget instanceof Node && dialog.contains(relatedTarget));
    if (!opened) soon(tipAt(target), HOVERED);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown !== null) event.stopPropagation();
    hide();
  };
  const stop = new AbortController();
  const on = { signal: stop.signal, capture: true };
  document.addEventListener('pointerover', over, on);
  document.addEventListener('pointermove', move, on);
  document.addEventListener('pointerdown', down, on);
  document.addEventListener('pointerup', up, on);
  document.addEventListener('pointercancel', hide, on);
  document.addEventListener('click', swallow, on);
  document.addEventListener('contextmenu', swallow, on);
  document.addEventListener('focusin', focus, on);
  document.addEventListener('focusout', hide, on);
  document.addEventListener('keydown', key, on);
  document.addEventListener('scroll', hide, on);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Mount once, at the root of the page. */
export function Tips(): ReactNode {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => listen(setTip), []);
  useEffect(() => {
    if (tip === null || box.current === null) return;
    // above dialogs, too
    box.current.showPopover();
    place(box.current, tip.element);
    tip.element.setAttribute('aria-describedby', ID);
    return () => tip.element.removeAttribute('aria-describedby');
  }, [tip]);
  return (
    tip !== null && (
      <div ref={box} id={ID} className={styles.tip} role="tooltip" popover="manual">
        {tip.text}
      </div>
    )
  );
}
