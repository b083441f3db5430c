/** What every chart here and on the pages is laid out with: scales, round steps along an axis, lines and dashes. */

export type Range = readonly [from: number, to: number];

export interface Scale {
  (value: number): number;
  readonly domain: Range;
  /** The value that lies here. */
  at(place: number): number;
}

/** From values to places. */
export function linear(domain: Range, [from, to]: Range): Scale {
  const [low, high] = domain;
  const each = (to - from) / (high - low || 1);
  return Object.assign((value: number) => from + (value - low) * each, {
    domain,
    at: (place: number) => low + (place - from) / each,
  });
}

/** From values to places by their powers of ten. */
export function logarithmic([low, high]: Range, range: Range): (value: number) => number {
  const scale = linear([Math.log10(low), Math.log10(high)], range);
  return (value) => scale(Math.log10(value));
}

/** 1, 2 or 5 times a power of ten, so that there are about this many steps. */
function stepFor([low, high]: Range, count: number): number {
  const raw = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const part = raw / power;
  return power * (part >= Math.sqrt(50) ? 10 : part >= Math.sqrt(10) ? 5 : part >= Math.SQRT2 ? 2 : 1);
}

/** About this many round values within a range. */
export function steps(range: Range, count: number): number[] {
  const [low, high] = range;
  if (!(low < high)) return [low];
  const step = stepFor(range, count);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // By multiplication and rounded: 0.1 added up is not 0.3.
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** The same among whole numbers. */
export const wholeSteps = (range: Range, count: number): number[] => {
  const all = steps(range, count).filter(Number.isInteger);
  return all.length > 0 || range[1] - range[0] < 1 ? all : steps(range, range[1] - range[0]);
};

/** A range whose ends are round values themselves. */
export function widened(range: Range, count: number): Range {
  const [low, high] = range;
  if (!(low < high)) return range;
  const step = stepFor(range, count);
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
}

export type Point = readonly [x: number, y: number];

/** A line through these points, as the path of an SVG. */
export const lineThrough = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** What lies between two lines, the second drawn back. */
export const areaBetween = (top: readonly Point[], bottom: readonly Point[]): string =>
  `${lineThrough([...top, ...bottom.toReversed()])}Z`;

/** A dash for each line, so that they can be told apart without colour; after the last they start over. */
const DASHES = ['', '6 4', '2 4', '10 3 2 3', '4 2', '1 3', '8 2', '2 6'];
export const dashOf = (line: number): string => DASHES[line % DASHES.length];

/** Thousands as `6k` from this many on: a margin has room for five letters. */
export const short = (value: number, from = 10_000): string =>
  Math.abs(value) >= from ? `${+(value / 1000).toFixed(1)}k` : `${+value.toFixed(2)}`;
