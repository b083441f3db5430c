/** Reports: one HTML file with everything in it, for any browser, offline, light or dark, desk or phone. */
import type { GamePack } from '@baize/game';
import { barChart, dotChart, escaped } from './charts.ts';
import { type Job, namesOf } from './job.ts';
import { howMeasured, msIn, type Rung, rungCells, rungHeading } from './ladder.ts';
import { gamesText, seating } from './print.ts';
import { type Section, sectionsOf } from './sections.ts';
import { crossTable, crossWords, inUnit, ranked } from './standings.ts';
import { style } from './style.ts';
import type { Totals } from './totals.ts';
import { gainWords, type Scale, type Standings, type Tournament } from './tournament.ts';

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

/** A titled box with a chart or a table and a sentence on how to read it. */
const section = (title: string, inside: string, note = '', kind = ''): string =>
  inside === ''
    ? ''
    : `<section class="${kind}"><h2>${escaped(title)}</h2>${inside}${note === '' ? '' : `<p class="note">${escaped(note)}</p>`}</section>`;

const legend = (key: Section['key']): string =>
  key.length === 0
    ? ''
    : `<p class="legend">${key.map(({ mark, name }) => `<span>${mark}${escaped(name)}</span>`).join('')}</p>`;

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table><thead>${cells('th', heading)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table></div>`;
}

const page = (title: string, lead: readonly string[], body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escaped(title)}</h1>${lead.map((sentence) => `<p>${escaped(sentence)}</p>`).join('')}</header>
<main>${body}</main>
</body>
</html>
`;

const optionsIn = (options: Readonly<Record<string, unknown>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') || 'none' : String(value)}`)
    .join(' · ');

/** A simulation: who wins, how long it takes, how points come about. */
export function simulationReport(pack: GamePack, job: Job, totals: Totals): string {
  const names = namesOf(job);
  const body = sectionsOf(pack, job, totals).map(({ title, chart, key, numbers, note, wide }) =>
    section(title, (chart ?? table(numbers.heading, numbers.rows)) + legend(key), note, wide ? 'wide' : ''),
  );
  return page(
    `${pack.game.title}: ${names.join(' against ')}`,
    [`${gamesText(totals.games)}, seed ${job.seed}. ${seating(job)}`, optionsIn(job.options)],
    body.join(''),
  );
}

const howRated = ({ unit, worth }: Scale): string =>
  worth === null
    ? 'Bradley–Terry on the Elo scale, the field at 0; 95 % intervals by bootstrap over the deals.'
    : `In ${unit}, won from the field's average, by least squares over the pairings; 95 % intervals by deal.`;

/** A tournament: ratings, and what everybody made of everybody. */
export function tournamentReport(title: string, plan: Tournament, standings: Standings): string {
  const { scale } = standings;
  const order = ranked(standings);
  const name = (i: number): string => plan.players[i]?.name ?? '';
  const bars = order.map((i) => {
    const { rating, interval } = standings.ratings[i];
    const said = `${inUnit(rating, scale)}  (${interval.map((end) => inUnit(end, scale)).join(' to ')})`;
    return { name: name(i), value: rating, interval, said };
  });
  const cross = table(
    ['', ...order.map((_, place) => String(place + 1))],
    crossTable(standings, order).map((row, at) => [`${at + 1}. ${name(order[at])}`, ...row]),
  );
  const tested = standings.pairings.some(({ test }) => test !== null);
  const pairings = table(
    [
      'pairing',
      'games',
      ...(scale.worth === null ? ['wins', 'losses', 'shared'] : [scale.unit]),
      ...(tested ? ['test'] : []),
    ],
    standings.pairings.map(({ first, second, totals, test }) => [
      `${name(first)} – ${name(second)}`,
      number(totals.games),
      ...(scale.worth === null
        ? [...totals.players.map(({ wins }) => number(wins)), number(totals.shared)]
        : [gainWords(totals, scale.worth)]),
      ...(tested ? [test?.verdict ?? '·'] : []),
    ]),
  );
  const games = standings.pairings.reduce((sum, each) => sum + each.totals.games, 0);
  return page(
    `${title}: a tournament`,
    [
      `${number(games)} games, seed ${plan.seed}. Every pairing plays the same deals, each from both seats.`,
      optionsIn(plan.options),
    ],
    [
      section('Ratings', barChart('Ratings', bars), howRated(scale)),
      section('Cross table', cross, crossWords(scale)),
      section('Pairings', pairings, '', 'wide'),
    ].join(''),
  );
}

/** A ladder: how far apart the levels are, what they cost, and what they do. */
export function ladderReport(title: string, plan: Tournament, standings: Standings, rungs: readonly Rung[]): string {
  const { scale } = standings;
  const rows = rungs.map(({ name, stars, rating, interval }) => ({
    name: `${name}  ${'★'.repeat(stars ?? 0)}`,
    value: rating,
    interval,
    said: `${inUnit(rating, scale)}  (${interval.map((end) => inUnit(end, scale)).join(' to ')})`,
  }));
  const times = rungs.flatMap((rung) =>
    rung.ms === null
      ? []
      : [{ name: rung.name, value: rung.ms, interval: [rung.ms, rung.ms] as const, said: `${msIn(rung)} ms` }],
  );
  return page(
    `${title}: the ladder`,
    [howMeasured(plan, standings), optionsIn(plan.options)],
    [
      section('Strength', rows.length === 0 ? '' : dotChart('Ratings of the levels', rows), howRated(scale)),
      section(
        'Time',
        times.length === 0 ? '' : dotChart('Time of a move', times, true),
        'Milliseconds of the processor for a decision, each mark ten times the one before.',
      ),
      section(
        'In numbers',
        table(
          rungHeading(scale).slice(0, -1),
          rungCells(rungs, scale).map((row) => row.slice(0, -1)),
        ),
        '',
        'wide',
      ),
      section(
        'What they do',
        table(
          ['level', ''],
          rungs.map(({ name, about }) => [name, about]),
        ),
        '',
        'wide told',
      ),
    ].join(''),
  );
}
