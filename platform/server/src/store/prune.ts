/** Forgetting in small steps, so that nobody waits: old matches are looked for in the order in which they were opened. */
import type { Untouched } from '@baize/host';

/** Matches that are looked at, and that are deleted, in one step; milliseconds between two steps. */
export const looked = 1000;
export const deleted = 20;
const rest = 20;

/** Which of them: `number` from one to the other, both databases alike. */
export const untouched = (from: string, to: string, finished: string, abandoned: string): string =>
  `number in (select number from matches where number > ${from} and number <= ${to}
   and updated < case when status = 'over' then ${finished} else ${abandoned} end order by number limit ${deleted})`;

export interface PruneStep {
  /** Numbers of those that were deleted, and the highest number there is. */
  readonly gone: readonly number[];
  readonly last: number;
}

export async function pruneInSteps(
  { finished, abandoned }: Untouched,
  step: (from: number, finished: number, abandoned: number) => Promise<PruneStep>,
): Promise<number> {
  const time = (at: number): number => Math.max(0, Math.min(at, Number.MAX_SAFE_INTEGER));
  let count = 0;
  for (let from = 0; ; ) {
    const { gone, last } = await step(from, time(finished), time(abandoned));
    count += gone.length;
    from = gone.length === deleted ? Math.max(...gone) : from + looked;
    if (from >= last) return count;
    await new Promise((resolve) => setTimeout(resolve, gone.length > 0 ? rest : 0));
  }
}
