/** Where seats, bets and the button are: I sit below, the others clockwise round the oval. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Angles on the screen of the others in order of play: 0 is right, 90 below, 270 above. */
const angles: Readonly<Record<number, readonly number[]>> = {
  1: [270],
  2: [210, 330],
  3: [180, 270, 0],
  4: [160, 225, 315, 20],
  5: [150, 210, 270, 330, 30],
  6: [145, 185, 235, 305, 355, 35],
};

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly centre: Spot;
  readonly felt: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** By place: 0 is mine, then clockwise. */
  readonly seats: readonly Spot[];
  readonly bets: readonly Spot[];
  readonly buttons: readonly Spot[];
  /** Where a hand shown is named, and which edge of the plate stands there. */
  readonly names: readonly (Spot & { readonly edge: 'left' | 'right' | 'middle' })[];
  /** Width of one of my cards. */
  readonly card: number;
  readonly phone: boolean;
}

const toward = (from: Spot, to: Spot, right: number, down: number): Spot => ({
  x: from.x + (to.x - from.x) * right,
  y: from.y + (to.y - from.y) * down,
});

/** For a table of so many seats in a room of this size. The drawing is 1080 by 712. */
export function layoutOf(seats: number, width: number, height: number): Layout {
  const v = Math.max(0.62, height / 712);
  const w = Math.min(width, 1180);
  const left = (width - w) / 2;
  const centre = { x: width / 2, y: 306 * v };
  const half = 104;
  const spots: Spot[] = [{ x: width / 2, y: height - 48 }];
  for (const angle of angles[seats - 1] ?? []) {
    const a = (angle * Math.PI) / 180;
    const x = centre.x + ((455 * w) / 1080) * Math.cos(a);
    const y = centre.y + 240 * v * Math.sin(a);
    spots.push({
      x: Math.min(left + w - half - 16, Math.max(left + half + 16, x)),
      y: Math.max(92, Math.min(y, height - 118)),
    });
  }
  const card = Math.round(Math.min(96, 96 * Math.max(0.72, height / 712)));
  const bets = spots.map((spot, i) => {
    if (i === 0) return { x: width / 2, y: height - 86 - card * 1.4 - 30 };
    const below = spot.y > centre.y + 60;
    const to = toward(spot, centre, spot.x === centre.x ? 0 : 0.42, below ? 0 : 0.45);
    // the pots need the middle: chips lie beside who put them there
    return Math.abs(spot.x - centre.x) < 40
      ? { x: spot.x - 154, y: spot.y + 30 }
      : { x: spot.x + Math.sign(centre.x - spot.x) * Math.max(156, Math.abs(to.x - spot.x)), y: to.y };
  });
  const buttons = spots.map((spot, i) => {
    if (i === 0) return { x: width / 2 + 2 * card + 52, y: height - 116 };
    const side = Math.sign(centre.x - spot.x) || 1;
    return { x: spot.x + side * 126, y: spot.y + (spot.y > centre.y ? 34 : 26) };
  });
  const names = spots.map((spot, i) => {
    if (i === 0) return { x: width / 2, y: height - 86 - card * 1.4 - 42, edge: 'middle' as const };
    // beside the cards: below them is the pot
    if (Math.abs(spot.x - centre.x) < 130) return { x: spot.x + 108, y: spot.y + 78, edge: 'left' as const };
    const right = spot.x > centre.x;
    return { x: spot.x + (right ? -114 : 114), y: spot.y, edge: right ? ('right' as const) : ('left' as const) };
  });
  return {
    width,
    height,
    centre,
    names,
    felt: { left: left + w * 0.096, top: 54 * v, width: w * 0.808, height: 504 * v },
    seats: spots,
    bets,
    buttons,
    card,
    phone: false,
  };
}

/** By number of others: x and y as shares of the room, clockwise from my left. */
const phoneSpots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0]],
  2: [
    [0, 0.28],
    [1, 0.28],
  ],
  3: [
    [0, 0.42],
    [0.5, 0],
    [1, 0.42],
  ],
  4: [
    [0, 0.72],
    [0, 0.14],
    [1, 0.14],
    [1, 0.72],
  ],
  5: [
    [0, 0.78],
    [0, 0.3],
    [0.5, 0],
    [1, 0.3],
    [1, 0.78],
  ],
  6: [
    [0, 0.84],
    [0, 0.44],
    [0.16, 0],
    [0.84, 0],
    [1, 0.44],
    [1, 0.84],
  ],
};

/** Where the pot lies, as a share of the height: between the bets of those who sit at the sides. */
const potAt: Readonly<Record<number, number>> = { 6: 0.54, 7: 0.63 };

export function phoneLayoutOf(seats: number, width: number, height: number): Layout {
  const pod = { w: 112, h: 62 };
  const few = seats <= 4;
  const top = (few ? 44 : 34) + pod.h / 2;
  const room = Math.max(120, height - top - pod.h / 2 - 10);
  const centre = { x: width / 2, y: height * (potAt[seats] ?? 0.46) };
  const spots: Spot[] = [{ x: width / 2, y: height + 16 }];
  for (const [x, y] of phoneSpots[seats - 1] ?? [])
    spots.push({ x: 6 + pod.w / 2 + (width - 12 - pod.w) * x, y: top + room * y });
  const bets = spots.map((spot, i) => {
    if (i === 0) return { x: centre.x, y: height - 52 };
    const side = Math.sign(centre.x - spot.x);
    // few sit level with the pot, with room below them
    if (few && side !== 0) return { x: spot.x + side * 6, y: spot.y + pod.h / 2 + 20 };
    return spot.y < 90
      ? { x: spot.x + side * 12, y: spot.y + 48 }
      : { x: spot.x + side * (pod.w / 2 + 32), y: spot.y + 8 };
  });
  const buttons = spots.map((spot, i) => {
    if (i === 0) return { x: centre.x + 84, y: height - 18 };
    const side = Math.sign(centre.x - spot.x) || 1;
    return { x: spot.x + side * (pod.w / 2 + 4), y: spot.y + pod.h / 2 - 4 };
  });
  const names = spots.map((spot, i) => {
    if (i === 0) return { x: centre.x, y: height - 30, edge: 'middle' as const };
    if (Math.abs(spot.x - centre.x) < 100) return { x: spot.x, y: spot.y + 54, edge: 'middle' as const };
    if (few) return { x: spot.x, y: spot.y + pod.h / 2 + 26, edge: 'middle' as const };
    const right = spot.x > centre.x;
    return { x: spot.x + (right ? -60 : 60), y: spot.y, edge: right ? ('right' as const) : ('left' as const) };
  });
  return {
    width,
    height,
    centre,
    names,
    felt: { left: 26, top: 30, width: width - 52, height: height - 40 },
    seats: spots,
    bets,
    buttons,
    card: Math.min(78, Math.floor((width - 24 - 30) / 4)),
    phone: true,
  };
}

/** With a seat below as well, for whoever looks on or back: the others move up a little on a small table. */
export function openLayoutOf(seats: number, width: number, height: number, small: boolean): Layout {
  const layout = (small ? phoneLayoutOf : layoutOf)(seats, width, height - (small ? 56 : 0));
  const [, ...others] = layout.seats;
  return { ...layout, seats: [{ x: width / 2, y: height - (small ? 36 : 52) }, ...others] };
}

/** The place at the table of a seat: 0 is who looks, or the first seat for an onlooker. */
export const placeOf = (seat: number, me: number | null, seats: number): number => (seat - (me ?? 0) + seats) % seats;
