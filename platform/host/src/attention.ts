/** Whether anybody cares about a table: bots' time is given to those where somebody does. */
import type { Subscribers } from './subscribers.ts';

/** Milliseconds for which a table counts as watched after somebody asked for it without staying. */
const attention = 2000;
/** Milliseconds for which somebody who asked from a seat is taken to be waiting. */
const patience = 30_000;

export class Attention {
  #lookedAt: number;
  #seatedAt = Number.NEGATIVE_INFINITY;

  constructor(
    readonly now: () => number,
    readonly subscribers: Subscribers,
  ) {
    this.#lookedAt = now();
  }

  /** Somebody has asked for the table from outside. */
  looked(): void {
    this.#lookedAt = this.now();
  }

  /** Somebody has who sits there. */
  fromSeat(): void {
    this.#seatedAt = this.now();
  }

  /** Milliseconds since somebody asked. */
  get since(): number {
    return this.now() - this.#lookedAt;
  }

  /** Somebody follows the table, or asked for it a moment ago. */
  get watched(): boolean {
    return this.subscribers.size > 0 || this.since < attention;
  }

  /** For the scheduling of bots: 0 while a person waits, 1 while somebody watches, 2 otherwise. */
  get urgency(): 0 | 1 | 2 {
    if (this.subscribers.seated || this.now() - this.#seatedAt < patience) return 0;
    return this.watched ? 1 : 2;
  }
}
