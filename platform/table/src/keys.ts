/** Keyboard: one table of keys at a time, quiet while somebody types or a dialog is open. */
import { useEffectEvent, useLayoutEffect } from 'react';

/** What a key does; `false` leaves it to the focused control. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => boolean | void>>;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A control that was walked to by keyboard keeps Space and Enter; one that was only clicked does not. */
let walked = false;
const watch = (): void => {
  addEventListener('pointerdown', () => (walked = false), true);
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab' || key.startsWith('Arrow') || key === 'Home' || key === 'End') walked = true;
    },
    true,
  );
};
if (typeof addEventListener === 'function') watch();

const keepsKey = (target: EventTarget | null): boolean =>
  walked &&
  target instanceof HTMLElement &&
  target.closest('button, a, [role="button"], [role="slider"], [role="tab"], [role="switch"]') !== null &&
  target.closest('[data-keys]') === null;

/**
 * Names are `event.key`, letters in lower case, with `Shift+` before digits and arrows. Space and Enter stay with a control
 * that was reached by Tab or arrows, unless it says `data-keys`: then the table decides first, and `false` gives the key back.
 * `ahead` are the keys of a page that come before those of the table it shows.
 */
export function useKeys(keys: Keys, active = true, ahead = false): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector('[role="dialog"][data-modal], [role="alertdialog"]') !== null) return;
    const name = keyName(event);
    if ((event.key === 'Enter' || event.key === ' ') && keepsKey(event.target)) return;
    const act = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (act === undefined || act(event) === false) return;
    event.preventDefault();
  });
  // Before the first paint: whoever sees the table can already press.
  useLayoutEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen, ahead);
    return () => removeEventListener('keydown', listen, ahead);
  }, [active, ahead]);
}

function keyName(event: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const base = digit ?? (event.key.length === 1 ? event.key.toLowerCase() : event.key);
  return event.shiftKey && (digit !== undefined || event.key.startsWith('Arrow')) ? `Shift+${base}` : base;
}
