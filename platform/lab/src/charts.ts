/** Charts as SVG text: bars with intervals, lines with bands, distributions. Colours come from the page's style. */
import {
  areaBetween,
  dashOf,
  linear,
  lineThrough,
  logarithmic,
  type Point,
  type Scale,
  short,
  steps,
  widened,
} from './plot.ts';
import type { Interval } from './statistics.ts';
import type { Histogram } from './totals.ts';

const width = 360;
const margin = { top: 8, right: 12, bottom: 34, left: 46 };

/** Text that means itself inside HTML and SVG. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const svg = (height: number, label: string, inside: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">${inside}</svg>`;

/** The player's colour: the page has eight and then starts over. */
const colour = (i: number): string => `var(--p${i % 8})`;

const dash = (i: number): string => (dashOf(i) === '' ? '' : ` stroke-dasharray="${dashOf(i)}"`);

const small = (inside: string): string =>
  `<svg class="swatch" viewBox="0 0 24 10" width="24" height="10" aria-hidden="true">${inside}</svg>`;

/** The player's mark in a legend: a piece of its line. */
export const swatch = (i: number): string => small(`<path class="line" d="M1 5H23" stroke="${colour(i)}"${dash(i)}/>`);

/** The colour of a layer: the page has four and then starts over. */
const layerColour = (i: number): string => `var(--layer${i % 4})`;
export const layerSwatch = (i: number): string =>
  small(`<rect x="6" width="12" height="10" rx="2" fill="${layerColour(i)}"/>`);

function axes(
  x: Scale,
  y: Scale,
  height: number,
  label: string,
  say: (value: number) => string = (value) => short(value),
): string {
  const bottom = height - margin.bottom;
  const across = steps(y.domain, 4).map(
    (tick) =>
      `<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${y(tick)}" y2="${y(tick)}"/>` +
      `<text x="${margin.left - 6}" y="${y(tick) + 4}" text-anchor="end">${say(tick)}</text>`,
  );
  const along = steps(x.domain, 6)
    .filter(Number.isInteger)
    .map((tick) => `<text x="${x(tick)}" y="${bottom + 15}" text-anchor="middle">${short(tick)}</text>`);
  const name = `<text class="axis" x="${(margin.left + width - margin.right) / 2}" y="${height - 4}" text-anchor="middle">${escaped(label)}</text>`;
  return [...across, ...along, name].join('');
}

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly interval: Interval;
  readonly said: string;
}

/** A bar for each player, with its interval as a whisker and its number at the side. */
export function barChart(label: string, bars: readonly Bar[], least = 0, most?: number): string {
  const row = 44;
  const height = bars.length * row + 8;
  const low = Math.min(least, ...bars.map((bar) => bar.interval[0]));
  const high = most ?? Math.max(...bars.map((bar) => bar.interval[1]), low + 1e-9);
  const x = linear([low, high], [4, width - 8]);
  const inside = bars.map((bar, i) => {
    const top = 4 + i * row;
    const [from, to] = bar.interval.map((end) => x(Math.max(low, Math.min(high, end)))) as [number, number];
    const middle = top + 29;
    const zero = x(Math.max(low, 0));
    return (
      `<text class="name" x="4" y="${top + 14}">${escaped(bar.name)}</text>` +
      `<text class="value" x="${width - 8}" y="${top + 14}" text-anchor="end">${escaped(bar.said)}</text>` +
      `<rect class="track" x="4" y="${top + 21}" width="${width - 12}" height="16" rx="3"/>` +
      `<rect x="${Math.min(zero, x(bar.value))}" y="${top + 21}" width="${Math.abs(x(bar.value) - zero)}" height="16" rx="3" fill="${colour(i)}"/>` +
      `<path class="whisker" d="M${from} ${middle}H${to}M${from} ${middle - 5}v10M${to} ${middle - 5}v10"/>`
    );
  });
  return svg(height, label, inside.join(''));
}

