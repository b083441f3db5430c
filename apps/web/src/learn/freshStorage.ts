/** For tests: a browser's storage that begins empty with every test, and modules that have read nothing of it yet. */
import { beforeEach, vi } from 'vitest';

/** Returns what is in it. */
export function freshStorage(): () => ReadonlyMap<string, string> {
  let saved = new Map<string, string>();
  beforeEach(() => {
    saved = new Map();
    vi.resetModules();
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => void saved.set(key, value),
    });
  });
  return () => saved;
}
