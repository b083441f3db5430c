/** Variations tried in a review, kept in this browser beside the game they belong to. */
import { useSyncExternalStore } from 'react';
import { kept } from '../learn/kept.ts';

export interface Branch {
  /** How many moves of the game came before it. */
  readonly move: number;
  readonly words: readonly string[];
}

const store = kept<{ readonly branches: Readonly<Record<string, readonly Branch[]>> }>('baize.branches', {
  branches: {},
});
/** How many of the latest are kept for a game. */
const MOST = 12;
const none: readonly Branch[] = [];

export const useBranches = (match: string): readonly Branch[] =>
  useSyncExternalStore(store.subscribe, () => store.now().branches[match] ?? none);

/** Keeps a variation; a longer one takes the place of its beginning. */
export function keepBranch(match: string, branch: Branch): void {
  const { branches } = store.now();
  const begins = (each: Branch): boolean =>
    each.move === branch.move && each.words.every((words, i) => branch.words[i] === words);
  const others = (branches[match] ?? []).filter((each) => !begins(each));
  store.keep({ branches: { ...branches, [match]: [branch, ...others].slice(0, MOST) } });
}
