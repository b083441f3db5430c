/** Nothing lies on anything, at any table, in any room. */
import { describe, expect, test } from 'vitest';
import { type Box, type Layout, layoutOf, placeOf } from './geometry.ts';

/** The felt that windows leave, from phones to the largest desks: [width, height, phone]. */
const rooms = [
  [360, 266, true],
  [390, 324, true],
  [390, 500, true],
  [618, 348, false],
  [467, 318, false],
  [820, 960, false],
  [876, 610, false],
  [1024, 556, false],
  [1004, 400, false],
  [1004, 500, false],
  [1066, 440, false],
  [1100, 690, false],
  [1580, 870, false],
  [2220, 1230, false],
] as const;

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

const podBox = ({ pod }: Layout, { x, y }: { x: number; y: number }, height: number): Box => ({
  x: x - pod.width / 2,
  y,
  width: pod.width,
  height,
});

/** My cards with what stands left and right of them. */
function myRow({ width, height, card, aside }: Layout): Box[] {
  const cards = 4 * card + 36;
  const gap = height < 400 ? 6 : 12;
  return [
    { x: width / 2 - cards / 2, y: height - 8 - card * 1.4, width: cards, height: card * 1.4 },
    { x: width / 2 - cards / 2 - gap - aside, y: height - 6 - 60, width: aside, height: 60 },
    { x: width / 2 + cards / 2 + gap, y: height - 6 - 60, width: aside, height: 60 },
  ];
}

/** What is added below a pod at the showdown: cards and the plate that names them. */
const below = ({ shape, face, height }: Layout): number =>
  2 + face * 1.4 + (shape === 'full' ? 48 : shape === 'small' ? 0 : height < 340 ? 30 : height < 400 ? 34 : 40);

describe.each(rooms)('in a room of %i by %i', (width, height, phone) => {
  test.each([2, 3, 4, 5, 6, 7])('%i players', (seats) => {
    const layout = layoutOf({ seats, width, height, phone, mine: true, big: height > 800 && width > 1500 });
    const { pod, shape } = layout;
    const others = layout.seats.slice(1);
    expect(others).toHaveLength(seats - 1);
    const strip = { full: 0, compact: 24, small: 20 }[shape];
    const playing = others.map((seat) => podBox(layout, seat, pod.height + strip));
    const showing = others.map((seat) => podBox(layout, seat, pod.height + below(layout)));
    const mine = phone ? [] : myRow(layout);
    for (const boxes of [
      [...playing, layout.centre, ...mine],
      [...showing, layout.ledger, ...mine],
    ])
      boxes.forEach((box, i) => {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
        expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
        for (const other of boxes.slice(i + 1)) expect(overlap(box, other) ? [box, other] : null).toBeNull();
      });
    expect(layout.centre.height).toBeGreaterThanOrEqual(phone ? 84 : 92);
    if (!phone) expect(layout.ledger.height).toBeGreaterThanOrEqual(90);
    expect(layout.centre.width).toBeGreaterThanOrEqual(phone ? 120 : 228);
  });
});

describe('places', () => {
  test('I sit below and the others follow clockwise', () => {
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual([2, 3, 0, 1]);
    const { seats } = layoutOf({ seats: 7, width: 1100, height: 690, phone: false, mine: true });
    expect(seats.map(({ side }) => side)).toEqual(['bottom', 'left', 'left', 'top', 'top', 'right', 'right']);
    const [, low, high, , , rightHigh, rightLow] = seats;
    expect(low?.y).toBeGreaterThan(high?.y ?? 0);
    expect(rightLow?.y).toBeGreaterThan(rightHigh?.y ?? 0);
  });
});
