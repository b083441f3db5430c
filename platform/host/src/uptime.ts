/** Knows when no server was at work: down, or on a machine that slept. Its notes in the store show whether that can be written. */
import type { Log } from './observer.ts';
import type { Outage, Store } from './store.ts';

/** Milliseconds between two notes, and what is no longer taken for a delay. */
const every = 2000;
const longest = 3 * every;

export class Uptime {
  /** Times in which nobody could play, as far back as clocks run. */
  outages: readonly Outage[] = [];
  /** Resolves when the time before this start is known, or cannot be found out. */
  readonly known: Promise<void>;
  #noted: number;
  #failure: unknown = null;
  #timer: ReturnType<typeof setInterval>;

  /** `found` is called when there was an outage while this server was running. */
  constructor(
    readonly store: Store,
    readonly now: () => number,
    readonly log: Log,
    readonly found: () => void,
  ) {
    this.#noted = now();
    // Where only one server writes, even a short time before its start was an outage.
    this.known = this.#note(store.shared ? longest : 0);
    this.#timer = setInterval(() => void this.#tick(), every);
    if (typeof this.#timer === 'object') this.#timer.unref();
  }

  /** Why the store does not answer, or `null` when it does. */
  get failure(): unknown {
    return this.#failure;
  }

  /** Notes the time if that is overdue, as after a sleep: whether an outage has been found. */
  async overdue(): Promise<boolean> {
    if (this.now() - this.#noted <= longest) return false;
    const before = this.outages.length;
    await this.#note(longest);
    return this.outages.length !== before;
  }

  /** The store did not answer: the cause is logged once, until it answers again. */
  failed(error: unknown): void {
    const before = this.#failure;
    this.#failure = error;
    const cause = (error instanceof Error && error.cause) || error;
    if (before === null) this.log.error({ err: cause }, 'the store does not answer');
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#note(longest);
  }

  async #tick(): Promise<void> {
    const before = this.outages.length;
    await this.#note(longest);
    if (this.outages.length > before) this.found();
  }

  async #note(longest: number): Promise<void> {
    try {
      const now = this.now();
      this.outages = (await this.store.alive?.(now, longest)) ?? [];
      this.#noted = now;
      if (this.#failure !== null) this.log.info({}, 'the store answers again');
      this.#failure = null;
    } catch (error) {
      this.failed(error);
    }
  }
}
