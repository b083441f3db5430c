/** A sequential test: stop as soon as the games played decide between two hypotheses about strength. */
import { expectedShare } from './ratings.ts';
import { deviation, mean, type Moments } from './statistics.ts';

export interface Hypotheses {
  /** Elo difference if nothing is there to find. */
  readonly elo0: number;
  /** Elo difference worth finding. */
  readonly elo1: number;
  /** Chance of taking 1 for true when 0 is, and the reverse. */
  readonly alpha: number;
  readonly beta: number;
}

export const usualHypotheses: Hypotheses = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 };

export interface SprtState {
  /** Log-likelihood ratio of hypothesis 1 to hypothesis 0. */
  readonly ratio: number;
  readonly bounds: readonly [low: number, high: number];
  readonly verdict: 'stronger' | 'not stronger' | 'undecided';
}

/** `shares` holds the first player's share of the points, one value a deal, so that both seats of a deal count as one draw. */
export function sprt(shares: Moments, { elo0, elo1, alpha, beta }: Hypotheses): SprtState {
  const bounds = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)] as const;
  const low = expectedShare(elo0);
  const high = expectedShare(elo1);
  // Without spread (a clean sweep so far) the smallest spread that one deviating deal would bring stands in.
  const spread = Math.max(deviation(shares) ** 2, 1 / (4 * Math.max(1, shares.n)));
  const ratio = (shares.n * (high - low) * (2 * mean(shares) - low - high)) / (2 * spread);
  const verdict = ratio >= bounds[1] ? 'stronger' : ratio <= bounds[0] ? 'not stronger' : 'undecided';
  return { ratio, bounds, verdict };
}
