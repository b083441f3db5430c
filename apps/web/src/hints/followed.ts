/** Hints that were followed, kept in this browser: no review holds them against the player. */
import type { Mistake } from '@baize/bots';
import { below, type GamePack, seeded } from '@baize/game';
import { kept } from '../learn/kept.ts';
import type { History } from '../replay/history.ts';

/** By match, the newest last: the decisions in which a hint's move was played. */
const store = kept<{ readonly followed: Readonly<Record<string, readonly string[]>> }>('baize.followed', {
  followed: {},
});
/** As many matches as seats are remembered. */
const MOST = 30;

/** A decision by what the seat saw: records count moves, the table counts versions, and both show the same view. */
const decisionOf = (view: unknown, words: string): string =>
  `${below(seeded(JSON.stringify(view)), 2 ** 32).toString(36)} ${words}`;

export function keepFollowed(match: string, view: unknown, words: string): void {
  const { [match]: before = [], ...others } = store.now().followed;
  const now = [...new Set([...before, decisionOf(view, words)])];
  store.keep({ followed: Object.fromEntries([...Object.entries(others), [match, now] as const].slice(-MOST)) });
}

/** The mistakes of a match without the moves that a hint had named. */
export function notHinted(
  match: string,
  mistakes: readonly Mistake[],
  { game }: GamePack,
  { frames }: History,
): readonly Mistake[] {
  const followed = store.now().followed[match];
  if (followed === undefined) return mistakes;
  return mistakes.filter(
    ({ move, seat, played }) =>
      !followed.includes(decisionOf(game.view(frames[move].state as never, seat), played.words)),
  );
}
