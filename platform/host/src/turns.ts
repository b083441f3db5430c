/** Long work in slices: whoever replays thousands of entries lets others have their turn in between. */

/** Resolves once everything else that was ready has had its turn. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });

/** Milliseconds of one slice. */
const slice = 8;

/** Call `yield` between two pieces of the work: it waits only when the slice is used up. */
export class Slices {
  #began = performance.now();

  async yield(): Promise<void> {
    if (performance.now() - this.#began < slice) return;
    await nextTurn();
    this.#began = performance.now();
  }
}
