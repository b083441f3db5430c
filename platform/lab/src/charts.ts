/** Charts as SVG text: bars with intervals, lines with bands, distributions. Colours come from the page's style. */
import { type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { Interval } from './statistics.ts';

const width = 360;
const margin = { top: 8, right: 12, bottom: 34, left: 36 };

/** Text that means itself inside HTML and SVG. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const frame = (height: number, label: string, inside: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">${inside}</svg>`;

const short = (value: number): string =>
  Math.abs(value) >= 10_000 ? `${+(value / 1000).toFixed(0)}k` : `${+value.toFixed(2)}`;

/** The player's colour: the page has eight and then starts over. */
const colour = (i: number): string => `var(--p${i % 8})`;

function axes(x: ScaleLinear<number, number>, y: ScaleLinear<number, number>, height: number, label: string): string {
  const bottom = height - margin.bottom;
  const across = y
    .ticks(4)
    .map(
      (tick) =>
        `<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${y(tick)}" y2="${y(tick)}"/>` +
        `<text x="${margin.left - 6}" y="${y(tick) + 4}" text-anchor="end">${short(tick)}</text>`,
    );
  const along = x
    .ticks(6)
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
  const x = scaleLinear([low, high], [4, width - 8]);
  const y = scaleBand(
    bars.map((_, i) => String(i)),
    [4, height - 4],
  ).paddingInner(0.1);
  const inside = bars.map((bar, i) => {
    const top = y(String(i)) ?? 0;
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
  return frame(height, label, inside.join(''));
}

export interface Curve {
  readonly points: readonly { readonly x: number; readonly y: number; readonly low: number; readonly high: number }[];
}

/** A line for each player over a band of its spread. */
export function lineChart(label: string, axis: string, curves: readonly Curve[]): string {
  const height = 250;
  const all = curves.flatMap((curve) => curve.points);
  if (all.length === 0) return '';
  const xs = all.map((point) => point.x);
  const x = scaleLinear([Math.min(...xs), Math.max(...xs)], [margin.left, width - margin.right]);
  // A band that reaches below nothing where no mean does would only waste height.
  const floor = Math.min(0, ...all.map((point) => point.y));
  const ceiling = Math.max(...all.map((point) => point.high), floor + 1);
  const y = scaleLinear([floor, ceiling], [height - margin.bottom, margin.top]).nice(4);
  const drawn = curves.map(({ points }, i) => {
    const band = area<Curve['points'][number]>(
      (p) => x(p.x),
      (p) => y(Math.max(floor, p.low)),
      (p) => y(p.high),
    ).curve(curveMonotoneX);
    const path = line<Curve['points'][number]>(
      (p) => x(p.x),
      (p) => y(p.y),
    ).curve(curveMonotoneX);
    return `<path d="${band([...points]) ?? ''}" fill="${colour(i)}" opacity=".14"/><path class="line" d="${path([...points]) ?? ''}" stroke="${colour(i)}"/>`;
  });
  return frame(height, label, axes(x, y, height, axis) + drawn.join(''));
}

/** How often each value came up, as shares; a stepped outline for each player. */
export function distribution(
  label: string,
  axis: string,
  histograms: readonly Readonly<Record<string, number>>[],
): string {
  const height = 230;
  const values = histograms.flatMap((each) => Object.keys(each).map(Number));
  if (values.length === 0) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const bin = Math.max(1, Math.ceil((most - least + 1) / 40));
  const from = Math.floor(least / bin) * bin;
  const bins = Math.floor((most - from) / bin) + 1;
  const shares = histograms.map((histogram) => {
    const counts = Array.from({ length: bins }, () => 0);
    let total = 0;
    for (const [value, times] of Object.entries(histogram)) {
      const at = Math.floor((Number(value) - from) / bin);
      counts[at] = (counts[at] as number) + times;
      total += times;
    }
    return counts.map((times) => times / Math.max(1, total));
  });
  const x = scaleLinear([from, from + bins * bin], [margin.left, width - margin.right]);
  const y = scaleLinear([0, Math.max(...shares.flat())], [height - margin.bottom, margin.top]).nice(4);
  const drawn = shares.map((list, i) => {
    const steps = list.map((share, at) => `V${y(share).toFixed(1)}H${x(from + (at + 1) * bin).toFixed(1)}`).join('');
    const outline = `M${x(from)} ${y(0)}${steps}V${y(0)}`;
    return `<path d="${outline}Z" fill="${colour(i)}" opacity=".18"/><path class="line" d="${outline}" stroke="${colour(i)}"/>`;
  });
  return frame(height, label, axes(x, y, height, axis) + drawn.join(''));
}
