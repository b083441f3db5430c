import { playersOf } from '@baize/bots';
import { expect, test } from 'vitest';
import { catalogue } from '@baize/games';

test.each(catalogue.map(({ name, load }) => ({ name, load })))(
  '$name has a ladder of eight levels',
  async ({ load }) => {
    const levels = playersOf(await load());
    expect(levels.length).toBeGreaterThanOrEqual(8);
    expect(new Set(levels.map(({ name }) => name)).size).toBe(levels.length);
    expect(new Set(levels.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const { about } of levels) expect(about).toMatch(/^[A-Z].{15,140}\.$/);
  },
);
