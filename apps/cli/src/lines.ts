/** What is typed at plain prompts, line by line: some of it may be meant for now while the rest waits for the next question. */
import type { Interface } from 'node:readline/promises';

export class Lines {
  readonly #typed: AsyncIterator<string>;
  /** The line that is being waited for. */
  #coming: Promise<IteratorResult<string>> | null = null;
  /** Lines that were read too early. */
  readonly #kept: string[] = [];

  constructor(input: Interface) {
    this.#typed = input[Symbol.asyncIterator]();
  }

  /** The next line; `null` at the end of the input. */
  async next(): Promise<string | null> {
    return this.#kept.shift() ?? (await this.#read());
  }

  /** Until this is over, `take` is offered every line; what it does not want is kept for later. */
  async offer(over: Promise<unknown>, take: (line: string) => Promise<boolean>): Promise<void> {
    const ended = over.then(() => null);
    for (;;) {
      this.#coming ??= this.#typed.next();
      const line = await Promise.race([ended, this.#coming]);
      if (line === null || line.done === true) return;
      this.#coming = null;
      if (!(await take(line.value))) this.#kept.push(line.value);
    }
  }

  async #read(): Promise<string | null> {
    const { value, done } = await (this.#coming ?? this.#typed.next());
    this.#coming = null;
    return done === true ? null : value;
  }
}
