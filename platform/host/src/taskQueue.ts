/** Things to do, one after another: each begins when those before it are done. */
export class TaskQueue {
  /** Settled when the last in line is done. */
  #last: Promise<void> = Promise.resolve();
  #length = 0;
  readonly #next = (): void => {
    this.#length -= 1;
  };

  add<T>(action: () => Promise<T>): Promise<T> {
    const done = this.#length === 0 ? action() : this.#last.then(action);
    this.#length += 1;
    this.#last = done.then(this.#next, this.#next);
    return done;
  }
}
