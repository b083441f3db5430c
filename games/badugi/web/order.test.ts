/** The order of the hands that were shown. */
import { expect, test } from 'vitest';
import { cardFrom } from '../src/index.ts';
import { orderOf } from './order.tsx';
import type { SeatScene } from './scene.ts';

const seat = (words: string, folded = false): SeatScene => ({
  stack: 0,
  bet: 0,
  paid: 0,
  cards: 4,
  draws: [],
  action: null,
  fresh: 0,
  place: 0,
  won: [],
  dealt: true,
  folded,
  faces: words === '' ? null : words.split(' ').map(cardFrom),
});

test('best first, equal hands share a place, whoever folded is left out', () => {
  const seats = [seat('Kd Qc Js Th'), seat('As 2d 3c 4h'), seat('', true), seat('2s 3d 5c Ah'), seat('2h 3s 5d Ac')];
  expect(orderOf({ seats }).map((each) => [each.seat, each.place])).toEqual([
    [1, 1],
    [3, 2],
    [4, 2],
    [0, 4],
  ]);
});
