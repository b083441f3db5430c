/** Measured against expected: how many standard errors lie between our totals and somebody else's. */
import { meansApart, sharesApart } from './statistics.ts';
import type { Totals } from './totals.ts';

/** What somebody else measured: shares of games, and rounds with their spread, over `of` games. */
export interface Expected {
  readonly of: number;
  readonly wins: readonly number[];
  readonly shared: number;
  readonly rounds: number;
  readonly spread: number;
}

/** In standard errors, both samples taken into account. */
export function matchUpApart(totals: Totals, expected: Expected): Record<string, number> {
  const apart: Record<string, number> = {};
  expected.wins.forEach((share, i) => {
    apart[`wins of player ${i + 1}`] = sharesApart(totals.players[i]?.wins ?? 0, totals.games, share, expected.of);
  });
  apart['shared wins'] = sharesApart(totals.shared, totals.games, expected.shared, expected.of);
  apart['rounds'] = meansApart(totals.rounds, expected.rounds, expected.spread, expected.of);
  return apart;
}
