/** Loads something now and again, and says how that goes. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeOf } from '../api.ts';

export interface Polled<T> {
  readonly data: T | null;
  /** Its code. */
  readonly error: ReturnType<typeof codeOf> | null;
  /** When the next try begins (`performance.now()`), while the connection is lost. */
  readonly nextTry: number | null;
  readonly again: () => void;
}

/** Every `ms` while the page is seen; after a failure sooner, then ever slower up to 15 s. */
export function usePoll<T>(load: () => Promise<T>, ms: number): Polled<T> {
  const [state, setState] = useState<Omit<Polled<T>, 'again'>>({ data: null, error: null, nextTry: null });
  const latest = useEffectEvent(load);
  const kick = useRef<() => void>(() => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let fails = 0;
    let here = true;
    const run = async (): Promise<void> => {
      clearTimeout(timer);
      let wait = ms;
      try {
        const data = await latest();
        fails = 0;
        if (here) setState({ data, error: null, nextTry: null });
      } catch (error) {
        wait = Math.min(15_000, 2000 * 2 ** fails++);
        if (here)
          setState((before) => ({ data: before.data, error: codeOf(error), nextTry: performance.now() + wait }));
      }
      if (here) timer = setTimeout(() => void run(), wait);
    };
    kick.current = () => void run();
    void run();
    const seen = (): void => {
      if (!document.hidden) void run();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      here = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [ms]);
  const again = useCallback(() => kick.current(), []);
  return { ...state, again };
}
