/** Where everybody sits: places round the table for any number of players in a room of any size, so that nothing ever lies on anything. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** `full` pods have a row of draws and bets lie on the cloth; `compact` ones have two lines, with the bet below; `small` ones are for phones. */
export type Shape = 'full' | 'compact' | 'small';

export interface PodPlace {
  /** The middle of the pod's upper edge. */
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'top' | 'right' | 'bottom';
}

export interface Layout {
  readonly shape: Shape;
  /** What the room is drawn with before it is enlarged by `zoom`. */
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  /** The cloth with its wood. */
  readonly felt: Box;
  readonly pod: { readonly width: number; readonly height: number };
  /** Pods have a row of draws: full ones, and small ones where the room is high enough. */
  readonly cells: boolean;
  /** Width of a card shown by others, and of one of mine. */
  readonly face: number;
  readonly card: number;
  /** By place: 0 is mine (or the first seat, for onlookers), then clockwise. */
  readonly seats: readonly PodPlace[];
  /** Where chips lie; beside the pods only where these are full. */
  readonly bets: readonly Spot[];
  /** Pot, streets and caption. */
  readonly centre: Box;
  /** At the showdown: the pots and who won them. */
  readonly ledger: Box;
  /** Beside my cards: who I am and what I drew. */
  readonly aside: number;
}

export interface Room {
  readonly seats: number;
  readonly width: number;
  readonly height: number;
  /** Narrow, with my cards below the table. */
  readonly phone: boolean;
  /** A seat of my own: my cards lie below. Onlookers see a pod there. */
  readonly mine: boolean;
  /** On large screens type is a step larger, and pods are wider. */
  readonly big?: boolean;
}

interface Sizes {
  /** Between things, and above and below. */
  readonly gap: number;
  /** Between the side pods and the edge of the room. */
  readonly edge: number;
  readonly podWidth: number;
  readonly podHeight: number;
  /** Above a pod: the backs of its cards. */
  readonly over: number;
  /** Below it while the hand is played: what was done and bet. */
  readonly strip: number;
  /** Width of cards shown, and the height of the plate that names them. */
  readonly face: number;
  readonly plate: number;
}

/** How many of the others sit on the left, above and on the right. */
const sides: Readonly<Record<Shape, readonly (readonly [left: number, top: number, right: number])[]>> = {
  full: [[0, 0, 0], [0, 1, 0], [0, 2, 0], [1, 1, 1], [1, 2, 1], [2, 1, 2], [2, 2, 2]], // biome-ignore format: a table
  compact: [[0, 0, 0], [0, 1, 0], [0, 2, 0], [1, 1, 1], [1, 2, 1], [1, 3, 1], [1, 4, 1]], // biome-ignore format: a table
  small: [[0, 0, 0], [0, 1, 0], [1, 0, 1], [1, 1, 1], [2, 0, 2], [2, 1, 2], [3, 0, 3]], // biome-ignore format: a table
};

/** On a phone held sideways six sit as round a real table: nobody is squeezed between two others above. */
const sidesOf = (shape: Shape, seats: number, width: number, height: number): readonly [number, number, number] =>
  shape === 'compact' && seats === 6 && width < 700 && height >= 300
    ? [2, 1, 2]
    : (sides[shape][seats - 1] ?? [0, 0, 0]);

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

function shapeOf({ seats, width, height, phone }: Room): Shape {
  if (phone) return 'small';
  const others = seats - 1;
  const enough = height >= (others > 4 ? 640 : 560) && width >= (others > 5 ? 1000 : 840);
  return enough || (height >= 780 && width >= 780) ? 'full' : 'compact';
}

function zoomOf(shape: Shape, { width, height }: Room): number {
  const [wide, high, most] = { full: [1080, 700, 1.8], compact: [1000, 470, 1.35], small: [390, 420, 1.5] }[shape];
  return between(1, Math.min(width / wide, height / high), most);
}

