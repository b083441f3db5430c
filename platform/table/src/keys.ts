/** Keyboard: one table of keys at a time, quiet while somebody types or a dialog is open. */
import { useEffectEvent, useLayoutEffect } from 'react';

export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const pressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, [role="button"], [role="slider"], [role="tab"]') !== null;

/** Names are `event.key`, letters in lower case, with `Shift+` before digits and arrows. Space and Enter stay with a focused control unless it says `data-keys`. */
export function useKeys(keys: Keys, active = true): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector('[role="dialog"][data-modal], [role="alertdialog"]') !== null) return;
    const name = keyName(event);
    const own = event.target instanceof HTMLElement && event.target.closest('[data-keys]') !== null;
    if ((event.key === 'Enter' || event.key === ' ') && pressable(event.target) && !own) return;
    const deed = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (deed === undefined) return;
    event.preventDefault();
    deed(event);
  });
  // Before the first paint: whoever sees the table can already press.
  useLayoutEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [active]);
}

function keyName(event: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const base = digit ?? (event.key.length === 1 ? event.key.toLowerCase() : event.key);
  return event.shiftKey && (digit !== undefined || event.key.startsWith('Arrow')) ? `Shift+${base}` : base;
}
