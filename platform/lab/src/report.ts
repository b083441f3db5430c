/** Reports: one HTML file with everything in it, for any browser, offline, light or dark, desk or phone. */
import type { GamePack } from '@baize/game';
import { barChart, distribution, escaped, lineChart } from './charts.ts';
import type { Job } from './job.ts';
import { percent, seating } from './print.ts';
import { ranked, shareAgainst } from './standings.ts';
import { deviation, mean, meanInterval, type Moments, shareInterval } from './statistics.ts';
import { style } from './style.ts';
import type { Totals } from './totals.ts';
import type { Standings, Tournament } from './tournament.ts';

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

/** A titled box with a chart or a table and a sentence on how to read it. */
const section = (title: string, inside: string, note = '', kind = ''): string =>
  inside === ''
    ? ''
    : `<section class="${kind}"><h2>${escaped(title)}</h2>${inside}${note === '' ? '' : `<p class="note">${escaped(note)}</p>`}</section>`;

const legend = (names: readonly string[]): string =>
  `<p class="legend">${names.map((name, i) => `<span><i style="background:var(--p${i % 8})"></i>${escaped(name)}</span>`).join('')}</p>`;

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

/** Rounds that only a few long games reached would show noise: they are left out. */
const enough = (games: number): number => Math.max(1, games / 50);

/** A simulation: who wins, how long it takes, how points come about. */
export function simulationReport(pack: GamePack, job: Job, totals: Totals): string {
  const names = job.players.map((player) => player.name);
  const shares = totals.players.map((player, i) => ({
    name: names[i] as string,
    value: player.wins / totals.games,
    interval: shareInterval(player.wins, totals.games),
    said: percent(player.wins / totals.games),
  }));
  const byPlayer = table(
    ['player', 'wins', 'share', '95 % interval', 'score', 'sd', 'payoff a game'],
    totals.players.map((player, i) => [
      names[i] as string,
      number(player.wins),
      percent(player.wins / totals.games),
      shareInterval(player.wins, totals.games).map(percent).join(' to '),
      mean(player.score).toFixed(2),
      deviation(player.score).toFixed(2),
      `${mean(player.payoff).toFixed(3)} ± ${(mean(player.payoff) - meanInterval(player.payoff)[0]).toFixed(3)}`,
    ]),
  );
  const bySeat = job.fixedSeats
    ? ''
    : table(
        ['player', ...names.map((_, seat) => `seat ${seat + 1}`)],
        totals.players.map((player, i) => [
          names[i] as string,
          ...player.gamesBySeat.map((games, seat) =>
            games === 0 ? '·' : percent((player.winsBySeat[seat] ?? 0) / games),
          ),
        ]),
      );
  const series = Object.entries(pack.probe?.series ?? {}).map(([name, { label }]) =>
    section(
      `${label} by round`,
      lineChart(`${label} by round`, 'round', curvesOf(totals.series[name] ?? [], enough(totals.games))) +
        legend(names),
      'The line is the mean, the band one standard deviation either side.',
    ),
  );
  const body = [
    section(
      'Who wins',
      barChart('Share of games won', shares, 0, 1),
      `Won alone; ${percent(totals.shared / totals.games)} of the games were shared. The whisker is the 95 % interval.`,
    ),
    section('In numbers', byPlayer, '', 'wide'),
    section('Wins by seat', bySeat, 'Every deal was played from every seat.'),
    section(
      'Length',
      distribution('Rounds of a game', 'rounds', [totals.lengths]),
      `${mean(totals.rounds).toFixed(2)} rounds on average, standard deviation ${deviation(totals.rounds).toFixed(2)}.`,
    ),
    section(
      'Scores',
      distribution(
        'Score at the end',
        'score',
        totals.players.map((player) => player.scores),
      ) + legend(names),
    ),
    ...series,
    section(pack.probe?.holdings?.label ?? '', holdingsTable(names, totals), 'Average over the games.', 'wide'),
  ];
  return page(
    `${pack.game.title}: ${names.join(' against ')}`,
    [`${number(totals.games)} games, seed ${job.seed}. ${seating(job)}`, optionsIn(job.options)],
    body.join(''),
  );
}

/** A row for each thing that anybody held, most first. */
function holdingsTable(names: readonly string[], totals: Totals): string {
  const most = (name: string): number => Math.max(...totals.players.map((player) => player.holdings[name] ?? 0));
  const things = [...new Set(totals.players.flatMap((player) => Object.keys(player.holdings)))];
  if (things.length === 0) return '';
  return table(
    ['', ...names],
    things
      .toSorted((a, b) => most(b) - most(a))
      .map((thing) => [
        thing,
        ...totals.players.map((player) => ((player.holdings[thing] ?? 0) / totals.games).toFixed(2)),
      ]),
  );
}

function curvesOf(byPlayer: readonly (readonly Moments[])[], least: number): Parameters<typeof lineChart>[2] {
  return byPlayer.map((rounds) => ({
    points: rounds.flatMap((moments, x) => {
      if (moments.n < least) return [];
      const y = mean(moments);
      return [{ x, y, low: y - deviation(moments), high: y + deviation(moments) }];
    }),
  }));
}

/** A tournament: ratings, and what everybody made of everybody. */
export function tournamentReport(title: string, plan: Tournament, standings: Standings): string {
  const order = ranked(standings);
  const name = (i: number): string => plan.players[i]?.name ?? '';
  const bars = order.map((i) => {
    const { rating, interval } = standings.ratings[i] as Standings['ratings'][number];
    const said = `${rating.toFixed(0)}  (${interval[0].toFixed(0)} to ${interval[1].toFixed(0)})`;
    return { name: name(i), value: rating, interval, said };
  });
  const cross = table(
    ['', ...order.map((_, place) => String(place + 1))],
    order.map((i, place) => [
      `${place + 1}. ${name(i)}`,
      ...order.map((j) => {
        const share = i === j ? null : shareAgainst(standings.pairings, i, j);
        return share === null ? '·' : percent(share);
      }),
    ]),
  );
  const pairings = table(
    ['pairing', 'games', 'wins', 'losses', 'shared', 'test'],
    standings.pairings.map(({ first, second, totals, test }) => [
      `${name(first)} – ${name(second)}`,
      number(totals.games),
      number(totals.players[0]?.wins ?? 0),
      number(totals.players[1]?.wins ?? 0),
      number(totals.shared),
      test === null ? '·' : test.verdict,
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
      section(
        'Ratings',
        barChart('Ratings', bars),
        'Bradley–Terry on the Elo scale, the field at 0; 95 % intervals by bootstrap over the deals.',
      ),
      section('Cross table', cross, 'Share of the points of each row against each column, a shared win being half.'),
      section('Pairings', pairings, '', 'wide'),
    ].join(''),
  );
}