/** On a phone: a row of draws below the name where even the fuller side of the table has room for it. */
const tallSmall = (height: number, left: number): boolean => height >= (left > 2 ? 460 : left > 1 ? 350 : 270);

function sizesOf(
  shape: Shape,
  width: number,
  height: number,
  [left, top]: readonly [left: number, top: number, right: number],
  big: boolean,
): Sizes {
  if (shape === 'full')
    return { gap: 6, edge: 14, podWidth: big ? 240 : 208, podHeight: 86, over: 36, strip: 0, face: 46, plate: 48 };
  if (shape === 'small') {
    const podHeight = tallSmall(height, left) ? 66 : 42;
    return { gap: 3, edge: width < 380 ? 3 : 5, podWidth: 112, podHeight, over: 8, strip: 20, face: 25, plate: 0 };
  }
  const flanked = left > 0;
  const low = height < 400;
  const lowest = height < 340;
  const gap = lowest ? 4 : 6;
  const room = Math.min(
    (width - (top + 1) * gap) / Math.max(1, top),
    flanked ? (width - (left > 1 ? 252 : 248)) / 2 : width,
  );
  const podWidth = Math.floor(between(96, room, low ? 150 : 196));
  return {
    gap,
    edge: gap + 2,
    podWidth,
    podHeight: lowest ? 44 : low ? 48 : 58,
    over: low ? 9 : 14,
    strip: 24,
    face: Math.floor(Math.min(lowest ? 24 : low ? 27 : 36, (podWidth - 12) / 4)),
    plate: lowest ? 30 : low ? 34 : 40,
  };
}

const faceHeight = (width: number): number => Math.ceil(width * 1.4);

export function layoutOf(room: Room): Layout {
  const shape = shapeOf(room);
  const zoom = zoomOf(shape, room);
  const width = room.width / zoom;
  const height = room.height / zoom;
  const around = sidesOf(shape, room.seats, width, height);
  const [left, top, right] = around;
  const sizes = sizesOf(shape, width, height, around, room.big === true);
  const { gap, edge, podWidth, podHeight, over, strip } = sizes;
  /** A pod with its cards and their plate below. */
  const shown = podHeight + 2 + faceHeight(sizes.face) + sizes.plate;
  const half = podWidth / 2;
  // two pods above each other need what lower cards of mine leave
  const share = height < 340 && left > 1 ? 0.22 : 0.24;
  const card = Math.floor(between(46, (height * share) / 1.4, 92));
  const row = room.mine ? 4 * card + (height < 400 ? 36 : 48) : podWidth + 4 * sizes.face + 190;
  const bottom = room.phone && room.mine ? 0 : room.mine ? faceHeight(card) : podHeight;
  /** Where my own row begins. */
  const floor = height - bottom - gap - 2;
  const aside = Math.floor(between(60, (width - row) / 2 - 2 * gap - 4, room.big === true ? 240 : 200));

  const ceiling = over + gap;
  const apart = top === 4 ? 0.24 : top === 3 ? 0.3 : left > 0 ? 0.34 : 0.46;
  // where there is room, the upper pods leave the chips of those beside them uncovered
  const clear = width - 2 * (2 * gap + podWidth + 92) - podWidth;
  const beside = shape === 'full' && left > 1 && clear >= podWidth + gap;
  const spread = spreadOf(top, beside ? Math.min(clear, apart * width) : apart * width, half, width, gap);
  const crowded = top > 0 && (spread[0] ?? 0) - half < podWidth + 3 * gap;
  const highest = crowded ? ceiling + Math.max(shown, podHeight + strip + over) + 2 : ceiling;
  /** Left of my row, beyond the pods of that side. */
  const free = (width - row) / 2 - gap - edge - podWidth;
  const under =
    room.phone && room.mine ? height : free < 0 ? floor : room.mine && free < aside + gap ? height - gap - 62 : height;
  const lowest = under - gap - shown;
  // with nobody above, the middle belongs to the pot
  const alone = shape === 'small' && top === 0 ? 0.2 : 0.42;
  const columns = { shown, highest, lowest: Math.max(lowest, highest), height, podHeight, alone };
  const seats: PodPlace[] = [
    { x: width / 2, y: height - podHeight - gap, side: 'bottom' },
    ...column(left, columns)
      .toReversed()
      .map((y): PodPlace => ({ x: edge + half, y, side: 'left' })),
    ...spread.map((x): PodPlace => ({ x, y: ceiling, side: 'top' })),
    ...column(right, columns).map((y): PodPlace => ({ x: width - edge - half, y, side: 'right' })),
  ];

  const inner = left > 0 ? podWidth + gap + edge : gap;
  const mine = room.mine ? 38 : gap;
  /** Below two pods in the upper corners, where pot, streets and caption have room there. */
  const corners = left === 1 && top === 0 ? (seats[1]?.y ?? 0) + podHeight + strip : gap;
  const below = floor - mine - corners;
  const roof = top > 0 ? ceiling + podHeight + strip + (shape === 'full' ? 44 : gap) : below >= 130 ? corners : gap;
  const ledgerTop = top > 0 ? ceiling + shown + gap : roof;
  return {
    shape,
    width,
    height,
    zoom,
    felt: feltOf(shape, width, height - gap, ceiling + podHeight * 0.3, floor),
    pod: { width: podWidth, height: podHeight },
    cells: shape === 'full' || podHeight > 60,
    face: sizes.face,
    card,
    seats,
    bets: seats.map((seat) => betOf(seat, sizes, width / 2, floor)),
    centre: { x: inner, y: roof, width: width - 2 * inner, height: floor - mine - roof },
    ledger: { x: inner, y: ledgerTop, width: width - 2 * inner, height: floor - gap - ledgerTop },
    aside,
  };
}

