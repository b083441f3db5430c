/** Whoever replays thousands of entries lets others have their turn in between. */
import { pauseEvery } from '@baize/match';

/** Resolves once everything else that was ready has had its turn. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });

/** Milliseconds of one slice. */
const slice = 8;

/** To be called between two entries. */
export const pauseForOthers = (): (() => Promise<void>) => pauseEvery(slice, nextTurn);
