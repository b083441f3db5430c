/**
 * Looks back at a finished match, growing while a worker computes them. One look serves every page that wants it, so that all of
 * them tell the same figures; it ends when nobody has wanted it for a while.
 */
import type { Hindsight, Review } from '@baize/bots';
import type { GameRecord, Seat } from '@baize/game';
import { useCallback, useSyncExternalStore } from 'react';

interface Looks {
  readonly hindsight: Hindsight;
  readonly review: Review;
}

export interface LookBackRequest {
  readonly record: GameRecord;
  /** Whose decisions are wanted first. */
  readonly first: Seat | null;
}

/** Between leaving one page and showing the next. */
const LINGER_MS = 4000;

class Look<Found extends { readonly progress: number }> {
  found: Found | null = null;
  readonly #job: string;
  readonly #listeners = new Set<() => void>();
  #worker: Worker | null = null;
  #ending: ReturnType<typeof setTimeout> | undefined;

  constructor(job: string) {
    this.#job = job;
  }

  subscribe(listener: () => void, request: LookBackRequest): () => void {
    this.#listeners.add(listener);
    clearTimeout(this.#ending);
    if (this.#worker === null && this.found?.progress !== 1) this.#start(request);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#ending = setTimeout(() => this.#stop(), LINGER_MS);
    };
  }

  #start(request: LookBackRequest): void {
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: this.#job });
    worker.addEventListener('message', ({ data }: MessageEvent<Found>) => {
      this.found = data;
      if (data.progress === 1) this.#stop();
      for (const listener of this.#listeners) listener();
    });
    worker.postMessage(request);
    this.#worker = worker;
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** Of this visit, by match. */
const looks: { readonly [Job in keyof Looks]: Map<string, Look<Looks[Job]>> } = {
  hindsight: new Map(),
  review: new Map(),
};

function lookAt<Job extends keyof Looks>(job: Job, match: string): Look<Looks[Job]> {
  const known: Map<string, Look<Looks[Job]>> = looks[job];
  const look = known.get(match) ?? new Look(job);
  known.set(match, look);
  return look;
}

function useLookBack<Job extends keyof Looks>(
  job: Job,
  match: string,
  record: GameRecord | null,
  first: Seat | null,
): Looks[Job] | null {
  const subscribe = useCallback(
    (listener: () => void) =>
      record === null || record.seats.length < 2 ? () => {} : lookAt(job, match).subscribe(listener, { record, first }),
    [job, match, record, first],
  );
  return useSyncExternalStore(subscribe, () => lookAt(job, match).found);
}

export const useHindsight = (match: string, record: GameRecord | null): Hindsight | null =>
  useLookBack('hindsight', match, record, null);

/** `first` is whose mistakes are found before those of others. */
export const useReview = (match: string, record: GameRecord | null, first: Seat | null): Review | null =>
  useLookBack('review', match, record, first);
