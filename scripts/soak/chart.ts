/** Figures over time, or something else that grows, as an SVG: one small chart below another, in colours that can be read on white and on black. */

export interface Panel {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const width = 720;
const height = 150;
const left = 56;
const bottom = 24;
const top = 26;
const colours = ['#2f7d4f', '#c26a1b', '#3b6fb5'];

/** `at` is the time of each value, or whatever `unit` says. */
export function chart(at: readonly number[], panels: readonly Panel[], unit = 'min'): string {
  const total = panels.length * height;
  const last = at.at(-1) ?? 1;
  const x = (value: number): number => left + ((width - left - 12) * value) / last;
  const body = panels.map((panel, index) => drawn(panel, at, x, index * height, unit));
  const style = 'font: 12px system-ui, sans-serif; fill: #777';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" width="${width}" height="${total}" role="img" style="${style}">
<title>${panels.map(({ title }) => title).join('; ')}</title>
${body.join('\n')}
</svg>
`;
}

function drawn(
  { title, lines }: Panel,
  times: readonly number[],
  x: (value: number) => number,
  y0: number,
  unit: string,
): string {
  const most = niceTop(Math.max(...lines.flatMap(({ values }) => values)));
  const floor = y0 + height - bottom;
  const y = (value: number): number => floor - ((height - top - bottom) * value) / most;
  const grid = [0, most / 2, most].map(
    (value) =>
      `<path d="M${left} ${y(value)}H${width - 12}" stroke="#9994" fill="none"/><text x="${left - 6}" y="${y(value) + 4}" text-anchor="end">${value}</text>`,
  );
  const last = times.at(-1) ?? 1;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (part) =>
      `<text x="${x(part * last)}" y="${floor + 16}" text-anchor="${part === 1 ? 'end' : 'middle'}">${Math.round(part * last)} ${unit}</text>`,
  );
  const paths = lines.map(({ values }, index) => {
    const points = values.map((value, at) => `${x(times[at]).toFixed(1)} ${y(Math.min(value, most)).toFixed(1)}`);
    return `<path d="M${points.join('L')}" stroke="${colours[index]}" stroke-width="1.5" fill="none"/>`;
  });
  const legend = lines.map(
    ({ name }, index) => `<tspan fill="${colours[index]}" dx="12">${lines.length > 1 ? name : ''}</tspan>`,
  );
  return [`<text x="${left}" y="${y0 + 16}">${title}${legend.join('')}</text>`, ...grid, ...ticks, ...paths].join('\n');
}

/** The next of 1, 2 and 5 times a power of ten. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= value) ?? value;
}
