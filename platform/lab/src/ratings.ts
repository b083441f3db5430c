/** Bradley–Terry ratings from a cross table, with intervals by bootstrap over deals. */
import { below, type Random, seeded } from '@baize/game';
import { type Interval, quantile, z95 } from './statistics.ts';

/** What two players made of each other: how often each number of points fell to the first of them in one deal. */
export interface Encounter {
  readonly first: number;
  readonly second: number;
  /** Games that are played with one deal, each player once in each seat. */
  readonly gamesPerDeal: number;
  /** Points of `first` in a deal, as a text, to the number of such deals. A win is 1 point, a shared one ½. */
  readonly deals: Readonly<Record<string, number>>;
}

export interface Rating {
  /** On the Elo scale, the field's average at 0. */
  readonly rating: number;
  readonly interval: Interval;
}

const eloPerNat = 400 / Math.log(10);

/** Expected share of points of a player rated `difference` higher. */
export const expectedShare = (difference: number): number => 1 / (1 + 10 ** (-difference / 400));

/** The rating difference that a share of points speaks for. */
export const eloOf = (share: number): number => -400 * Math.log10(1 / Math.min(Math.max(share, 1e-9), 1 - 1e-9) - 1);

/** Maximum-likelihood strengths by minorisation, Elo scale. One phantom drawn game per pair keeps a clean sweep finite. */
function strengths(players: number, points: readonly number[], games: readonly number[]): number[] {
  const strength = Array.from({ length: players }, () => 1);
  for (let round = 0; round < 2000; round++) {
    let moved = 0;
    for (let i = 0; i < players; i++) {
      let won = 0;
      let weight = 0;
      for (let j = 0; j < players; j++) {
        const played = games[i * players + j];
        if (played === 0) continue;
        won += points[i * players + j] + 0.5;
        weight += (played + 1) / (strength[i] + strength[j]);
      }
      if (weight === 0) continue;
      const better = won / weight;
      moved = Math.max(moved, Math.abs(Math.log(better / strength[i])));
      strength[i] = better;
    }
    if (moved < 1e-7) break;
  }
  const logs = strength.map(Math.log);
  const middle = logs.reduce((sum, each) => sum + each, 0) / players;
  return logs.map((each) => (each - middle) * eloPerNat);
}

function tally(players: number, encounters: readonly Encounter[], chance: Random | null): number[] {
  const points = Array.from({ length: players * players }, () => 0);
  const games = Array.from({ length: players * players }, () => 0);
  for (const { first, second, gamesPerDeal, deals } of encounters) {
    const kinds = Object.entries(deals);
    const total = kinds.reduce((sum, [, count]) => sum + count, 0);
    let won = 0;
    if (chance === null) for (const [each, count] of kinds) won += Number(each) * count;
    else won = resample(kinds, total, chance);
    points[first * players + second] = points[first * players + second] + won;
    points[second * players + first] = points[second * players + first] + total * gamesPerDeal - won;
    for (const at of [first * players + second, second * players + first]) games[at] = games[at] + total * gamesPerDeal;
  }
  return strengths(players, points, games);
}

/** The points in as many deals, drawn with replacement. */
function resample(kinds: readonly (readonly [string, number])[], total: number, chance: Random): number {
  let won = 0;
  for (let i = 0; i < total; i++) {
    let at = below(chance, total);
    for (const [each, count] of kinds) {
      at -= count;
      if (at < 0) {
        won += Number(each);
        break;
      }
    }
  }
  return won;
}

/** What two players took from each other a game: the mean of the first one's gains, and its standard error. */
export interface Duel {
  readonly first: number;
  readonly second: number;
  readonly gain: number;
  readonly error: number;
}

/**
 * Ratings where chips are played for: what a player would take a game from the field's average, by least squares over
 * the duels, each weighing as much as it is exact.
 */
export function rateByGain(players: number, duels: readonly Duel[]): Rating[] {
  // The field's average is held at 0 by adding 1/n to every entry: the matrix then has an inverse.
  const matrix = Array.from({ length: players }, () => Array.from({ length: players }, () => 1 / players));
  const sums = Array.from({ length: players }, () => 0);
  // Somebody who always takes the same has no error to be seen; nobody is that much surer than the others.
  const least = 1e-3 * Math.max(1e-9, ...duels.flatMap(({ gain, error }) => [Math.abs(gain), error]));
  for (const { first, second, gain, error } of duels) {
    const weight = 1 / Math.max(error, least) ** 2;
    for (const [i, j, sign] of [
      [first, second, 1],
      [second, first, -1],
    ] as const) {
      matrix[i][i] = matrix[i][i] + weight;
      matrix[i][j] = matrix[i][j] - weight;
      sums[i] = sums[i] + sign * weight * gain;
    }
  }
  const inverse = inverted(matrix);
  return inverse.map((row, i) => {
    const rating = row.reduce((sum, value, j) => sum + value * sums[j], 0);
    const half = z95 * Math.sqrt(Math.max(0, row[i] - 1 / players));
    return { rating, interval: [rating - half, rating + half] };
  });
}

/** By Gauss and Jordan; a player whom nobody met keeps an infinite doubt. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let at = 0; at < n; at++) {
    const pivot = rows.findIndex(
      (row, i) => i >= at && Math.abs(row[at]) === Math.max(...rows.slice(at).map((each) => Math.abs(each[at]))),
    );
    [rows[at], rows[pivot]] = [rows[pivot], rows[at]];
    const own = rows[at];
    const scale = own[at];
    for (let j = 0; j < 2 * n; j++) own[j] = own[j] / scale;
    for (const row of rows) {
      if (row === own) continue;
      const factor = row[at];
      for (let j = 0; j < 2 * n; j++) row[j] = row[j] - factor * own[j];
    }
  }
  return rows.map((row) => row.slice(n));
}

/**
 * The standard errors of these ratings, from how much this many games can tell at all, one phantom drawn game per pair included. Resampling
 * few deals sees no doubt where all of them came out alike; this does.
 */
export function ratingErrors(ratings: readonly number[], encounters: readonly Encounter[]): number[] {
  const players = ratings.length;
  const matrix = ratings.map(() => ratings.map(() => 1 / players));
  for (const { first, second, gamesPerDeal, deals } of encounters) {
    const games = gamesPerDeal * Object.values(deals).reduce((sum, count) => sum + count, 0);
    const share = expectedShare(ratings[first] - ratings[second]);
    const weight = (games + 1) * share * (1 - share);
    for (const [i, j] of [
      [first, second],
      [second, first],
    ] as const) {
      matrix[i][i] += weight;
      matrix[i][j] -= weight;
    }
  }
  return inverted(matrix).map((row, i) => eloPerNat * Math.sqrt(Math.max(0, row[i] - 1 / players)));
}

/** A rating for each of `players`, and 95 % intervals from `rounds` resamplings of the deals. */
export function rate(players: number, encounters: readonly Encounter[], seed: string, rounds = 200): Rating[] {
  const best = tally(players, encounters, null);
  const chance = seeded(`bootstrap ${seed}`);
  const drawn = Array.from({ length: rounds }, () => tally(players, encounters, chance));
  return best.map((rating, i) => {
    const sorted = drawn.map((each) => each[i]).toSorted((a, b) => a - b);
    return { rating, interval: [quantile(sorted, 0.025), quantile(sorted, 0.975)] };
  });
}
