/** Whose decision a bot thread makes next: people who wait come first, then whichever address has used the least time lately. */
import type { DecisionOrigin } from '@baize/match';
import { Refused } from '@baize/protocol';

/** Decisions that may wait: of one address, and in all. */
const mostOfOne = 100;
const mostInAll = 2000;
/** Milliseconds in which the memory of time used fades to a half. */
const halfLife = 10_000;

interface Waiting<T> {
  readonly item: T;
  readonly origin: DecisionOrigin;
}

export class FairQueue<T> {
  #waiting: Waiting<T>[] = [];
  readonly #used = new Map<string, number>();
  #faded: number;

  constructor(readonly now: () => number = () => performance.now()) {
    this.#faded = now();
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** Refuses with a time to wait when too much is waiting; `usual` is how many milliseconds a decision takes. */
  add(item: T, origin: DecisionOrigin, usual: number): void {
    const own = this.#waiting.filter((each) => each.origin.address === origin.address).length;
    if (own >= mostOfOne || this.#waiting.length >= mostInAll) {
      const ahead = own >= mostOfOne ? own : this.#waiting.length;
      const retryAfter = Math.min(60, Math.max(1, Math.ceil((ahead * usual) / 1000)));
      throw new Refused('BOTS_BUSY', undefined, { retryAfter });
    }
    this.#waiting.push({ item, origin });
  }

  /** The next, which is taken out. How urgent a decision is may have changed since it was asked for. */
  next(): { readonly item: T; readonly address: string } | undefined {
    this.#fade();
    const rank = ({ origin }: Waiting<T>): [number, number] => [origin.urgency(), this.#used.get(origin.address) ?? 0];
    let best = -1;
    let [urgency, used] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const [index, each] of this.#waiting.entries()) {
      const [its, theirs] = rank(each);
      if (its < urgency || (its === urgency && theirs < used)) [best, urgency, used] = [index, its, theirs];
    }
    const found = this.#waiting[best];
    if (found === undefined) return undefined;
    this.#waiting.splice(best, 1);
    return { item: found.item, address: found.origin.address };
  }

  /** An address has had so many milliseconds of a thread. */
  charge(address: string, ms: number): void {
    this.#fade();
    this.#used.set(address, (this.#used.get(address) ?? 0) + ms);
  }

  drain(): T[] {
    return this.#waiting.splice(0).map(({ item }) => item);
  }

  #fade(): void {
    const passed = this.now() - this.#faded;
    if (passed < 1000) return;
    this.#faded += passed;
    for (const [address, ms] of this.#used) {
      const left = ms * 0.5 ** (passed / halfLife);
      if (left < 1) this.#used.delete(address);
      else this.#used.set(address, left);
    }
  }
}
