/** Advice on a set-up: kept from before, or growing while a worker finds it. */
import type { Advice } from '@baize/game';
import { useEffect, useState } from 'react';
import { kept } from '../../learn/kept.ts';
import type { AdviceRequest, AdviceAnswer } from './worker.ts';

const store = kept<{ readonly advice: readonly { readonly key: string; readonly advice: Advice }[] }>('baize.advice', {
  advice: [],
});
/** So many are kept in this browser, the latest first. */
const MOST = 12;

function keep(key: string, advice: Advice): void {
  const others = store.now().advice.filter((each) => each.key !== key);
  store.keep({ advice: [{ key, advice }, ...others].slice(0, MOST) });
}

export interface Advising {
  readonly found: Advice | null;
  readonly state: 'running' | 'stopped' | 'done' | 'kept' | 'failed';
  readonly error: string | null;
  readonly stop: () => void;
  readonly again: () => void;
}

type Progress = Pick<Advising, 'found' | 'state' | 'error'>;

const begun: Progress = { found: null, state: 'running', error: null };

/** `key` tells one set-up from another. */
export function useAdvice(key: string, asked: AdviceRequest): Advising {
  const [now, setNow] = useState<Progress>(() => {
    const found = store.now().advice.find((each) => each.key === key)?.advice ?? null;
    return found === null ? begun : { found, state: 'kept', error: null };
  });
  const running = now.state === 'running';
  useEffect(() => {
    if (!running) return;
    const worker = new Worker(new URL('../../worker.ts', import.meta.url), { type: 'module', name: 'advice' });
    worker.addEventListener('message', ({ data }: MessageEvent<AdviceAnswer>) => {
      if ('error' in data) return setNow((before) => ({ ...before, state: 'failed', error: data.error }));
      const { advice } = data;
      if (advice.progress === 1) keep(key, advice);
      setNow({ found: advice, state: advice.progress === 1 ? 'done' : 'running', error: null });
    });
    worker.addEventListener('error', ({ message }) =>
      setNow((before) => ({ ...before, state: 'failed', error: message })),
    );
    worker.postMessage(asked);
    return () => worker.terminate();
  }, [running, key, asked]);
  return {
    ...now,
    stop: () => setNow((before) => ({ ...before, state: 'stopped' })),
    again: () => setNow(begun),
  };
}
