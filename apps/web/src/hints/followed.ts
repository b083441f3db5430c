/** Hints that were followed, kept in this browser: no review holds them against the player. */
import type { Review } from '@baize/bots';
import type { GamePack } from '@baize/game';
import { kept } from '../learn/kept.ts';
import type { History } from '../replay/history.ts';
import { decisionOf } from './decision.ts';

/** By match, the newest last: the decisions in which a hint's move was played. */
const store = kept<{ readonly followed: Readonly<Record<string, readonly string[]>> }>('baize.followed', {
  followed: {},
});
/** As many matches as seats are remembered. */
const MOST = 30;

export function keepFollowed(match: string, view: unknown, words: string): void {
  const { [match]: before = [], ...others } = store.now().followed;
  const now = [...new Set([...before, decisionOf(view, words)])];
  store.keep({ followed: Object.fromEntries([...Object.entries(others), [match, now] as const].slice(-MOST)) });
}

/** The review of a match without the moves that a hint had named. */
export function notHinted<Found extends Review | null>(
  match: string,
  review: Found,
  { game }: GamePack,
  { frames }: History,
): Found | Review {
  const followed = store.now().followed[match];
  if (review === null || followed === undefined) return review;
  const mistakes = review.mistakes.filter(
    ({ move, seat, played }) =>
      !followed.includes(decisionOf(game.view(frames[move].state as never, seat), played.words)),
  );
  return { ...review, mistakes };
}
