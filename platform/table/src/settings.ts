/** What a person set once and finds again: theme, speed, sound. Kept in this browser. */
import { useSyncExternalStore } from 'react';

export const speeds = ['step', 'slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export interface Settings {
  /** `system` follows the system's until somebody chooses. */
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Every game as text and buttons, also where it has a table of its own. */
  readonly plain: boolean;
  /** The system says that it is my turn while another page is in front. */
  readonly notify: boolean;
}

const key = 'baize.settings';
const defaults: Settings = { theme: 'system', speed: 'normal', sound: true, volume: 0.6, plain: false, notify: false };

function load(): Settings {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

let now: Settings = typeof localStorage === 'undefined' ? defaults : load();
const listeners = new Set<() => void>();

export const settings = (): Settings => now;

export function setSettings(change: Partial<Settings>): void {
  now = { ...now, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // a browser that keeps nothing still plays
  }
  for (const listener of listeners) listener();
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settings,
    settings,
  );
}

/** How long a thing of `ms` takes at the chosen speed; step by step it moves as usual, and waits in between. */
export function pace(ms: number): number {
  return ms * { step: 1, slow: 1.8, normal: 1, fast: 0.45, instant: 0 }[now.speed];
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The theme that is shown: the chosen one, or the system's. */
export function shownTheme(theme: Theme): 'dark' | 'light' {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
