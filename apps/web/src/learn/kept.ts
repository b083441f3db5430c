/** A small thing kept in this browser, shared with its other tabs. */
export interface Kept<T> {
  readonly now: () => T;
  readonly keep: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function kept<T extends object>(key: string, empty: T): Kept<T> {
  const listeners = new Set<() => void>();
  const load = (): T => {
    try {
      return { ...empty, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>) };
    } catch {
      return empty;
    }
  };
  let now = load();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    now = load();
    tell();
  });
  return {
    now: () => now,
    keep(value) {
      now = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // nothing is kept, everything still works
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
