/** Long work in slices, so that others have their turn in between. */

/** Call it between two pieces of the work: it lets others have their turn only when so many milliseconds are used up. */
export function pauseEvery(ms: number, others: () => Promise<void>): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < ms) return;
    await others();
    began = performance.now();
  };
}
