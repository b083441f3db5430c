/** How much somebody may send: a bucket that fills with time, by address or socket. */

export interface Rate {
  /** Refilled per second. */
  readonly perSecond: number;
  /** Most that can be saved up. */
  readonly burst: number;
}

export class Bucket {
  #left: number;
  #at: number;

  constructor(
    readonly rate: Rate,
    now: number,
  ) {
    this.#left = rate.burst;
    this.#at = now;
  }

  take(now: number, cost = 1): boolean {
    this.#left = Math.min(this.rate.burst, this.#left + ((now - this.#at) / 1000) * this.rate.perSecond);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  full(now: number): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** A bucket per address; those that are full again are forgotten. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();

  constructor(readonly rate: Rate) {}

  take(who: string, now: number, cost = 1): boolean {
    let bucket = this.#buckets.get(who);
    if (bucket === undefined) {
      if (this.#buckets.size >= 10_000) this.#forget(now);
      this.#buckets.set(who, (bucket = new Bucket(this.rate, now)));
    }
    return bucket.take(now, cost);
  }

  #forget(now: number): void {
    for (const [who, bucket] of this.#buckets) if (bucket.full(now)) this.#buckets.delete(who);
    // Everybody is busy at once: start over rather than grow without end.
    if (this.#buckets.size >= 10_000) this.#buckets.clear();
  }
}
