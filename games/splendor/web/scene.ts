/** Landscapes for the cards, drawn from the card's id: nature first, buildings from level two on. */
import type { Color } from '../src/index.ts';

const W = 164;
const H = 110;
type Draw = () => number;

/** A small generator of its own: the same card always shows the same land. */
function drawFrom(seed: string): Draw {
  let h = 2166136261;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = h;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" opacity="${opacity}"/>`;

function hills(draw: Draw, base: number, amp: number, parts = 3): string {
  let d = `M0 ${H}V${base}`;
  let x = 0;
  let y = base;
  const step = W / parts;
  for (let i = 0; i < parts; i++) {
    const next = base + (draw() - 0.5) * amp;
    const lift = amp * 0.6 * (i % 2 ? -1 : 1);
    d += `C${n(x + step * 0.45)} ${n(y - lift)} ${n(x + step * 0.55)} ${n(next - lift)} ${n(x + step)} ${n(next)}`;
    x += step;
    y = next;
  }
  return `${d}V${H}Z`;
}

function waves(base: number, amp: number, length: number, phase: number): string {
  let d = `M${n(phase - length)} ${H}V${base}`;
  for (let x = phase - length; x < W + length; x += length)
    d += `q${length / 4} ${-amp} ${length / 2} 0t${length / 2} 0`;
  return `${d}V${H}Z`;
}

const tower = (x: number, base: number, w: number, h: number, wall: string, roof: string): string =>
  path(`M${x} ${base}v${-h}h${w}v${h}z`, wall) +
  path(`M${x - 2} ${base - h}l${w / 2 + 2} ${-w * 1.1}l${w / 2 + 2} ${w * 1.1}z`, roof);

const hall = (x: number, base: number, w: number, h: number, wall: string, light: string): string =>
  path(`M${x - w / 2} ${base}v${-h * 0.5}h${w}v${h * 0.5}z`, wall) +
  path(`M${x - w * 0.36} ${base - h * 0.5}a${w * 0.36} ${w * 0.36} 0 0 1 ${w * 0.72} 0z`, wall) +
  path(`M${x - 1} ${base - h * 0.5 - w * 0.36}v-9h2v9z`, wall) +
  [-w * 0.3, -5, w * 0.3 - 10]
    .map((at) => path(`M${n(x + at)} ${base}v${n(-h * 0.26)}a5 5 0 0 1 10 0v${n(h * 0.26)}z`, light))
    .join('');

const citadel = (x: number, base: number, wall: string, light: string): string =>
  tower(x - 34, base, 14, 34, wall, wall) +
  tower(x + 20, base, 14, 34, wall, wall) +
  tower(x - 12, base, 24, 46, wall, wall) +
  path(`M${x - 24} ${base}v-22h48v22z`, wall) +
  path(
    `M${x - 6} ${base}v-14a6 6 0 0 1 12 0v14zM${x - 4} ${base - 30}a4 4 0 0 1 8 0v8h-8zM${x - 30} ${base - 22}a3 3 0 0 1 6 0v7h-6zM${x + 24} ${base - 22}a3 3 0 0 1 6 0v7h-6z`,
    light,
  );

const bridge = (y: number, fill: string): string =>
  path(`M-4 ${y}h172v7h-172z`, fill) +
  path(
    `M0 ${y + 6}h164v30h-12v-8a14 14 0 0 0-28 0v8h-12v-8a14 14 0 0 0-28 0v8h-12v-8a14 14 0 0 0-28 0v8H44v-8a14 14 0 0 0-28 0v8H0z`,
    fill,
  );

interface Land {
  readonly draw: Draw;
  readonly tier: number;
  readonly x: number;
  readonly y: number;
  /** The great building of a level three card. */
  readonly great: (x: number, base: number, w: number, h: number, wall: string, light: string) => string;
}

function snow({ draw, tier, x, y, great }: Land): string {
  const peak = (cx: number, top: number, w: number, a: string, b: string, c: string): string => {
    const fall = H - top;
    return (
      path(`M${n(cx)} ${n(top)}L${n(cx - w)} ${H}H${n(cx + w)}z`, a) +
      path(
        `M${n(cx)} ${n(top)}L${n(cx + w)} ${H}H${n(cx + w * 0.12)}L${n(cx - w * 0.08)} ${n(top + fall * 0.55)}z`,
        b,
      ) +
      path(
        `M${n(cx)} ${n(top)}l${n(-w * 0.32)} ${n(fall * 0.32)}l${n(w * 0.16)} ${n(-fall * 0.06)}l${n(w * 0.12)} ${n(fall * 0.1)}l${n(w * 0.14)} ${n(-fall * 0.1)}l${n(w * 0.22)} ${n(fall * 0.06)}z`,
        c,
      )
    );
  };
  return (
    disc(x, y, 13, '#fff', 0.75) +
    disc(x, y, 22, '#fff', 0.18) +
    peak(24 + draw() * 18, 44 + draw() * 8, 66, '#A9BBD8', '#91A6C9', '#F5F8FD') +
    peak(118 + draw() * 22, 38 + draw() * 8, 72, '#9DB1D2', '#8298BF', '#FFFFFF') +
    (tier === 3 ? great(82, 98, 62, 50, '#5E759F', '#DCE6F5') : '') +
    (tier === 2 ? tower(104, 96, 12, 40, '#6A80A8', '#4C628C') + tower(118, 96, 9, 28, '#7C91B7', '#4C628C') : '') +
    peak(64 + draw() * 20, tier > 1 ? 78 : 58, tier > 1 ? 80 : 64, '#C3D0E6', '#A8B9D6', '#FFFFFF') +
    path(hills(draw, 97, 6), '#F3F6FB')
  );
}

function sea({ draw, tier, x, y, great }: Land): string {
  // left of the sail, which would not show before it
  const moon = tier === 1 ? 44 + (x - 44) / 4 : x;
  const glints = Array.from(
    { length: 5 },
    (_, i) =>
      `<path d="M${n(moon - 14 + i * 2.5)} ${70 + i * 7}h${28 - i * 5}" stroke="#DCE8FF" stroke-width="1.6" stroke-linecap="round" opacity="${0.7 - i * 0.11}"/>`,
  ).join('');
  return (
    disc(moon, y + 4, 16, '#E4EDFF') +
    disc(moon, y + 4, 26, '#E4EDFF', 0.16) +
    disc(moon, y + 4, 38, '#E4EDFF', 0.09) +
    path(waves(64, 5, 44, draw() * 30), '#3464CE') +
    (tier === 1
      ? path(`M${n(84 + draw() * 8)} 66v-26l17 22z`, '#F3F6FB') + path('M74 68h38l-7 8H82z', '#0E2152')
      : '') +
    (tier === 2 ? bridge(46, '#102A6B') : '') +
    (tier === 3 ? great(62, 72, 60, 48, '#16316F', '#8FB4FF') + tower(104, 72, 13, 44, '#1B3A82', '#0E2152') : '') +
    path(waves(76, 5, 36, draw() * 30), '#2A55B8') +
    path(waves(87, 5, 40, draw() * 30), '#1F4296') +
    path(waves(98, 4, 34, draw() * 30), '#173477') +
    glints
  );
}

function meadows({ draw, tier, x, y, great }: Land): string {
  const cypress = (at: number, foot: number, h: number, fill: string): string =>
    path(`M${n(at)} ${n(foot)}l-5-6v${n(12 - h)}l5-8l5 8v${n(h - 12)}z`, fill);
  const mill =
    tower(82, 76, 14, 30, '#1F7D50', '#14593A') +
    '<path d="M89 40l-17-14M89 40l17-14M89 40l-14 17M89 40l14 17" stroke="#14593A" stroke-width="4" stroke-linecap="round"/>';
  const far = path(hills(draw, 60, 18), '#69BE8B');
  const near = path(hills(draw, 74, 16), '#3BA870');
  const trees = Array.from({ length: 6 }, (_, i) =>
    cypress(10 + i * 29 + draw() * 12, 90 + draw() * 6, 22 + draw() * 14, i % 2 ? '#14593A' : '#1B6E48'),
  ).join('');
  return (
    disc(x, y + 6, 15, '#FBF3C4') +
    far +
    (tier === 3 ? great(84, 76, 66, 52, '#1C6A45', '#BFE8CB') : tier === 2 ? mill : '') +
    near +
    trees +
    path(hills(draw, 90, 10), '#1F7D50') +
    path(hills(draw, 101, 7), '#17633F')
  );
}

function mesas({ draw, tier, x, y, great }: Land): string {
  const mesa = (at: number, w: number, top: number, a: string, b: string): string =>
    path(
      `M${n(at)} ${H}l${n(w * 0.14)} ${n(top - H)}h${n(w * 0.5)}l${n(w * 0.1)} ${n((H - top) * 0.34)}h${n(w * 0.12)}L${n(at + w)} ${H}z`,
      a,
    ) +
    path(
      `M${n(at + w * 0.5)} ${n(top)}h${n(w * 0.14)}l${n(w * 0.1)} ${n((H - top) * 0.34)}h${n(w * 0.12)}L${n(at + w)} ${H}h${n(-w * 0.4)}z`,
      b,
    );
  return (
    disc(x, y + 16, 21, '#FFE6B8') +
    disc(x, y + 16, 32, '#FFE6B8', 0.2) +
    mesa(-14 + draw() * 10, 74, 58 + draw() * 8, '#C23A4F', '#A92E45') +
    mesa(96 + draw() * 16, 84, 52 + draw() * 8, '#B93349', '#9A2640') +
    (tier === 3 ? great(80, 98, 66, 52, '#6F1A33', '#F2A07E') : '') +
    (tier === 2 ? tower(66, 98, 13, 42, '#7E1F38', '#561329') + tower(84, 98, 10, 28, '#8C2740', '#561329') : '') +
    path(`M0 ${H}V98L${n(40 + draw() * 10)} 84L88 100L${n(124 + draw() * 10)} 86L164 98V${H}z`, '#8C1F38') +
    path(`M44 84L88 100L40 ${H}H0V98z`, '#A62A43', ' opacity=".5"') +
    path(hills(draw, 103, 5), '#5E1530')
  );
}

function night({ draw, tier, x, y, great }: Land): string {
  const stars = Array.from({ length: 16 }, () =>
    disc(draw() * W, 4 + draw() * 46, 0.6 + draw() * 0.9, '#fff', 0.4 + Math.round(draw() * 5) / 10),
  ).join('');
  const column = (at: number, top: number, w = 20): string =>
    path(`M${at} ${H}V${n(top + 6)}l${w / 2}-6l${w / 2} 6V${H}z`, '#2C2E38') +
    path(`M${at + w / 2} ${H}V${n(top + 12)}l${w / 2}-6V${H}z`, '#1B1C24') +
    path(`M${at} ${n(top + 6)}l${w / 2}-6l${w / 2} 6l${-w / 2} 6z`, '#6D7388');
  const high = tier > 1;
  const columns = Array.from({ length: 8 }, (_, i) =>
    column(i * 21 - 4, (high ? 84 : 66) + Math.abs(i - 3.5) * (high ? -3 : 4) + draw() * 12),
  ).join('');
  return (
    stars +
    disc(x, y, 13, '#E9ECF5') +
    disc(x + 6, y - 4, 11, '#252832') +
    (tier === 3 ? great(84, 92, 66, 54, '#0F1016', '#C8A24A') : tier === 2 ? bridge(50, '#14151C') : '') +
    columns
  );
}

const lands: Readonly<
  Record<Color, { readonly sky: readonly [string, string]; readonly land: (land: Land) => string }>
> = {
  diamond: { sky: ['#8FA9D0', '#EAF0F9'], land: snow },
  sapphire: { sky: ['#12275C', '#5C90F5'], land: sea },
  emerald: { sky: ['#7CC79A', '#E3F3CF'], land: meadows },
  ruby: { sky: ['#D8485A', '#FBC99A'], land: mesas },
  onyx: { sky: ['#15161D', '#5A6078'], land: night },
};

const drawn = new Map<string, string>();

/** The inside of an SVG of 164 by 110. */
export function landscape(bonus: Color, tier: number, id: string): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const draw = drawFrom(id);
  const { sky, land } = lands[bonus];
  const x = 44 + draw() * 70;
  const y = 26 + draw() * 16;
  const great =
    draw() < 0.4
      ? (cx: number, base: number, _w: number, _h: number, wall: string, light: string) =>
          citadel(cx, base, wall, light)
      : hall;
  const inside =
    `<defs><linearGradient id="sky-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>` +
    `<rect width="${W}" height="${H}" fill="url(#sky-${id})"/>${land({ draw, tier, x, y, great })}`;
  drawn.set(id, inside);
  return inside;
}
