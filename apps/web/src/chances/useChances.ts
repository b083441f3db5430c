/** The chances of a match for every page that names them: both looks back as one, with what analyses of this visit found beyond them. */
import type { Hindsight, Review } from '@baize/bots';
import type { GameRecord, Seat } from '@baize/game';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { curveFurther, type Further, type Furthers, type Known, knownAt, reviewFurther } from './further.ts';
import { useHindsight, useReview } from './lookBack.ts';
import { together } from './together.ts';

export interface Chances {
  readonly curve: Hindsight | null;
  readonly review: Review | null;
  /** How far the judgement of all moves has come, while it may still move the curve; `null` once it stands. */
  readonly judging: number | null;
  /** What the looks back alone know of the position after this many moves. */
  readonly known: (move: number, seat: Seat) => Known | null;
  /** What an analysis found there before, if one went further. */
  readonly further: (move: number) => Further | null;
  readonly tell: (move: number, further: Further) => void;
}

/** Of this visit, by match. */
const found = new Map<string, Furthers>();
const none: Furthers = new Map();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what was found where nothing went further before. */
function keepFurther(match: string, move: number, further: Further): void {
  const before = found.get(match) ?? none;
  if ((before.get(move)?.worlds ?? 0) >= further.worlds) return;
  found.set(match, new Map(before).set(move, further));
  for (const listener of listeners) listener();
}

/** `first` is whose mistakes are found before those of others; `judged` says whether they are looked for at all. */
export function useChances(match: string, record: GameRecord | null, first: Seat | null, judged = true): Chances {
  const looked = useHindsight(match, record);
  const reviewed = useReview(match, judged ? record : null, first);
  const furthers = useSyncExternalStore(subscribe, () => found.get(match) ?? none);
  const review = useMemo(() => reviewFurther(reviewed, furthers), [reviewed, furthers]);
  const curve = useMemo(() => {
    const mistakes = review?.mistakes ?? [];
    return curveFurther(together(looked, mistakes), mistakes, furthers);
  }, [looked, review, furthers]);
  const known = useMemo(() => {
    const mistakes = reviewed?.mistakes ?? [];
    const before = together(looked, mistakes);
    return (move: number, seat: Seat) => knownAt(before, mistakes, move, seat);
  }, [looked, reviewed]);
  const tell = useCallback((move: number, further: Further) => keepFurther(match, move, further), [match]);
  const further = useCallback((move: number) => furthers.get(move) ?? null, [furthers]);
  const progress = judged ? (reviewed?.progress ?? 0) : 1;
  return { curve, review, judging: progress < 1 ? progress : null, known, further, tell };
}
