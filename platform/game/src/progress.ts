/** How far a long preparation is, told to whoever runs it in this thread. It changes nothing about what comes of it. */

type Listener = (part: number) => void;

let listener: Listener | null = null;

/** `part` is from 0 to 1. */
export function reportProgress(part: number): void {
  listener?.(part);
}

/** Calls `heard` with every report while `work` runs. */
export function withProgress<T>(heard: Listener, work: () => T): T {
  const before = listener;
  listener = heard;
  try {
    return work();
  } finally {
    listener = before;
  }
}