/** A mark for each row on one scale, with its interval as a whisker: for what has no natural zero. */
export function dotChart(label: string, rows: readonly Bar[], powers = false): string {
  const step = 44;
  const height = rows.length * step + 26;
  const ends = rows.flatMap(({ interval }) => interval);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const range = [18, width - 18] as const;
  const [least, most] = powers
    ? [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high) + 1e-9)]
    : widened([low, high], 5);
  const x = powers ? logarithmic([10 ** least, 10 ** most], range) : linear([least, most], range);
  const ticks = powers
    ? Array.from({ length: most - least + 1 }, (_, power) => 10 ** (least + power))
    : steps([least, most], 5);
  const scale = ticks.map(
    (tick) =>
      `<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="4" y2="${height - 20}"/>` +
      `<text x="${x(tick)}" y="${height - 6}" text-anchor="middle">${powers ? tick : short(tick)}</text>`,
  );
  const inside = rows.map(({ name, value, interval, said }, i) => {
    const top = i * step;
    const middle = top + 30;
    const [from, to] = interval.map((end) => x(end)) as [number, number];
    const whisker = from === to ? '' : `M${from} ${middle}H${to}M${from} ${middle - 5}v10M${to} ${middle - 5}v10`;
    return (
      `<text class="name" x="4" y="${top + 16}">${escaped(name)}</text>` +
      `<text class="value" x="${width - 4}" y="${top + 16}" text-anchor="end">${escaped(said)}</text>` +
      `<line class="grid" x1="4" x2="${width - 4}" y1="${middle}" y2="${middle}"/>` +
      `<path class="whisker" d="${whisker}"/><circle cx="${x(value)}" cy="${middle}" r="5.5" fill="var(--p0)"/>`
    );
  });
  return svg(height, label, scale.join('') + inside.join(''));
}

export interface Curve {
  readonly points: readonly { readonly x: number; readonly y: number; readonly low: number; readonly high: number }[];
}

/** Strips over the chart that say what lies under the pointer. */
const strips = (x: Scale, height: number, told: readonly (readonly [number, string])[]): string =>
  told
    .map(([at, text], i) => {
      const left = i === 0 ? margin.left : (x(told[i - 1][0]) + x(at)) / 2;
      const right = i === told.length - 1 ? width - margin.right : (x(told[i + 1][0]) + x(at)) / 2;
      return `<rect class="strip" x="${left.toFixed(1)}" y="${margin.top}" width="${Math.max(0, right - left).toFixed(1)}" height="${height - margin.bottom - margin.top}"><title>${escaped(text)}</title></rect>`;
    })
    .join('');

/** A line for each player over a band of its spread. The axes hold every curve of `frame`. */
export function lineChart(
  label: string,
  axis: string,
  names: readonly string[],
  curves: readonly Curve[],
  frame: readonly Curve[] = curves,
): string {
  const height = 250;
  const all = frame.flatMap((curve) => curve.points);
  if (!frame.some((curve) => curve.points.length > 1)) return '';
  const xs = all.map((point) => point.x);
  const x = linear([Math.min(...xs), Math.max(...xs)], [margin.left, width - margin.right]);
  // A band that reaches below nothing where no mean does would only waste height.
  const floor = Math.min(0, ...all.map((point) => point.y));
  const ceiling = Math.max(...all.map((point) => point.high), floor + 1);
  const y = linear(widened([floor, ceiling], 4), [height - margin.bottom, margin.top]);
  const drawn = curves.map(({ points }, i) => {
    const along = (height: (point: Curve['points'][number]) => number): Point[] =>
      points.map((point) => [x(point.x), y(height(point))]);
    const band = areaBetween(
      along(({ high }) => high),
      along(({ low }) => Math.max(floor, low)),
    );
    const path = lineThrough(along((point) => point.y));
    return `<path d="${band}" fill="${colour(i)}" opacity=".14"/><path class="line" d="${path}" stroke="${colour(i)}"${dash(i)}/>`;
  });
  const rounds = [...new Set(curves.flatMap(({ points }) => points.map((point) => point.x)))].toSorted((a, b) => a - b);
  const told = rounds.map((at): [number, string] => {
    const values = curves.flatMap(({ points }, i) => {
      const point = points.find((each) => each.x === at);
      return point === undefined ? [] : [`${names[i] ?? ''} ${short(point.y)}`];
    });
    return [at, `${axis} ${at}: ${values.join(', ')}`];
  });
  return svg(height, label, axes(x, y, height, axis) + drawn.join('') + strips(x, height, told));
}

