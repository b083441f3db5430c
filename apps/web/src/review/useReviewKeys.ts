/** The keys of a review, before those of the table: mistakes, trying them, and the way along the game. */
import { useKeys } from '@baize/table';
import { isOn } from './tree.tsx';
import type { Reviewing } from './useReviewing.ts';

/** Something on the table has the focus or is chosen: arrows and Escape are the table's. */
const isWalking = (): boolean => document.activeElement?.closest('[data-cell]') != null;
const isChosen = (): boolean => document.querySelector('[data-room] [data-cell][aria-pressed="true"]') !== null;

export function useReviewKeys(review: Reviewing): void {
  const { open, trial, variation, from, analysing } = review;
  const { tried } = variation;
  /** The line on the board, as far as it was ever played. */
  const lines = review.branches.filter(({ move }) => move === from);
  const line = lines.find((each) => isOn(each, tried));
  const along = (by: number) => (): boolean | void => {
    if (isWalking()) return false;
    if (tried.length === 0) review.goTo(from + by);
    else if (by < 0) variation.back();
    else if (line !== undefined && line.words.length > tried.length)
      review.again({ move: from, words: line.words.slice(0, tried.length + 1) });
  };
  /** To another line from the same place: the game is above them all. */
  const across = (by: number) => (): boolean | void => {
    if (isWalking()) return false;
    const next = (line === undefined ? -1 : lines.indexOf(line)) + by;
    if (next === -1 && tried.length > 0) review.goTo(from);
    else if (lines[next] !== undefined) review.again({ move: from, words: lines[next].words.slice(0, 1) });
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
  useKeys({ ArrowLeft: along(-1), ArrowRight: along(1) }, true, true);
  useKeys({ ArrowUp: across(-1), ArrowDown: across(1) }, analysing, true);
}
