import { describe, expect, test } from 'vitest';
import { storm } from './storm/storm.ts';

const calm = { lost: 0, twice: 0, unasked: 0, stale: [], faults: [] };

// The long version is `npm run storm`.
describe('a storm', () => {
  test('loses nothing with one server that is killed', { timeout: 180_000 }, async () => {
    const report = await storm({ store: 'sqlite', matches: 12, kills: 2, together: 6, patience: 12, seed: 'short' });
    expect(report).toMatchObject({ ...calm, kills: 2 });
    expect(report.doubled).toBeGreaterThan(0);
    expect(report.acknowledged).toBeGreaterThan(100);
  });

  test('loses nothing with two nodes on one database: one killed, one cut off, one asleep, the database crashed', {
    timeout: 180_000,
  }, async () => {
    const spec = { matches: 8, kills: 1, cuts: 1, crashes: 1, freezes: 1, together: 4, patience: 8, seed: 'short' };
    const report = await storm({ store: 'postgres', ...spec });
    expect(report).toMatchObject({ ...calm, kills: 1, cuts: 1, crashes: 1, freezes: 1 });
    expect(report.acknowledged).toBeGreaterThan(40);
  });
});
