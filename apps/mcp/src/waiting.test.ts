import type { ViewAnswer } from '@baize/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { TableHost } from './host.ts';
import { settle } from './waiting.ts';

afterEach(() => vi.restoreAllMocks());

/** Seconds that a call without `wait`, or with it, spends on a bot that never moves. */
async function spentOn(look: object, seconds: number): Promise<number> {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const shown = { ...look, status: 'playing', turn: 1, you: 0, version: 1, legal: [] } as unknown as ViewAnswer;
  const host: Partial<TableHost> = {
    passed: async () => {
      now += 5000;
    },
    look: async () => shown,
  };
  const told: string[] = [];
  const progress = async (_waited: number, _of: number, message: string): Promise<void> => void told.push(message);
  const at = { match: 'abcdefghijkl', token: null, seat: 0 };
  await settle(host as TableHost, at, shown, { seconds, signal: new AbortController().signal, progress });
  expect(told[0]).toBe('preparing' in look ? 'evolved is preparing, 40 %' : 'evolved is thinking');
  return now / 1000;
}

test('a caller is told early of a bot that prepares, and can wait for it all the same', async () => {
  const table = { seats: [{ kind: 'model' }, { kind: 'bot', name: 'evolved', resigned: false }] };
  const preparing = { seat: 1, part: 0.4 };
  expect(await spentOn({ table }, 0)).toBe(50);
  expect(await spentOn({ table, preparing }, 0)).toBe(20);
  expect(await spentOn({ table, preparing }, 45)).toBe(45);
});

test('whatever is left of the time is waited for, though it is no whole number of milliseconds', async () => {
  const look = {
    status: 'playing',
    turn: 1,
    you: 0,
    version: 1,
    legal: [],
    table: { seats: [{ kind: 'person' }, { kind: 'person' }] },
  };
  const passed = vi.fn<TableHost['passed']>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 7));
  });
  const host: Partial<TableHost> = { passed, look: async () => look as unknown as ViewAnswer };
  const patience = { seconds: 0.1001, signal: new AbortController().signal, progress: async () => {} };
  const at = { match: 'abcdefghijkl', token: null, seat: 0 };
  await settle(host as TableHost, at, look as unknown as ViewAnswer, patience);
  expect(passed.mock.calls.length).toBeGreaterThan(1);
});
