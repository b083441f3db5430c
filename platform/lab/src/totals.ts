/** What games come to: counts and sums that merge exactly, batch by batch. */
import { addMoments, type Moments, noMoments } from './statistics.ts';

/** How often each whole number came up. */
export type Histogram = Record<string, number>;

export interface PlayerTotals {
  /** Won alone. */
  wins: number;
  /** Won together with others. */
  shared: number;
  /** Wins in each seat, shared ones not counted, and games in each seat. */
  winsBySeat: number[];
  gamesBySeat: number[];
  /** What is played for: shares of a win, or chips. */
  payoff: Moments;
  score: Moments;
  scores: Histogram;
  /** What they held at the end, by name, summed over the games. */
  holdings: Histogram;
  /** Games given up, by what was wrong: programs only. */
  gaveUp?: Histogram;
}

export interface Totals {
  games: number;
  decisions: number;
  /** Games that more than one player won. */
  shared: number;
  players: PlayerTotals[];
  rounds: Moments;
  lengths: Histogram;
  /** Points of the first player in a deal over all its seatings, to the number of such deals. */
  deals: Histogram;
  /** What the first player's payoffs in a deal come to over all its seatings. */
  gains: Moments;
  /** Per series, player and round: what was read. */
  series: Record<string, Moments[][]>;
}

export function noTotals(players: number): Totals {
  const zeros = (): number[] => Array.from({ length: players }, () => 0);
  return {
    games: 0,
    decisions: 0,
    shared: 0,
    players: Array.from({ length: players }, () => ({
      wins: 0,
      shared: 0,
      winsBySeat: zeros(),
      gamesBySeat: zeros(),
      payoff: noMoments(),
      score: noMoments(),
      scores: {},
      holdings: {},
    })),
    rounds: noMoments(),
    lengths: {},
    deals: {},
    gains: noMoments(),
    series: {},
  };
}

export const count = (histogram: Histogram, value: number | string, times = 1): void => {
  histogram[value] = (histogram[value] ?? 0) + times;
};

function addHistogram(into: Histogram, other: Histogram): void {
  for (const [value, times] of Object.entries(other)) into[value] = (into[value] ?? 0) + times;
}

const addList = (into: number[], other: readonly number[]): void =>
  other.forEach((value, i) => {
    into[i] = (into[i] ?? 0) + value;
  });

export function addTotals(into: Totals, other: Totals): void {
  into.games += other.games;
  into.decisions += other.decisions;
  into.shared += other.shared;
  other.players.forEach((theirs, i) => {
    const ours = into.players[i];
    ours.wins += theirs.wins;
    ours.shared += theirs.shared;
    addList(ours.winsBySeat, theirs.winsBySeat);
    addList(ours.gamesBySeat, theirs.gamesBySeat);
    addMoments(ours.payoff, theirs.payoff);
    addMoments(ours.score, theirs.score);
    addHistogram(ours.scores, theirs.scores);
    addHistogram(ours.holdings, theirs.holdings);
    if (theirs.gaveUp !== undefined) addHistogram((ours.gaveUp ??= {}), theirs.gaveUp);
  });
  addMoments(into.rounds, other.rounds);
  addHistogram(into.lengths, other.lengths);
  addHistogram(into.deals, other.deals);
  addMoments(into.gains, other.gains);
  for (const [name, byPlayer] of Object.entries(other.series))
    byPlayer.forEach((rounds, player) => {
      rounds.forEach((moments, round) => {
        addMoments(cell(into.series, name, player, round), moments);
      });
    });
}

/** The moments of one series, player and round, made where there are none yet. */
export function cell(series: Totals['series'], name: string, player: number, round: number): Moments {
  const byPlayer = (series[name] ??= []);
  while (byPlayer.length <= player) byPlayer.push([]);
  const rounds = byPlayer[player];
  while (rounds.length <= round) rounds.push(noMoments());
  return rounds[round];
}

/** Whether chips are played for: then payoffs are not shares of one win. */
export const forChips = ({ players, games }: Totals): boolean =>
  Math.abs(players.reduce((sum, { payoff }) => sum + payoff.sum, 0) - games) > 1e-6 * games;
