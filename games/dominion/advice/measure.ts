/** How often one list beats another, with how far chance may have moved that. */
import type { Estimate, Seat } from '@baize/game';
import { type Setting, quickGame } from '../bots/contest.ts';
import type { Strategy } from '../bots/strategy.ts';
import { pointsOf, winnersOf } from '../src/score.ts';
import type { State } from '../src/state.ts';

export const wonBy = (state: State, seat: Seat): number => {
  const winners = winnersOf(
    state.players.map(pointsOf),
    state.players.map(({ turns }) => turns),
  );
  return winners.includes(seat) ? 1 / winners.length : 0;
};

/** From what single games brought: 1, 0 or, where it was shared, a half. */
export function estimateOf(won: readonly number[]): Estimate {
  const games = won.length;
  const share = won.reduce((sum, each) => sum + each, 0) / Math.max(1, games);
  const squares = won.reduce((sum, each) => sum + (each - share) ** 2, 0);
  return { share, within: 1.96 * Math.sqrt(squares / Math.max(1, games - 1) / Math.max(1, games)), games };
}

/** Several estimates of the same number of games each, taken as one. */
export function together(all: readonly Estimate[]): Estimate {
  const n = Math.max(1, all.length);
  return {
    share: all.reduce((sum, { share }) => sum + share, 0) / n,
    within: Math.hypot(...all.map(({ within }) => within)) / n,
    games: all.reduce((sum, { games }) => sum + games, 0),
  };
}

/** Deals are played from both seats; `rounds` is how many turns the first list had on average. */
export function meet(
  setting: Setting,
  one: Strategy,
  other: Strategy,
  games: number,
  seed: string,
): Estimate & { readonly rounds: number } {
  const won: number[] = [];
  let turns = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const state = quickGame(setting, ({ asked }) => (asked === seat ? one : other), `${seed} ${i >> 1}`);
    won.push(wonBy(state, seat));
    turns += state.players[seat].turns;
  }
  return { ...estimateOf(won), rounds: turns / Math.max(1, games) };
}
