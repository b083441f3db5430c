/** The two pictures of a contest: everybody on one line, and rating against what a game costs. */
import { escaped } from '../charts.ts';
import { linear, logarithmic, type Scale as Axis, steps, widened } from '../plot.ts';
import type { Scale } from '../tournament.ts';
import type { ArenaStanding, ArenaStandings } from './standings.ts';
import { costAGame, costWords, ratingWords, tokensAGame, tokenWords } from './words.ts';

const ends = (players: readonly ArenaStanding[]): [number, number] => {
  const all = players.flatMap(({ rating, interval }) => [rating, ...interval]).filter(Number.isFinite);
  return [Math.min(...all), Math.max(...all)];
};

const axisOf = (players: readonly ArenaStanding[]): Axis => linear(widened(ends(players), 4), [0, 320]);

/** A line with the rating on it and its interval around it. */
export function ratingTrack({ rating, interval }: ArenaStanding, players: readonly ArenaStanding[]): string {
  const x = axisOf(players);
  const [low, high] = interval.map((end) => Math.max(0, Math.min(320, x(end))));
  return `<svg viewBox="0 0 320 26" preserveAspectRatio="none" aria-hidden="true"><line x1="0" x2="320" y1="13" y2="13" stroke="var(--line)"/><rect x="${low.toFixed(1)}" width="${Math.max(2, high - low).toFixed(1)}" y="9" height="8" rx="4" fill="var(--track)"/><rect x="${(x(rating) - 1.5).toFixed(1)}" y="5" width="3" height="16" rx="1" fill="var(--brass)"/></svg>`;
}

export function trackTicks(players: readonly ArenaStanding[], scale: Scale): string {
  const x = axisOf(players);
  const ticks = steps(x.domain, 4).map(
    (tick) => `<span style="left: ${((x(tick) / 320) * 100).toFixed(1)}%">${ratingWords(tick, scale)}</span>`,
  );
  return `<div class="ticks" aria-hidden="true">${ticks.join('')}</div>`;
}

interface Bar {
  readonly name: string;
  readonly x: number;
  readonly at: number;
  readonly top: number;
  readonly bottom: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** The names of the bars: beside them where there is room, else above or below. */
export function placed(bars: readonly Bar[], width: number): string[] {
  const taken: Box[] = bars.map(({ x, top, bottom }) => ({
    left: x - 5,
    right: x + 5,
    top: top - 4,
    bottom: bottom + 4,
  }));
  return bars.map(({ name, x, at, top, bottom }) => {
    const long = name.length * 7;
    const places = [
      { anchor: 'start', x: x + 11, y: at + 4, left: x + 11 },
      { anchor: 'end', x: x - 11, y: at + 4, left: x - 11 - long },
      { anchor: 'middle', x, y: top - 9, left: x - long / 2 },
      { anchor: 'middle', x, y: bottom + 18, left: x - long / 2 },
    ].map((place) => ({ ...place, right: place.left + long, top: place.y - 11, bottom: place.y + 4 }));
    const inside = places.filter(({ left, right }) => left >= 0 && right <= width);
    const place = inside.find((each) => taken.every((other) => apart(each, other))) ?? inside[0] ?? places[1];
    if (place === undefined) return '';
    taken.push(place);
    return `<text class="name" x="${place.x.toFixed(1)}" y="${place.y.toFixed(1)}" text-anchor="${place.anchor}">${escaped(name)}</text>`;
  });
}

/** By cost where it is known of everybody who costs anything, else by tokens; `null` where there is nothing to compare. */
export function moneyChart({ players, scale }: ArenaStandings): { svg: string; by: string } | null {
  const models = players.filter((each) => each.kind === 'model' && tokensAGame(each) > 0);
  if (models.length === 0) return null;
  const priced = models.every((each) => (costAGame(each) ?? 0) > 0);
  const spent = (each: ArenaStanding): number => (priced ? (costAGame(each) ?? 0) : tokensAGame(each));
  const [width, height, left, right, bottom] = [430, 250, 58, 14, 28];
  const spending = models.map(spent);
  const x = logarithmic([Math.min(...spending) / 1.6, Math.max(...spending) * 1.6], [left + 110, width - right]);
  const y = linear(widened(ends(players), 4), [height - bottom, 12]);
  const grid = steps(y.domain, 5).map(
    (tick) =>
      `<text x="${left - 8}" y="${(y(tick) + 4).toFixed(1)}" text-anchor="end">${ratingWords(tick, scale)}</text>`,
  );
  const marks = spending.toSorted((a, b) => a - b);
  const foot = [...new Set([marks[0], marks.at(-1) ?? marks[0]])].map(
    (each) =>
      `<text x="${x(each).toFixed(1)}" y="${height - 8}" text-anchor="middle">${priced ? costWords(each) : tokenWords(each)}</text>`,
  );
  const bots = players.flatMap((each) =>
    each.kind === 'bot'
      ? [
          `<line x1="${left}" x2="${width - right}" y1="${y(each.rating).toFixed(1)}" y2="${y(each.rating).toFixed(1)}" stroke="var(--soft)" stroke-dasharray="3 4"/><text x="${left + 4}" y="${(y(each.rating) - 4).toFixed(1)}">${escaped(each.name)}, a free bot</text>`,
        ]
      : [],
  );
  const bars = models.map((each) => {
    const ends = each.interval.map((end) => y(end));
    return {
      name: each.name,
      x: x(spent(each)),
      at: y(each.rating),
      top: Math.min(...ends),
      bottom: Math.max(...ends),
    };
  });
  const names = placed(bars, width);
  const dots = bars.map(
    (bar, i) =>
      `<line x1="${bar.x.toFixed(1)}" x2="${bar.x.toFixed(1)}" y1="${bar.bottom.toFixed(1)}" y2="${bar.top.toFixed(1)}" stroke="var(--track)" stroke-width="7" stroke-linecap="round"/><circle cx="${bar.x.toFixed(1)}" cy="${bar.at.toFixed(1)}" r="5" fill="var(--brass)"/>${names[i]}`,
  );
  const by = priced ? 'rating by cost a game' : 'rating by tokens a game';
  return {
    by,
    svg: `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${by}">${[...grid, ...foot, ...bots, ...dots].join('')}</svg>`,
  };
}