/** The least and the greatest value to be drawn: one game in a hundred may lie far out, and must not squash all others. */
function reach(frame: readonly Histogram[]): { readonly least: number; readonly most: number; readonly all: boolean } {
  const counts = frame
    .flatMap((each) => Object.entries(each).map(([value, times]) => [Number(value), times] as const))
    .toSorted(([a], [b]) => a - b);
  const total = counts.reduce((sum, [, times]) => sum + times, 0);
  const valueAt = (share: number): number => {
    let passed = 0;
    return counts.find(([, times]) => (passed += times) >= share * total)?.[0] ?? 0;
  };
  const [low, high] = [valueAt(0.01), valueAt(0.99)];
  const beyond = Math.max(1, high - low);
  const [first, last] = [counts.at(0)?.[0] ?? 0, counts.at(-1)?.[0] ?? 0];
  const [least, most] = [Math.max(first, low - beyond), Math.min(last, high + beyond)];
  return { least, most, all: least === first && most === last };
}

/** How often each value came up, as shares; a stepped outline for each player. The axes hold every histogram of `frame`. */
export function distribution(
  label: string,
  axis: string,
  histograms: readonly Histogram[],
  frame: readonly Histogram[] = histograms,
): string {
  const height = 230;
  const { least, most, all } = reach(frame);
  // One value alone is better said than drawn.
  if (!(least < most)) return '';
  const bin = Math.max(1, Math.ceil((most - least + 1) / 40));
  const from = Math.floor(least / bin) * bin;
  const bins = Math.floor((most - from) / bin) + 1;
  const sharesOf = (histogram: Histogram): number[] => {
    const counts = Array.from({ length: bins }, () => 0);
    let total = 0;
    for (const [value, times] of Object.entries(histogram)) {
      // what lies far out is counted at the ends
      const at = Math.floor((Math.min(most, Math.max(least, Number(value))) - from) / bin);
      counts[at] = counts[at] + times;
      total += times;
    }
    return counts.map((times) => times / Math.max(1, total));
  };
  const highest = Math.max(...frame.flatMap(sharesOf));
  const x = linear([from, from + bins * bin], [margin.left, width - margin.right]);
  const y = linear(widened([0, highest], 4), [height - margin.bottom, margin.top]);
  const drawn = histograms.map((histogram, i) => {
    const steps = sharesOf(histogram)
      .map((share, at) => `V${y(share).toFixed(1)}H${x(from + (at + 1) * bin).toFixed(1)}`)
      .join('');
    const outline = `M${x(from)} ${y(0)}${steps}V${y(0)}`;
    return `<path d="${outline}Z" fill="${colour(i)}" opacity=".18"/><path class="line" d="${outline}" stroke="${colour(i)}"${dash(i)}/>`;
  });
  return svg(
    height,
    label,
    axes(
      x,
      y,
      height,
      all ? axis : `${axis}, outliers counted at the ends`,
      (share) => `${+(100 * share).toFixed(1)} %`,
    ) + drawn.join(''),
  );
}

/** One layer upon the other, the first at the bottom; a value for each round in each. `highest` is what the axis must hold. */
export function stackChart(
  label: string,
  axis: string,
  layers: readonly { readonly name: string; readonly values: readonly { readonly x: number; readonly y: number }[] }[],
  [rounds, highest]: readonly [rounds: number, highest: number],
): string {
  const height = 230;
  const xs = layers[0]?.values.map((value) => value.x) ?? [];
  if (xs.length < 2) return '';
  const x = linear([xs[0], rounds], [margin.left, width - margin.right]);
  const y = linear(widened([0, highest], 4), [height - margin.bottom, margin.top]);
  const sums = xs.map(() => 0);
  const drawn = layers.map(({ values }, i) => {
    const edge = (): Point[] => values.map((value, at) => [x(value.x), y(sums[at])]);
    const below = edge();
    values.forEach((value, at) => (sums[at] += value.y));
    return `<path class="layer" d="${areaBetween(edge(), below)}" fill="${layerColour(i)}"/>`;
  });
  const told = xs.map((at, round): [number, string] => [
    at,
    `${axis} ${at}: ${layers.map(({ name, values }) => `${name} ${short(values[round]?.y ?? 0)}`).join(', ')}`,
  ]);
  return svg(height, label, axes(x, y, height, axis) + drawn.join('') + strips(x, height, told));
}
