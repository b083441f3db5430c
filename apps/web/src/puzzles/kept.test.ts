import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

describe('streaks', () => {
  it('count days in a row, and last until midnight of the next', async () => {
    const { streakOf, weekOf } = await import('./kept.ts');
    expect(streakOf([], '2026-11-16')).toBe(0);
    expect(streakOf(['2026-11-14', '2026-11-15'], '2026-11-16')).toBe(2);
    expect(streakOf(['2026-11-14', '2026-11-15', '2026-11-16'], '2026-11-16')).toBe(3);
    expect(streakOf(['2026-11-14'], '2026-11-16')).toBe(0);
    expect(streakOf(['2026-02-28', '2026-03-01'], '2026-03-01')).toBe(2);
    expect(weekOf('2026-03-02')[0]).toBe('2026-02-24');
  });
});
