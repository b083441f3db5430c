/** The draw that the helper speaks of: what it keeps, and the chances of that. */
import type { Hint } from '@baize/table';
import { chanceKeeping, chanceToComplete, counting, type View } from '../src/index.ts';
import type { Draw } from './advice.ts';
import { hintedCards } from './deciding.ts';

export interface Prospect {
  readonly kept: readonly number[];
  /** Of these, what does not count even then. */
  readonly spare: readonly number[];
  /** Cards that cannot come again: thrown before, or not kept now. */
  readonly gone: readonly number[];
  /** A badugi after the next draw. */
  readonly next: number;
  /** After the last one; `null` where that is the next, or depends on what is thrown then. */
  readonly last: number | null;
}

/** Without what is picked; else what the recommended draw keeps, or what counts where it keeps more than that or nothing. */
function keptOf(view: View, picked: readonly number[], draws: readonly Draw[], hint: Hint | null): readonly number[] {
  const without = (thrown: readonly number[]): readonly number[] => view.cards.filter((card) => !thrown.includes(card));
  if (picked.length > 0) return without(picked);
  const hinted = view.drawing && hint !== null ? hintedCards(view, hint.words) : [];
  const kept = without(hinted.length > 0 ? hinted : (draws[0]?.thrown ?? []));
  const counts = counting(view.cards);
  return kept.length < counts.length ? kept : counts;
}

export function prospectOf(view: View, picked: readonly number[], draws: readonly Draw[], hint: Hint | null): Prospect {
  const { cards, tossed, street } = view;
  const kept = keptOf(view, picked, draws, hint);
  const gone = [...tossed, ...cards.filter((card) => !kept.includes(card))];
  const counts = counting(kept);
  const spare = kept.filter((card) => !counts.includes(card));
  const left = 3 - street;
  return {
    kept,
    spare,
    gone,
    next: left > 0 ? chanceKeeping(kept, [...cards, ...tossed]) : 0,
    last: left > 1 && kept.length > 0 && spare.length === 0 ? chanceToComplete(kept, left, gone) : null,
  };
}

/** My cards are thrown, and new ones not yet dealt. */
export const isDrawing = ({ drawing, seat, seats }: View): boolean =>
  drawing && seat !== null && seats[seat]?.folded === false;
