/** What has been played so far. */
import { expect, test } from 'vitest';
import { cardFrom } from '../src/index.ts';
import type { Past } from './past.ts';
import { factsOf } from './sofar.tsx';

const hand = (won: number[], shown: (string | null)[]): Past => ({
  events: [],
  history: {
    hand: 1,
    button: 0,
    ante: 0,
    small: 10,
    big: 20,
    stacks: [],
    posted: [],
    holes: [],
    actions: [],
    returned: [],
    shown: shown.map((words) => words?.split(' ').map(cardFrom) ?? null),
    won: won.map((amount, pot) => ({ seat: 0, amount, pot })),
    net: [],
  },
});

test('hands, the biggest pot of all side pots together, and the best hand shown', () => {
  const past = [
    hand([60], [null, null]),
    hand([100, 80], ['As 2d 4c 5h', '2s 3d 6c 7h']),
    hand([90], ['As 2d 3c 3h', null]),
  ];
  const { hands, biggestPot, best } = factsOf(past);
  expect([hands, biggestPot, best?.seat]).toEqual([3, 180, 0]);
  expect(best?.cards).toEqual('As 2d 4c 5h'.split(' ').map(cardFrom));
});
