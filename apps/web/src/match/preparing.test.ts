import { afterEach, expect, test, vi } from 'vitest';
import { isPreparing, keepPreparation, lastPreparation } from './preparing.ts';

afterEach(() => vi.unstubAllGlobals());

test('the estimate is what the same bot took last time, among as many players', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  expect(lastPreparation('dominion', 'evolved', 2)).toBeNull();
  keepPreparation('dominion', 'evolved', 2, 18.4);
  expect(lastPreparation('dominion', 'evolved', 2)).toBe(18);
  expect(lastPreparation('dominion', 'evolved', 4)).toBeNull();
});

test('a browser that keeps nothing has no estimate', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
  });
  keepPreparation('dominion', 'evolved', 2, 18);
  expect(lastPreparation('dominion', 'evolved', 2)).toBeNull();
});

test('a bot prepares until it has moved, whether it is known to or only says so', () => {
  expect(isPreparing(1, 0.4, false, [[{ seat: 0 }]])).toBe(true);
  expect(isPreparing(1, null, true, [[{ seat: 0 }]])).toBe(true);
  expect(isPreparing(1, null, false, [])).toBe(false);
  expect(isPreparing(1, 0.4, true, [[{ seat: 0 }], [{ seat: 1 }]])).toBe(false);
});
