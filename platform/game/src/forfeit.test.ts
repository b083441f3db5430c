/** Who wins for a seat that resigned. */
import { expect, test } from 'vitest';
import { kuhn, kuhnPack } from '../test/kuhn.ts';
import { withoutResigned } from './forfeit.ts';

const state = kuhn.start({}, 2, 'forfeit');
const gone = (...resigned: number[]) => [0, 1, 2].map((seat) => ({ resigned: resigned.includes(seat) }));

test('the best of those who stayed wins: by place, by what was won, or by points', () => {
  const busted = { scores: [0, 900, 0], winners: [1], payoffs: [0, 1, 0], how: 'All chips.' };
  const ranked = { ...kuhnPack, places: () => [3, 1, 2] };
  expect(withoutResigned(ranked, state, busted, gone(1))).toEqual({
    ...busted,
    winners: [2],
    payoffs: [0, 0, 1],
    how: 'All chips. A seat that resigned cannot win.',
  });
  const boughtIn = { scores: [140, 900, 120], winners: [1], payoffs: [-220, 800, 20], how: '' };
  expect(withoutResigned(kuhnPack, state, boughtIn, gone(1)).winners).toEqual([2]);
  const points = { scores: [12, 16, 12], winners: [1], payoffs: [0, 1, 0], how: '' };
  expect(withoutResigned(kuhnPack, state, points, gone(1))).toMatchObject({ winners: [0, 2], payoffs: [0.5, 0, 0.5] });
  expect(withoutResigned(ranked, state, busted, gone(0, 2))).toBe(busted);
});
