/** Means, intervals and the few distributions behind them. */

/** Two-sided 95 %. */
export const z95 = 1.959963984540054;

/** Count, sum and sum of squares: enough for mean and spread, and exact to merge while the values are whole numbers. */
export interface Moments {
  n: number;
  sum: number;
  squares: number;
}

export const noMoments = (): Moments => ({ n: 0, sum: 0, squares: 0 });

export function addValue(moments: Moments, value: number): void {
  moments.n += 1;
  moments.sum += value;
  moments.squares += value * value;
}

export function addMoments(into: Moments, other: Moments): void {
  into.n += other.n;
  into.sum += other.sum;
  into.squares += other.squares;
}

export const mean = (moments: Moments): number => (moments.n === 0 ? 0 : moments.sum / moments.n);

/** Standard deviation of the sample. */
export function deviation({ n, sum, squares }: Moments): number {
  return n < 2 ? 0 : Math.sqrt(Math.max(0, (squares - (sum * sum) / n) / (n - 1)));
}

export type Interval = readonly [low: number, high: number];

/** Around a mean, by the normal distribution. */
export function meanInterval(moments: Moments, z = z95): Interval {
  const half = moments.n === 0 ? Number.POSITIVE_INFINITY : (z * deviation(moments)) / Math.sqrt(moments.n);
  return [mean(moments) - half, mean(moments) + half];
}

/** Around a share, by Wilson: sound also near 0 and 1 and for few games. `count` may hold halves for shared wins. */
export function shareInterval(count: number, n: number, z = z95): Interval {
  if (n === 0) return [0, 1];
  const share = count / n;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Around the difference of two shares, the second less the first, by Newcombe from both Wilson intervals. */
export function sharesDifference(first: number, n: number, second: number, m: number): Interval {
  const [low1, high1] = shareInterval(first, n);
  const [low2, high2] = shareInterval(second, m);
  const [p, q] = [n === 0 ? 0 : first / n, m === 0 ? 0 : second / m];
  return [q - p - Math.hypot(q - low2, high1 - p), q - p + Math.hypot(high2 - q, p - low1)];
}

/** Around the difference of two means, the second less the first. */
export function meansDifference(first: Moments, second: Moments, z = z95): Interval {
  const half = z * Math.hypot(...[first, second].map((each) => deviation(each) / Math.sqrt(Math.max(1, each.n))));
  return [mean(second) - mean(first) - half, mean(second) - mean(first) + half];
}

/** The value below which a share of the sorted numbers lies, between neighbours in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}

/** How many standard errors a measured share lies from an expected one that was itself measured over `games` games. */
export function sharesApart(count: number, n: number, expected: number, games: number): number {
  const pooled = (count + expected * games) / (n + games);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / games));
  return error === 0 ? 0 : (count / n - expected) / error;
}

/** The same for means. */
export function meansApart(measured: Moments, expected: number, spread: number, games: number): number {
  const error = Math.sqrt(deviation(measured) ** 2 / measured.n + spread ** 2 / games);
  return error === 0 ? 0 : (mean(measured) - expected) / error;
}
