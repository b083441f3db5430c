/** One run of the lab and what it has come to so far. */
import type { Job, Totals } from '@baize/lab/browser';
import { useEffect, useRef, useState } from 'react';
import { play } from './play.ts';
import { jobOf, type Setup } from './setup.ts';

export interface Run {
  readonly setup: Setup;
  readonly job: Job;
  /** `null` until the first games are done. */
  readonly totals: Totals | null;
  readonly state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  /** Seconds to go, as far as one can tell. */
  readonly left: number | null;
  readonly error: string | null;
}

const waitingRun = (setup: Setup): Run => ({
  setup,
  job: jobOf(setup),
  totals: null,
  state: 'waiting',
  left: null,
  error: null,
});

export interface Runs {
  /** Kept to be compared with. */
  readonly a: Run | null;
  /** The latest. */
  readonly b: Run | null;
}

export interface Lab extends Runs {
  readonly busy: boolean;
  readonly start: (setup: Setup) => void;
  readonly stop: () => void;
  /** The latest becomes A. */
  readonly keep: () => void;
  readonly drop: () => void;
}

/** `compared` is run first and kept as A, where there is one. */
export function useLab(compared: Setup | null, finished: (run: Run) => void): Lab {
  const [runs, setRuns] = useState<Runs>({ a: compared === null ? null : waitingRun(compared), b: null });
  const [busy, setBusy] = useState(false);
  const stopped = useRef<AbortController | null>(null);

  const playOne = async (which: keyof Runs, setup: Setup, signal: AbortSignal): Promise<void> => {
    const first = { ...waitingRun(setup), state: 'running' as const };
    const put = (to: Partial<Run>): Run => {
      const run: Run = { ...first, ...to };
      setRuns((before) => ({ ...before, [which]: run }));
      return run;
    };
    // Nobody is told of a run whose page was left.
    const end = (to: Partial<Run>): void => {
      const run = put(to);
      if (stopped.current !== null) finished(run);
    };
    put({});
    const began = performance.now();
    try {
      const { totals, whole } = await play(first.job, signal, (sofar) => {
        const seconds = (performance.now() - began) / 1000;
        put({ totals: sofar, left: (seconds / sofar.games) * (setup.games - sofar.games) });
      });
      end({ totals: totals.games === 0 ? null : totals, state: whole ? 'done' : 'stopped' });
    } catch (error) {
      end({ state: 'failed', error: error instanceof Error ? error.message : String(error) });
    }
  };

  const start = (setup: Setup): void => {
    stopped.current?.abort();
    const controller = new AbortController();
    stopped.current = controller;
    setBusy(true);
    void (async () => {
      if (runs.a !== null && runs.a.totals === null) await playOne('a', runs.a.setup, controller.signal);
      if (!controller.signal.aborted) await playOne('b', setup, controller.signal);
      if (stopped.current === controller) setBusy(false);
    })();
  };

  useEffect(
    () => () => {
      stopped.current?.abort();
      stopped.current = null;
    },
    [],
  );

  return {
    ...runs,
    busy,
    start,
    stop: () => stopped.current?.abort(),
    keep: () => setRuns(({ b }) => ({ a: b, b: null })),
    drop: () => setRuns(({ a, b }) => ({ a: null, b: b ?? a })),
  };
}
