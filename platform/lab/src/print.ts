/** Totals in words: a table for people, JSON and CSV for programs. */
import { type Job, namesOf, type PlayerSpec } from './job.ts';
import { deviation, mean, meanInterval, shareInterval } from './statistics.ts';
import type { Totals } from './totals.ts';

/** Counts, not shares: what a program wants to compute with. */
export function asJson(job: Job, totals: Totals): string {
  return JSON.stringify({
    game: job.game,
    games: totals.games,
    seed: job.seed,
    players: namesOf(job).map((name, i) => {
      const { wins, score, gaveUp } = totals.players[i];
      return { name, wins, score: { mean: mean(score), sd: deviation(score) }, ...(gaveUp && { gaveUp }) };
    }),
    shared: totals.shared,
    rounds: { mean: mean(totals.rounds), sd: deviation(totals.rounds) },
  });
}

const columns = [
  'player',
  'games',
  'wins',
  'shared',
  'win_share',
  'win_low',
  'win_high',
  'score_mean',
  'score_sd',
  'payoff_mean',
  'payoff_low',
  'payoff_high',
] as const;

export function asCsv(job: Job, totals: Totals): string {
  const names = namesOf(job);
  const rows = totals.players.map((player, i) => {
    const share = shareInterval(player.wins, totals.games);
    const payoff = meanInterval(player.payoff);
    return [
      quoted(names[i]),
      totals.games,
      player.wins,
      player.shared,
      player.wins / totals.games,
      ...share,
      mean(player.score),
      deviation(player.score),
      mean(player.payoff),
      ...payoff,
    ].join(',');
  });
  return [columns.join(','), ...rows].join('\n');
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const whole = (number: number): string => number.toLocaleString('en');

/** `1 game`, `2,000 games` */
export const gamesText = (count: number): string => `${whole(count)} game${count === 1 ? '' : 's'}`;

/** How seats were given, in a sentence. */
export const seating = (job: Job): string =>
  job.fixedSeats || job.players.length === 1
    ? 'Everybody kept their seat.'
    : `Seats rotate: each deal was played ${job.players.length === 2 ? 'twice' : `${job.players.length} times`}, once from every seat.`;

export function asTable(job: Job, totals: Totals): string {
  const names = namesOf(job);
  const rows = totals.players.map((player, i) => {
    const [low, high] = shareInterval(player.wins, totals.games);
    const [from, to] = meanInterval(player.payoff);
    return [
      names[i],
      whole(player.wins),
      percent(player.wins / totals.games),
      `${percent(low)} to ${percent(high)}`,
      mean(player.score).toFixed(2),
      deviation(player.score).toFixed(2),
      `${mean(player.payoff).toFixed(3)} ± ${((to - from) / 2).toFixed(3)}`,
    ];
  });
  const [low, high] = meanInterval(totals.rounds);
  return [
    `${job.game}: ${gamesText(totals.games)}, seed ${job.seed}. ${seating(job)}`,
    '',
    aligned(['player', 'wins', 'share', '95 % interval', 'score', 'sd', 'payoff per game'], rows),
    '',
    `shared wins: ${whole(totals.shared)} (${percent(totals.shared / totals.games)})`,
    `rounds: ${mean(totals.rounds).toFixed(2)} ± ${((high - low) / 2).toFixed(2)}, sd ${deviation(totals.rounds).toFixed(2)}`,
    ...surrenders(job.players, totals),
  ].join('\n');
}

/** What programs lost by themselves, a sentence each. */
export const surrenders = (players: readonly PlayerSpec[], totals: Totals): string[] =>
  players.flatMap(({ name }, i) => {
    const faults = Object.entries(totals.players[i]?.gaveUp ?? {});
    const games = faults.reduce((sum, [, times]) => sum + times, 0);
    const said = faults.map(([fault, times]) => (faults.length === 1 ? fault : `${fault} ${whole(times)}×`)).join(', ');
    return games === 0 ? [] : [`${name} gave up ${whole(games)} ${games === 1 ? 'game' : 'games'}: ${said}.`];
  });

/** A table with a heading: the first column to the left, numbers to the right. */
export function aligned(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i])))
      .join('  ')
      .trimEnd();
  return [line(heading), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
