/** What a Badugi player set once: whether hands follow by themselves, and whether the helper opens every turn. */
import { useSyncExternalStore } from 'react';

export interface Taste {
  readonly autoNext: boolean;
  readonly helper: boolean;
}

const key = 'baize.badugi';
const defaults: Taste = { autoNext: true, helper: false };

function load(): Taste {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Taste>) };
  } catch {
    return defaults;
  }
}

let now: Taste | null = null;
const listeners = new Set<() => void>();
const current = (): Taste => (now ??= load());

export function setTaste(change: Partial<Taste>): void {
  now = { ...current(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // a browser that keeps nothing still plays
  }
  for (const listener of listeners) listener();
}

export const useTaste = (): Taste =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
