/** The runs of the lab: the latest, one that is kept to be compared with, and how far the one being played has come. */
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
  readonly error: string | null;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  /** Seconds to go, as far as one can tell. */
  readonly left: number | null;
}

interface Runs {
  /** Kept to be compared with. */
  readonly a: Run | null;
  /** The latest. */
  readonly b: Run | null;
}

export interface Lab extends Runs {
  /** `null` while nothing is being played. */
  readonly progress: Progress | null;
  readonly start: (setup: Setup) => void;
  readonly stop: () => void;
  /** The latest becomes A. */
  readonly keep: () => void;
  readonly drop: () => void;
}

const waiting = (setup: Setup): Run => ({ setup, job: jobOf(setup), totals: null, state: 'waiting', error: null });

/** `compared` is run first and kept as A, where there is one. */
export function useLab(compared: Setup | null, finished: (run: Run) => void): Lab {
  const [runs, setRuns] = useState<Runs>({ a: compared === null ? null : waiting(compared), b: null });
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopping = useRef<AbortController | null>(null);

  /** What was there before stays until there is something to show. Tells whether it was played to its end. */
  const playOne = async (which: keyof Runs, setup: Setup, signal: AbortSignal): Promise<boolean> => {
    const put = (to: Partial<Run>): Run => {
      const run = { ...waiting(setup), ...to };
      setRuns((before) => ({ ...before, [which]: run }));
      return run;
    };
    const began = performance.now();
    setProgress({ done: 0, of: setup.games, left: null });
    let run: Run;
    try {
      const { totals, whole } = await play(jobOf(setup), signal, (sofar) => {
        const each = (performance.now() - began) / 1000 / sofar.games;
        setProgress({ done: sofar.games, of: setup.games, left: each * (setup.games - sofar.games) });
        put({ totals: sofar, state: 'running' });
      });
      run = put({ totals: totals.games === 0 ? null : totals, state: whole ? 'done' : 'stopped' });
    } catch (error) {
      run = put({ state: 'failed', error: error instanceof Error ? error.message : String(error) });
    }
    // Nobody is told of a run whose page was left.
    if (stopping.current !== null) finished(run);
    return run.state === 'done';
  };

  const start = (setup: Setup): void => {
    const controller = new AbortController();
    stopping.current = controller;
    void (async () => {
      const { a } = runs;
      if (a === null || a.totals !== null || (await playOne('a', a.setup, controller.signal)))
        await playOne('b', setup, controller.signal);
      setProgress(null);
    })();
  };

  useEffect(
    () => () => {
      stopping.current?.abort();
      stopping.current = null;
    },
    [],
  );

  return {
    ...runs,
    progress,
    start,
    stop: () => stopping.current?.abort(),
    keep: () => setRuns(({ b }) => ({ a: b, b: null })),
    drop: () => setRuns(({ a, b }) => ({ a: null, b: b ?? (a?.totals === null ? null : a) })),
  };
}