/** The upper pods, so far apart, but inside the room and off each other. */
function spreadOf(count: number, apart: number, half: number, width: number, gap: number): number[] {
  const most = (width - 2 * half - 2 * gap) / Math.max(1, count - 1);
  const step = Math.min(most, Math.max(2 * half + gap, apart));
  return Array.from({ length: count }, (_, i) => width / 2 + (i - (count - 1) / 2) * step);
}

/** The upper edges of this many pods below each other, from above, with room for their cards. */
function column(
  count: number,
  at: {
    readonly shown: number;
    readonly highest: number;
    readonly lowest: number;
    readonly height: number;
    readonly podHeight: number;
    /** How far down a pod stands that has its side to itself. */
    readonly alone: number;
  },
): number[] {
  if (count === 0) return [];
  if (count === 1) return [between(at.highest, at.height * at.alone - at.podHeight / 2, at.lowest)];
  const slack = Math.max(0, at.lowest - at.highest - (count - 1) * at.shown);
  const first = at.highest + slack * 0.3;
  const step = (at.lowest - slack * 0.2 - first) / (count - 1);
  return Array.from({ length: count }, (_, i) => first + i * step);
}

function betOf({ x, y, side }: PodPlace, { podWidth, podHeight }: Sizes, middle: number, floor: number): Spot {
  if (side === 'bottom') return { x: middle, y: floor - 26 };
  if (side === 'top') return { x, y: y + podHeight + 24 };
  return { x: x + (side === 'left' ? 1 : -1) * (podWidth / 2 + 54), y: y + podHeight / 2 };
}

function feltOf(shape: Shape, width: number, height: number, top: number, floor: number): Box {
  const side = shape === 'small' ? 22 : Math.max(40, width * 0.085);
  const low = shape === 'small' ? height : floor + (height - floor) * 0.5;
  return { x: side, y: top, width: width - 2 * side, height: low - top };
}

/** The place at the table of a seat: 0 is who looks, or the first seat for an onlooker. */
export const placeOf = (seat: number, me: number | null, seats: number): number => (seat - (me ?? 0) + seats) % seats;
