/** Card help: the whole text of any card, on hover, keyboard focus, long press or the right button. */
import { cx } from '@baize/table';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { type Card, nameOf } from '../src/facts.ts';
import type { View } from '../src/view.ts';
import { Art, Coin, factOf, inkOfCard, lookOf, Rich } from './art.tsx';
import cardFace from './face.module.css';
import { FACES } from './faces.ts';
import styles from './help.module.css';
import { texts } from './texts.ts';

interface Spot {
  readonly card: Card;
  readonly left: number;
  readonly top: number;
}

const width = 264;
const height = 360;

/** Beside the card, above the prompt, inside the window. */
function spotFor(element: HTMLElement, root: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  const prompt = root.querySelector('[data-zone="prompt"]')?.getBoundingClientRect();
  const floor = Math.min(
    innerHeight,
    box.bottom <= (prompt?.top ?? innerHeight) + 4 ? (prompt?.top ?? innerHeight) : (prompt?.top ?? innerHeight),
  );
  const right = box.right + 12 + width <= innerWidth;
  const below = box.top >= (prompt?.bottom ?? innerHeight) - 4;
  const left = below ? box.left + box.width / 2 - width / 2 : right ? box.right + 12 : box.left - 12 - width;
  return {
    card: Number(element.dataset['card']),
    left: Math.max(8, Math.min(innerWidth - width - 8, left)),
    top: Math.max(8, Math.min(box.top, floor - height - 8)),
  };
}

/** Shows help for whatever carries `data-card` inside the table. Returns what is shown, and a way to ask for it by key. */
export function useHelp(root: RefObject<HTMLElement | null>): {
  spot: Spot | null;
  toggle: () => void;
  hide: () => void;
} {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let clicked: { readonly x: number; readonly y: number } | null = null;
    const hoverless = matchMedia('(hover: none)').matches;
    /** The last press was a finger's: a browser then reports a mouse that rests wherever fingers were. */
    let touched = false;
    let rested: { readonly x: number; readonly y: number } | null = null;
    const cardAt = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    const soon = (element: HTMLElement | null, wait: number, then = (): void => {}): void => {
      clearTimeout(timer);
      if (element === null) return;
      timer = setTimeout(() => {
        if (!element.isConnected) return;
        setSpot(spotFor(element, table));
        then();
      }, wait);
    };
    const hide = (): void => {
      clearTimeout(timer);
      setSpot(null);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || touched || hoverless) return;
      const element = cardAt(event.target);
      if (element === null) return hide();
      // what slides under a pointer that rests, or has hardly moved since a click, is not what was pointed at
      if (rested === null || (rested.x === event.clientX && rested.y === event.clientY)) return;
      if (clicked !== null && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < 6) return;
      clicked = null;
      soon(element, 400);
    };
    const move = (event: PointerEvent): void => {
      const moved = event.pointerType === 'mouse' && Math.hypot(event.movementX, event.movementY) > 0;
      if (moved) touched = false;
      // it came in over a card
      if (moved && rested === null && !hoverless) soon(cardAt(event.target), 400);
      rested = { x: event.clientX, y: event.clientY };
    };
    const out = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && cardAt(event.relatedTarget) !== cardAt(event.target)) hide();
    };
    const down = (event: PointerEvent): void => {
      hide();
      clicked = { x: event.clientX, y: event.clientY };
      touched = event.pointerType !== 'mouse';
      held = false;
      if (event.pointerType !== 'mouse') soon(cardAt(event.target), 450, () => (held = true));
    };
    const up = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (event.pointerType !== 'mouse' && event.type === 'pointercancel') hide();
    };
    // the press that showed the help does nothing else
    const click = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent): void => {
      const element = cardAt(event.target);
      if (element === null) return;
      event.preventDefault();
      setSpot(spotFor(element, table));
    };
    const focus = (event: FocusEvent): void => {
      const element = cardAt(event.target);
      if (element?.matches(':focus-visible')) soon(element, 600);
    };
    const listeners: [string, (event: never) => void, boolean?][] = [
      ['pointerover', over],
      ['pointermove', move],
      ['pointerout', out],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click, true],
      ['contextmenu', menu],
      ['focusin', focus],
      ['focusout', hide],
    ];
    for (const [type, listener, capture] of listeners) table.addEventListener(type, listener as EventListener, capture);
    return () => {
      clearTimeout(timer);
      for (const [type, listener, capture] of listeners)
        table.removeEventListener(type, listener as EventListener, capture);
    };
  }, [root]);
  return {
    spot,
    hide: () => setSpot(null),
    toggle: () => {
      const element = document.activeElement?.closest<HTMLElement>('[data-card]') ?? null;
      setSpot(spot !== null || element === null || root.current === null ? null : spotFor(element, root.current));
    },
  };
}

export function CardHelp({ spot, view }: { readonly spot: Spot | null; readonly view: View }): ReactNode {
  if (spot === null) return null;
  const { card, left, top } = spot;
  const name = nameOf(card);
  const face = FACES[name];
  const pile = view.supply[card] ?? -1;
  const owned = view.seat === null ? null : (view.players[view.seat]?.owned[card] ?? 0);
  return (
    <div
      className={cx(cardFace.card, styles.help)}
      role="tooltip"
      data-overlap="float"
      style={{ ...inkOfCard(card), left, top, width }}
    >
      <span className={cx(cardFace.name, styles.name)}>
        {name}
        <Coin value={factOf(card).cost} />
      </span>
      <span className={cx(cardFace.band, styles.band)}>{texts.looks[lookOf(card)]}</span>
      <Art card={card} className={styles.art} />
      <p className={cx(cardFace.text, styles.text)}>
        <Rich text={face.full} />
      </p>
      {face.notes !== undefined && (
        <ul>
          {face.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        {pile < 0 ? texts.help.notInGame : texts.help.pile(pile)}
        {owned !== null && `, ${texts.help.owned(owned)}`}
      </p>
    </div>
  );
}
