import { expect, test } from 'vitest';
import { hasRail, roomOf } from './room.tsx';

test.each([
  [360, 588, 'phone'],
  [390, 612, 'phone'],
  [844, 350, 'landscape'],
  [640, 320, 'landscape'],
  [568, 280, 'landscape'],
  [360, 420, 'phone'],
  [820, 1128, 'tablet'],
  [1024, 716, 'tablet'],
  [1366, 577, 'low'],
  [1280, 672, 'low'],
  [1180, 772, 'desk'],
  [1440, 852, 'desk'],
  [2560, 800, 'desk'],
  [1920, 1028, 'big'],
] as const)('a box of %i by %i is a %s room', (width, height, room) => {
  expect(roomOf(width, height)).toBe(room);
});

test('only rooms with width and height to spare have a rail', () => {
  expect((['phone', 'landscape', 'tablet', 'low', 'desk', 'big'] as const).map(hasRail)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});
