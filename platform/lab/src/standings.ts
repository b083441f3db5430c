/** A tournament in words: ratings and cross table. */
import { aligned, percent, surrenders } from './print.ts';
import type { PlayerSpec } from './job.ts';
import { mean } from './statistics.ts';
import { gainOf, type Pairing, type Scale, sharesOf, type Standings, type Tournament } from './tournament.ts';

/** A rating as people read it: whole Elo, tenths of what is won. */
export const inUnit = (rating: number, { worth }: Scale): string => rating.toFixed(worth === null ? 0 : 1);

/** Players by rating, best first. */
export const ranked = (standings: Standings): number[] =>
  standings.ratings.map((_, i) => i).toSorted((a, b) => standings.ratings[b].rating - standings.ratings[a].rating);

/** The share of points of one player against another, or `null` where they did not meet. */
export function shareAgainst(pairings: readonly Pairing[], player: number, other: number): number | null {
  let points = 0;
  let deals = 0;
  for (const pairing of pairings) {
    const forward = pairing.first === player && pairing.second === other;
    if (!forward && !(pairing.first === other && pairing.second === player)) continue;
    const shares = sharesOf(pairing.totals);
    points += forward ? shares.sum : shares.n - shares.sum;
    deals += shares.n;
  }
  return deals === 0 ? null : points / deals;
}

/** What one took a game from another, in the unit of the scale, or `null` where they did not meet. */
function gainAgainst(pairings: readonly Pairing[], player: number, other: number, worth: number): number | null {
  const pairing = pairings.find(({ first, second }) => first === player && second === other);
  if (pairing !== undefined) return gainOf(pairing.totals, worth).gain;
  const back = pairings.find(({ first, second }) => first === other && second === player);
  return back === undefined ? null : -gainOf(back.totals, worth).gain;
}

/** What everybody made of everybody, in the order of the ranking: rows against columns. */
export function crossTable({ pairings, scale }: Standings, order: readonly number[]): string[][] {
  const cell = (i: number, j: number): string => {
    if (i === j) return '·';
    if (scale.worth !== null) return gainAgainst(pairings, i, j, scale.worth)?.toFixed(1) ?? '·';
    const share = shareAgainst(pairings, i, j);
    return share === null ? '·' : percent(share);
  };
  return order.map((i) => order.map((j) => cell(i, j)));
}

/** How to read it. */
export const crossWords = ({ worth, unit }: Scale): string =>
  worth === null
    ? 'Share of the points of each row against each column, a shared win being half.'
    : `What each row took from each column, in ${unit}.`;

export const standingsJson = (plan: Tournament, standings: Standings): string =>
  JSON.stringify({
    game: plan.game,
    seed: plan.seed,
    whole: standings.whole,
    unit: standings.scale.unit,
    players: ranked(standings).map((i) => ({ name: plan.players[i]?.name, ...standings.ratings[i] })),
    pairings: standings.pairings.map(({ first, second, totals, test }) => ({
      players: [plan.players[first]?.name, plan.players[second]?.name],
      games: totals.games,
      wins: totals.players.map((player) => player.wins),
      shared: totals.shared,
      share: mean(sharesOf(totals)),
      test,
    })),
  });

export function standingsTable(plan: Tournament, standings: Standings): string {
  const { scale } = standings;
  const order = ranked(standings);
  const name = (i: number): string => plan.players[i]?.name ?? '';
  const ratings = order.map((i, place) => {
    const { rating, interval } = standings.ratings[i];
    return [`${place + 1}. ${name(i)}`, inUnit(rating, scale), interval.map((end) => inUnit(end, scale)).join(' to ')];
  });
  const cross = crossTable(standings, order).map((row, at) => [name(order[at]), ...row]);
  const games = standings.pairings.reduce((sum, each) => sum + each.totals.games, 0);
  const tests = standings.pairings.flatMap(({ first, second, test, totals }) =>
    test === null
      ? []
      : [
          `${name(first)} against ${name(second)}: ${test.verdict} after ${totals.games} games (ratio ${test.ratio.toFixed(2)})`,
        ],
  );
  return [
    `${plan.game}: ${games.toLocaleString('en')} games, seed ${plan.seed}. Every pairing plays the same deals, each from both seats.`,
    '',
    aligned(['player', scale.unit, '95 % interval'], ratings),
    '',
    crossWords(scale),
    aligned(['', ...order.map(name)], cross),
    ...(tests.length === 0 ? [] : ['', ...tests]),
    ...standings.pairings.flatMap(({ first, second, totals }) =>
      surrenders([plan.players[first], plan.players[second]] as PlayerSpec[], totals),
    ),
  ].join('\n');
}
