/** What a move tried instead is worth, on the scale of the figures that a mistake is told with. */
import type { Line, Mistake, Review } from '@baize/bots';
import { shownCost } from '../chances/cost.ts';

export interface Tried {
  readonly hope: number;
  /** By how much it is behind the better move, as both are shown. */
  readonly behind: number;
  readonly good: boolean;
}

/** `null` while the analysis cannot tell it from the better move. */
export function triedWorth(
  { lines, done }: { readonly lines: readonly Line[]; readonly done: boolean },
  tried: Line,
  mistake: Mistake,
  stake: Review['stake'],
): Tried | null {
  const { better, played } = mistake;
  const best = lines.find(({ words }) => words === better.words) ?? lines[0];
  const behind = Math.max(0, best.hope - tried.hope);
  const doubt = 2 * tried.error;
  const enough = (better.hope - played.hope) / 2;
  const isLevel = behind <= doubt;
  if (isLevel && doubt > enough && !done) return null;
  const hope = better.hope - (isLevel ? 0 : behind);
  const told = stake === 'win' ? Math.max(0, hope) : hope;
  return {
    hope: told,
    behind: shownCost({ ...mistake, played: { words: tried.words, hope: told } }, stake),
    good: isLevel || behind < enough,
  };
}
