import { loadGame } from '@baize/games';
import { expect, test } from 'vitest';
import { measure } from './hints.ts';

/** The short form of `npm run hints`: few positions and worlds, so only what is clearly worse counts. */
test.each(['splendor', 'badugi', 'dominion'])(
  'hints in %s are never clearly worse than a second look',
  async (name) => {
    const pack = await loadGame(name);
    const trust = measure(pack, 3, { hint: 60, duel: 120 }, 'short');
    expect(trust.positions).toBe(3);
    expect(trust.worse).toBe(0);
  },
);
