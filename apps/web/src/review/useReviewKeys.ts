/** The keys of a review, before those of the table: mistakes, trying them, and the way along the game. */
import { useKeys } from '@baize/table';
import type { Reviewing } from './useReviewing.ts';

/** Something on the table has the focus or is chosen: arrows and Escape are the table's. */
const isWalking = (): boolean => document.activeElement?.closest('[data-cell]') != null;
const isChosen = (): boolean => document.querySelector('[data-room] [data-cell][aria-pressed="true"]') !== null;

export function useReviewKeys(review: Reviewing): void {
  const { open, trial, variation, from, analysing } = review;
  const along = (by: number) => (): boolean | void => {
    if (isWalking()) return false;
    if (variation.tried.length > 0) {
      if (by < 0) variation.back();
    } else review.goTo(from + by);
  };
  /** What is done with the mistake that is open, if there is one. */
  const withOpen = (act: (mistake: NonNullable<typeof open>) => void) => (): boolean | void =>
    open === null ? false : act(open);
  useKeys(
    {
      j: () => review.step(1),
      k: () => review.step(-1),
      t: withOpen((mistake) => review.choose(mistake, 'asked')),
      l: withOpen((mistake) => review.goOn(mistake)),
      b: withOpen((mistake) => review.choose(mistake)),
      Escape: () => (open !== null && trial === 'asked' && !isChosen() ? review.choose(open) : false),
    },
    !analysing,
    true,
  );
  useKeys({ ArrowLeft: along(-1), ArrowRight: along(1), u: variation.back }, true, true);
}
