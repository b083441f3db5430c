/** Two runs beside each other, and our totals beside somebody else's. */
import { type Interval, mean, meansApart, meansDifference, sharesApart, sharesDifference } from './statistics.ts';
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

/** How a number differs between two runs. */
export interface Change {
  readonly what: 'wins' | 'score' | 'payoff' | 'rounds';
  /** Which player's; `null` where it belongs to the game. */
  readonly player: number | null;
  readonly from: number;
  readonly to: number;
  /** 95 %, of the second less the first, the runs taken as independent. */
  readonly interval: Interval;
}

/** Player by player as they are listed, so far as both runs have them. */
export function changesOf(first: Totals, second: Totals): Change[] {
  const changes: Change[] = [];
  first.players.forEach((before, player) => {
    const after = second.players[player];
    if (after === undefined) return;
    changes.push({
      what: 'wins',
      player,
      from: before.wins / first.games,
      to: after.wins / second.games,
      interval: sharesDifference(before.wins, first.games, after.wins, second.games),
    });
    for (const what of ['score', 'payoff'] as const)
      changes.push({
        what,
        player,
        from: mean(before[what]),
        to: mean(after[what]),
        interval: meansDifference(before[what], after[what]),
      });
  });
  const [from, to] = [mean(first.rounds), mean(second.rounds)];
  changes.push({ what: 'rounds', player: null, from, to, interval: meansDifference(first.rounds, second.rounds) });
  return changes;
}
