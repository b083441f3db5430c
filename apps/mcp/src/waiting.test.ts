import type { ViewAnswer } from '@baize/protocol';
import { expect, test, vi } from 'vitest';
import type { TableHost } from './host.ts';
import { settle } from './waiting.ts';

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
